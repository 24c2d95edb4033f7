// A deal in play as one seat knows it: its own hand, the story, and what it knows of the others.
#pragma once

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "deal.hpp"
#include "features.hpp"
#include "variants.hpp"
#include "worlds.hpp"

namespace aluette {

class Situation {
 public:
  // The viewer's `hand`, who led the first trick, all cards played since, in order, and what is
  // known of the rest; and what signs have shown. Throws std::invalid_argument for what cannot be.
  Situation(const Rules& rules, int seat, Mask hand, int leader, std::vector<Card> plays,
            Knowledge known, const Shown& shown = {})
      : rules_(rules),
        seat_(seat),
        hand_(hand),
        leader_(leader),
        plays_(std::move(plays)),
        shown_(shown),
        worlds_(std::move(known)) {
    rules_.check();
    check();
    shown_.spies = 1U << static_cast<unsigned>(seat_);
    with_variant(rules_, [&]<class V>(V) { deal_ = replay<V>({}); });
    check_hands();
  }

  const Rules& rules() const { return rules_; }
  int seat() const { return seat_; }
  int side() const { return rules_.side_of[seat_]; }
  Mask hand() const { return hand_; }
  const Worlds& worlds() const { return worlds_; }
  const std::vector<Card>& plays() const { return plays_; }
  // What signs have shown: the viewer's own to its partners, the others' to it.
  const Shown& shown() const { return shown_; }
  // What the viewer has laid away itself, and whatever else it knows to lie elsewhere.
  Mask away() const {
    Mask rest = deck & ~hand_ & ~worlds_.known().unseen;
    for (const Card card : plays_) rest &= ~bit(card);
    return rest;
  }
  bool asked() const { return left() > 0 && turn() == seat_; }
  // Throws std::invalid_argument where the viewer is not in turn.
  void check_asked() const {
    if (!asked()) fail("the seat is not asked for a card");
  }

  int left() const {
    return std::visit([](const auto& deal) { return int{deal.state.left}; }, deal_);
  }
  int turn() const {
    return std::visit([](const auto& deal) { return deal.state.turn(); }, deal_);
  }
  Trick trick() const {
    return std::visit([](const auto& deal) { return deal.state.trick; }, deal_);
  }

  // The deal as it is now in one of the worlds.
  template <class V>
  Deal<V::seats> in(const World& world) const {
    Deal<V::seats> deal = std::get<Deal<V::seats>>(deal_);
    std::copy_n(world.begin(), V::seats, deal.state.hands.begin());
    deal.state.hands[seat_] = hand_;
    return deal;
  }

  // Calls `f` with what the seat sees of the deal.
  template <class F>
  decltype(auto) with_sight(F f) const {
    return std::visit(
        [&](auto deal) {
          deal.state.hands[seat_] = hand_;
          return f(Sight(deal, rules_, away(), shown_));
        },
        deal_);
  }

  // The deal as it was before the first card in that world.
  template <class V>
  Deal<V::seats> begun(const World& world) const {
    Deal<V::seats> deal = in<V>(world);
    Deal<V::seats> first;
    for (int seat = 0; seat < V::seats; ++seat) {
      first.state.hands[seat] = deal.state.hands[seat] | deal.played[seat];
    }
    first.state.left = static_cast<std::int8_t>(rules_.tricks);
    first.state.trick.leader = static_cast<std::int8_t>(leader_);
    return first;
  }

  // One card of each kind in hand.
  std::vector<Card> candidates() const {
    Mask others = worlds_.known().unseen;
    if (const Trick now = trick(); now.best != no_card) others |= bit(now.best);
    std::vector<Card> cards;
    for_each_kind(hand_, others, [&](Card card) { cards.push_back(card); });
    return cards;
  }

 private:
  static void fail(const std::string& why) { throw std::invalid_argument(why); }

  void check() const {
    const Knowledge& known = worlds_.known();
    if (known.seats != rules_.seats) fail("the worlds are of another number of seats");
    if (seat_ < 0 || seat_ >= rules_.seats) fail("there is no such seat");
    if (leader_ < 0 || leader_ >= rules_.seats) fail("no seat leads");
    if (static_cast<int>(plays_.size()) > rules_.seats * rules_.tricks) fail("too many cards");
    const auto own = static_cast<std::size_t>(seat_);
    if (known.counts[own] != 0 || known.laid[own] != 0) fail("the viewer sees its own cards");
    Mask seen = known.unseen;
    const auto see = [&](Mask cards) {
      if ((cards & ~deck) != 0) fail("there are 48 cards, numbered from 0 to 47");
      if ((cards & seen) != 0) fail("a card is there twice");
      seen |= cards;
    };
    see(hand_);
    for (const Card card : plays_) {
      if (card < 0 || card >= card_count) fail("there are 48 cards, numbered from 0 to 47");
      see(bit(card));
    }
  }

  void check_hands() const {
    std::visit(
        [&](const auto& deal) {
          for (int seat = 0; seat < rules_.seats; ++seat) {
            const auto k = static_cast<std::size_t>(seat);
            const int holds = seat == seat_ ? count(hand_) : worlds_.known().counts[k];
            const int right = rules_.tricks - count(deal.played[k]);
            if (holds != right) {
              fail("seat " + std::to_string(seat) + " has " + std::to_string(holds) +
                   " cards instead of " + std::to_string(right));
            }
          }
        },
        deal_);
  }

  // The story, with hands that hold nothing but what is played.
  template <class V>
  Deal<V::seats> replay(Deal<V::seats> deal) const {
    deal.state.left = static_cast<std::int8_t>(rules_.tricks);
    deal.state.trick.leader = static_cast<std::int8_t>(leader_);
    for (const Card card : plays_) {
      deal.state.hands[deal.state.turn()] |= bit(card);
      deal.template play<V>(card);
    }
    return deal;
  }

  Rules rules_;
  int seat_;
  Mask hand_;
  int leader_;
  std::vector<Card> plays_;
  Shown shown_;
  Worlds worlds_;
  std::variant<Deal<3>, Deal<4>, Deal<6>> deal_;
};

}  // namespace aluette
