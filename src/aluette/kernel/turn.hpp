// The play of a deal as the seat in turn sees it, under rules that are known only at run time.
//
// What comes in is checked here; what is wrong throws std::invalid_argument.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "deal.hpp"
#include "variants.hpp"

namespace aluette {

// What the seat in turn may know.
struct Sighted {
  Mask hand = 0;
  std::vector<Mask> played;  // by each seat, the trick in progress included
  int leader = 0;            // of the trick in progress, or of the next
  std::vector<Card> trick;   // the cards of the trick in progress, from its leader
  std::vector<int> winners;  // who took each finished trick, or nobody
  Mask away = 0;             // the cards that it laid away itself
};

// A deal in which only the hand of the seat in turn is filled.
class Turn {
 public:
  Turn(const Rules& rules, const Sighted& sighted) {
    rules.check();
    check(rules, sighted);
    with_variant(rules, [&]<class V>(V) { deal_ = set_up<V>(rules, sighted); });
  }

  template <class F>
  decltype(auto) with_deal(F f) const {
    return std::visit(f, deal_);
  }

 private:
  static void check(const Rules& rules, const Sighted& sighted) {
    const auto fail = [](const std::string& why) { throw std::invalid_argument(why); };
    const auto seats = static_cast<std::size_t>(rules.seats);
    const int finished = static_cast<int>(sighted.winners.size());
    if (sighted.played.size() != seats) fail("there must be cards played for each seat");
    if (sighted.leader < 0 || sighted.leader >= rules.seats) fail("no seat leads");
    if (sighted.trick.size() >= seats) fail("a full trick is not in progress");
    if (finished >= rules.tricks) fail("all tricks have been played");
    for (const int winner : sighted.winners) {
      if (winner < nobody || winner >= rules.seats) fail("a trick was taken by no seat");
    }
    Mask seen = 0;
    const auto see = [&](Mask cards) {
      if ((cards & ~deck) != 0) fail("there are 48 cards, numbered from 0 to 47");
      if ((cards & seen) != 0) fail("a card is there twice");
      seen |= cards;
    };
    see(sighted.hand);
    see(sighted.away);
    for (int seat = 0; seat < rules.seats; ++seat) {
      const Mask played = sighted.played[static_cast<std::size_t>(seat)];
      see(played);
      const auto place =
          static_cast<std::size_t>((seat - sighted.leader + rules.seats) % rules.seats);
      const bool laid = place < sighted.trick.size();
      if (count(played) != finished + (laid ? 1 : 0)) {
        fail("seat " + std::to_string(seat) + " has played " + std::to_string(count(played)) +
             " cards instead of " + std::to_string(finished + (laid ? 1 : 0)));
      }
      if (!laid) continue;
      const Card card = sighted.trick[place];
      if (card < 0 || card >= card_count || (played & bit(card)) == 0) {
        fail("seat " + std::to_string(seat) + " has not played card " + std::to_string(card));
      }
    }
    if (count(sighted.hand) != rules.tricks - finished) {
      fail("the hand has " + std::to_string(count(sighted.hand)) + " cards instead of " +
           std::to_string(rules.tricks - finished));
    }
  }

  template <class V>
  static Deal<V::seats> set_up(const Rules& rules, const Sighted& sighted) {
    Deal<V::seats> deal;
    std::copy_n(sighted.played.begin(), V::seats, deal.played.begin());
    State<V::seats>& state = deal.state;
    int left = rules.tricks;
    for (const int winner : sighted.winners) {
      if (winner == nobody) {
        state.race.spoil();
      } else {
        state.race.template win<V::mordienne>(winner, left);
      }
      --left;
    }
    state.left = static_cast<std::int8_t>(left);
    state.trick.leader = static_cast<std::int8_t>(sighted.leader);
    for (const Card card : sighted.trick) state.trick = state.trick.with(state.turn(), card);
    state.hands[state.turn()] = sighted.hand;
    return deal;
  }

  std::variant<Deal<3>, Deal<4>, Deal<6>> deal_;
};

}  // namespace aluette
