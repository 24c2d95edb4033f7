// Deals that a network in training plays, and what it can learn from each of its cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "network.hpp"
#include "playout.hpp"
#include "random.hpp"

namespace aluette {

// One way to play that is practised.
struct Lesson {
  Rules rules;
  double weight = 1;           // how often, beside the others
  int second_singer = nobody;  // counted from the leader, who sings too; nobody: no chant (R5.3)

  // Throws std::invalid_argument for what cannot be practised.
  void check() const {
    rules.check();
    if (!(weight > 0 && weight < 1e9)) throw std::invalid_argument("a weight must be above 0");
    if (second_singer == nobody) return;
    if (second_singer < 1 || second_singer >= rules.seats) {
      throw std::invalid_argument("the second singer is counted from the leader");
    }
    if (card_count - rules.seats * rules.tricks < 2 * talon_half) {
      throw std::invalid_argument("the chant needs a talon of twelve cards");
    }
  }

  static constexpr int talon_half = 6;
};

// A card that was played, and what it was thought worth, then what it turned out to be.
struct Sample {
  Active on;
  CardActive card;
  float points = 0;
};

// What it plays with.
struct Practice {
  const Layers* learner = nullptr;
  const Layers* rival = nullptr;  // plays the other seats; nullptr: the books do
  unsigned learning = ~0U;        // the seats that the learner has, as bits
  double explore = 0;             // how often it tries any card
};

template <int Seats>
struct Dealt {
  Deal<Seats> deal;
  std::array<Mask, Seats> away{};  // what each seat laid away
  Shown shown{};                   // by signs
};

inline Card draw(Mask& cards, Random& random) {
  const Card card = nth(cards, random.below(count(cards)));
  cards ^= bit(card);
  return card;
}

// A deal at its first lead. Singers have taken six cards of the talon and laid away their weakest.
template <int Seats>
Dealt<Seats> deal_out(const Lesson& lesson, Random& random) {
  constexpr int talon_half = Lesson::talon_half;
  Dealt<Seats> dealt;
  State<Seats>& state = dealt.deal.state;
  state.left = static_cast<std::int8_t>(lesson.rules.tricks);
  state.trick.leader = static_cast<std::int8_t>(random.below(Seats));
  Mask pack = deck;
  for (Mask& hand : state.hands) {
    for (int k = 0; k < lesson.rules.tricks; ++k) hand |= bit(draw(pack, random));
  }
  if (lesson.second_singer == nobody) return dealt;
  for (const int steps : {0, lesson.second_singer}) {
    const int singer = after(state.trick.leader, steps, Seats);
    Mask& hand = state.hands[singer];
    for (int k = 0; k < talon_half; ++k) hand |= bit(draw(pack, random));
    const Mask all = hand;
    for (int k = 0; k < talon_half; ++k) hand = without_lowest(hand);
    dealt.away[singer] = all ^ hand;
  }
  return dealt;
}

// Half of the deals are played with signs: each seat shows its side some of what it holds, the more
// the more eager it is, and one in four sees what opponents show.
template <int Seats>
Shown draw_shown(const Deal<Seats>& deal, Random& random) {
  Shown shown;
  if (random.below(2) == 0) return shown;
  for (int seat = 0; seat < Seats; ++seat) {
    const double eager = random.chance();
    unsigned bits = all_shown(deal.state.hands[seat]);
    const unsigned held = bits >> shown_bits::ace & 0xfU;
    bits &= ~(0xfU << shown_bits::ace);
    for (unsigned k = 0; k < shown_bits::count; ++k) {
      if (random.chance() >= eager) bits &= ~(1U << k);
    }
    if (random.chance() < eager) bits |= held << shown_bits::ace;
    shown.by[seat] = static_cast<std::uint16_t>(bits);
    if (random.below(4) == 0) shown.spies |= 1U << static_cast<unsigned>(seat);
  }
  return shown;
}

// One deal of self-play, and the samples of the learner's seats.
template <class V>
class Game {
 public:
  Game(const Lesson& lesson, const Practice& practice, Random& random, std::vector<Sample>& samples)
      : rules_(lesson.rules),
        practice_(practice),
        random_(random),
        samples_(samples),
        begin_(samples.size()),
        threshold_(static_cast<std::uint64_t>(practice.explore * 0x1p32)),
        dealt_(deal_out<V::seats>(lesson, random)) {
    if constexpr (V::seats > 3) dealt_.shown = draw_shown(dealt_.deal, random);
  }

  void play() {
    Deal<V::seats>& deal = dealt_.deal;
    while (!deal.state.over()) deal.template play<V>(card());
    judge(deal.state.race.outcome(rules_));
  }

 private:
  Card card() {
    const State<V::seats>& state = dealt_.deal.state;
    const int seat = state.turn();
    const Mask hand = state.hands[seat];
    if ((hand & ~ladder.equal[lowest(hand)]) == 0) return lowest(hand);
    const bool learns = (practice_.learning >> static_cast<unsigned>(seat) & 1U) != 0;
    const Layers* layers = learns ? practice_.learner : practice_.rival;
    if (layers == nullptr) return Books{}.card<V>(state, rules_);
    const Sight<V::seats> sight(dealt_.deal, rules_, dealt_.away[seat], dealt_.shown);
    const Values values = evaluate(*layers, sight);
    if (!learns) return values.best();
    const bool tries = (random_.next() >> 32) < threshold_;
    const Card card = tries ? values.cards[random_.below(values.size)] : values.best();
    samples_.push_back({sight.active(), sight.active(card), values.of(card)});
    players_.push_back(seat);
    return card;
  }

  // Each card is worth what the deal came to; who plays alone also learns from what he thought of
  // his next card.
  void judge(Outcome outcome) {
    constexpr float next_share = V::seats == 3 ? 0.2F : 0;
    std::array<float, V::seats> next{};
    for (int seat = 0; seat < V::seats; ++seat) next[seat] = worth(outcome, seat);
    for (std::size_t k = players_.size(); k-- > 0;) {
      const int seat = players_[k];
      Sample& sample = samples_[begin_ + k];
      const float came = worth(outcome, seat);
      const float thought = std::exchange(next[seat], sample.points);
      sample.points = came + next_share * (thought - came);
    }
  }

  float worth(Outcome outcome, int seat) const {
    return static_cast<float>(rules_.value(outcome, rules_.side_of[seat]));
  }

  const Rules& rules_;
  const Practice& practice_;
  Random& random_;
  std::vector<Sample>& samples_;
  std::size_t begin_;
  std::uint64_t threshold_;
  Dealt<V::seats> dealt_;
  std::vector<int> players_;  // of the samples
};

// One deal, played once for each side that the network has, the others playing by the books: the
// points of its side less those of another, on average.
template <class V>
double against_books(const Lesson& lesson, const Layers& layers, Random& random) {
  const Rules& rules = lesson.rules;
  const Dealt<V::seats> dealt = deal_out<V::seats>(lesson, random);
  const int sides = 1 + *std::max_element(rules.side_of.begin(), rules.side_of.begin() + V::seats);
  double points = 0;
  for (int side = 0; side < sides; ++side) {
    Deal<V::seats> deal = dealt.deal;
    while (!deal.state.over()) {
      const int seat = deal.state.turn();
      if (rules.side_of[seat] == side) {
        const Sight<V::seats> sight(deal, rules, dealt.away[seat]);
        deal.template play<V>(evaluate(layers, sight).best());
      } else {
        deal.template play<V>(Books{}.card<V>(deal.state, rules));
      }
    }
    const Score score = rules.scores[deal.state.race.outcome(rules)];
    points += score.side == side ? score.points : -score.points / (sides - 1.0);
  }
  return points / sides;
}

}  // namespace aluette
