// Deals played to their end: at random as fast as can be, or by the books' advice.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "random.hpp"
#include "state.hpp"

namespace aluette {

// How often each outcome came.
using Tally = std::array<std::uint64_t, outcome_count>;

// One byte for each trick: the strengths of the cards that a seat plays, in order.
using Order = std::array<std::uint8_t, 16>;

// The tricks in which `cards` has the byte of `best`.
inline unsigned tricks_equal(const Order& cards, const Order& best) {
#ifdef __SSE2__
  const __m128i a = _mm_load_si128(reinterpret_cast<const __m128i*>(cards.data()));
  const __m128i b = _mm_load_si128(reinterpret_cast<const __m128i*>(best.data()));
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(a, b)));
#else
  unsigned tricks = 0;
  for (unsigned k = 0; k < cards.size(); ++k) {
    tricks |= static_cast<unsigned>(cards[k] == best[k]) << k;
  }
  return tricks;
#endif
}

// Random playouts of one state.
//
// Any card may be played at any time, so a random playout is one random order of each hand, and who
// leads changes nothing: a trick is judged by its cards alone. All tricks are judged at once. The
// tricks that a seat takes are the bits of a word, and the race is read off those words.
template <class V>
class RandomPlayouts {
 public:
  static constexpr int seats = V::seats;

  RandomPlayouts(const State<seats>& state, const Rules& rules)
      : rules_(rules), race_(state.race), left_(state.left) {
    for (int seat = 0; seat < seats; ++seat) {
      for (Mask hand = state.hands[seat]; hand != 0; hand = without_lowest(hand)) {
        orders_[seat][sizes_[seat]++] = strength(lowest(hand));
      }
    }
    // A card of the trick in progress stays where it is, at the end of its seat's order. Of those
    // cards only the best matter; where it is tied, any of the others may be its equal.
    for (int k = 0; k < state.trick.laid; ++k) {
      const int seat = after(state.trick.leader, k, seats);
      const bool best = seat == state.trick.first || state.trick.tied;
      orders_[seat][sizes_[seat]] = best ? strength(state.trick.best) : 0;
    }
    // ... and so the trick in progress comes last in all orders, but is counted first.
    rotated_ = state.trick.laid > 0;
  }

  Outcome one(Random& random) {
    shuffle(random);
    return judge();
  }

 private:
  static std::uint8_t strength(Card card) {
    return static_cast<std::uint8_t>(ladder.strength[card] + 1);
  }

  // Fisher and Yates for each hand, all its draws out of one number.
  void shuffle(Random& random) {
    std::array<std::uint64_t, seats> numbers{};
    for (auto& number : numbers) number = random.next();
    for (int k = left_ - 1; k > 0; --k) {
      for (int seat = 0; seat < seats; ++seat) {
        if (k >= sizes_[seat]) continue;
        const Product drawn = multiply(numbers[seat], static_cast<std::uint64_t>(k) + 1);
        numbers[seat] = drawn.low;
        std::swap(orders_[seat][k], orders_[seat][drawn.high]);
      }
    }
  }

  Outcome judge() const {
    alignas(16) Order best = orders_[0];
    for (int seat = 1; seat < seats; ++seat) {
      for (unsigned k = 0; k < best.size(); ++k) best[k] = std::max(best[k], orders_[seat][k]);
    }
    std::array<unsigned, seats> won{};
    unsigned once = 0;
    unsigned twice = 0;
    for (int seat = 0; seat < seats; ++seat) {
      won[seat] = tricks_equal(orders_[seat], best);
      twice |= once & won[seat];
      once |= won[seat];
    }
    const unsigned tricks = (1U << static_cast<unsigned>(left_)) - 1;
    const unsigned counted = tricks & ~twice;
    unsigned most = 0;
    int winner = nobody;
    for (int seat = 0; seat < seats; ++seat) {
      won[seat] = in_order(won[seat] & counted);
      const unsigned standing = standing_of(seat, won[seat]);
      winner = standing > most ? seat : winner;
      most = std::max(most, standing);
    }
    return winner == nobody ? nobody_wins : outcome_of(winner, made(winner, won, tricks));
  }

  // The trick in progress from the last place to the first.
  unsigned in_order(unsigned won) const {
    if (!rotated_) return won;
    const unsigned last = static_cast<unsigned>(left_) - 1;
    return (won << 1U | won >> last) & ((2U << last) - 1);
  }

  // More for more tricks, and of equal numbers for the one reached earlier; 0 for no trick (R5.7).
  unsigned standing_of(int seat, unsigned won) const {
    const auto taken = static_cast<unsigned>(race_.taken[seat] + std::popcount(won));
    const unsigned before = race_.holder == seat ? 33 : 32;
    const unsigned earliness = won == 0 ? before : std::countl_zero(won);
    return taken == 0 ? 0 : taken << 6U | earliness;
  }

  // Whether the winner's tricks are a mordienne (R5.8).
  bool made(int winner, const std::array<unsigned, seats>& won, unsigned tricks) const {
    if constexpr (V::mordienne == Mordienne::off) return false;
    const unsigned own = won[winner];
    const int taken = race_.taken[winner] + std::popcount(own);
    if (rules_.needs_loss) {
      int all = race_.all_taken();
      for (const unsigned seats_won : won) all += std::popcount(seats_won);
      if (all == taken) return false;
    }
    if constexpr (V::mordienne == Mordienne::last_five) {
      if (left_ >= 5) return own >> static_cast<unsigned>(left_ - 5) == 0x1fU;
      return race_.runner == winner && own == tricks;
    }
    if (taken < rules_.shortest_run) return false;
    if (race_.taken[winner] > 0) return race_.runner == winner && own == tricks;
    return own + (own & (0U - own)) == tricks + 1;
  }

  const Rules& rules_;
  Race<seats> race_;
  int left_;
  bool rotated_ = false;
  alignas(16) std::array<Order, seats> orders_{};
  std::array<int, seats> sizes_{};
};

// The books' advice to the letter, the twin of aluette.bots.books: first seats low, the last but
// one high, the last cheap.
struct Books {
  int lead_high = 6;  // in how many of a deal's last tricks the leader leads its highest card
  int guard = 12;   // the lowest ladder step, 1 strongest, that stops the last from winning cheaply
  double slip = 0;  // how often a card is played at random instead

  template <class V>
  Card card(const State<V::seats>& state, const Rules& rules) const {
    const int seat = state.turn();
    const Mask hand = state.hands[seat];
    const Trick& trick = state.trick;
    if (trick.laid == 0) return state.left <= lead_high ? highest(hand) : lowest(hand);
    const int to_come = V::seats - 1 - trick.laid;
    if (to_come > 1) return lowest(hand);
    const bool ours = !trick.tied && rules.side_of[trick.first] == rules.side_of[seat];
    const Mask winners = hand & ladder.higher[trick.best];
    if (to_come == 1) {
      if (ours && step(trick.best) <= guard) return lowest(hand);
      for (Mask cards = winners; cards != 0; cards = without_lowest(cards)) {
        if (step(lowest(cards)) <= guard) return lowest(cards);
      }
      return lowest(hand);
    }
    if (ours) return lowest(hand);
    if (const Mask spoilers = hand & ladder.equal[trick.best]; spoilers != 0) {
      return lowest(spoilers);
    }
    return lowest(winners != 0 ? winners : hand);
  }

  template <class V>
  Outcome play_out(State<V::seats> state, const Rules& rules, Random& random) const {
    const auto threshold = static_cast<std::uint64_t>(slip * 0x1p32);
    while (!state.over()) {
      const Mask hand = state.legal();
      const bool slips = threshold != 0 && (random.next() >> 32) < threshold;
      state.template play<V>(slips ? nth(hand, random.below(count(hand))) : card<V>(state, rules));
    }
    return state.race.outcome(rules);
  }

 private:
  static int step(Card card) { return step_count - ladder.strength[card]; }
};

}  // namespace aluette
