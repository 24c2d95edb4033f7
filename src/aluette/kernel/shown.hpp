// What signs have shown of the hands (R6), as a network is told of it.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"
#include "rules.hpp"

namespace aluette {

// The luettes and doubles: each is the only card of its step. The aces follow.
constexpr int top_count = 8;
constexpr int first_top = card_count - top_count;
constexpr Mask top_cards = deck & ~(bit(first_top) - 1);
constexpr Mask aces = ladder.equal[first_top - 1];

// Bits for one seat. aluette.kernel.shown has the same list.
namespace shown_bits {
constexpr unsigned ace = top_count;  // after one for each of the eight, the weakest first:
                                     // one ace, two, three, four
constexpr unsigned poor = ace + 4;   // none of the eight
constexpr unsigned count = poor + 1;
}  // namespace shown_bits

// What each seat has shown of the hand that it began with. Its own side has seen it, and seats that
// spy have.
struct Shown {
  std::array<std::uint16_t, most_seats> by{};
  unsigned spies = 0;  // seats, as bits

  // What is left of it now that the seat has played these cards.
  unsigned left(int seat, Mask played) const {
    using namespace shown_bits;
    const unsigned all = by[seat];
    if (all == 0) return 0;
    const auto gone = static_cast<unsigned>((played & top_cards) >> first_top);
    const unsigned held =
        (all >> ace & 0xfU) >> static_cast<unsigned>(aluette::count(played & aces));
    return (all & ~(0xfU << ace) & ~gone) | held << ace;
  }
};

// All that a hand could show.
inline unsigned all_shown(Mask hand) {
  using namespace shown_bits;
  const auto top = static_cast<unsigned>((hand & top_cards) >> first_top);
  const unsigned held = (1U << static_cast<unsigned>(aluette::count(hand & aces))) - 1;
  return top | held << ace | (top == 0 ? 1U << poor : 0);
}

}  // namespace aluette
