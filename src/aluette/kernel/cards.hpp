// The 48 cards as bits of a mask, in order of strength (rules R2.1 to R2.3).
//
// A card is its number, 0 the weakest to 47 Monsieur, exactly as in aluette.cards; a hand is the
// mask of its cards. Cards of one ladder step are neighbours, so every question about strength is
// one mask: what is stronger, equal or weaker than a card.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace aluette {

using Mask = std::uint64_t;
using Card = int;

constexpr int card_count = 48;
constexpr int step_count = 19;
constexpr Card no_card = -1;
constexpr Mask deck = (Mask{1} << card_count) - 1;

constexpr Mask bit(Card card) { return Mask{1} << card; }
constexpr int count(Mask cards) { return std::popcount(cards); }
constexpr Card lowest(Mask cards) { return std::countr_zero(cards); }
constexpr Card highest(Mask cards) { return 63 - std::countl_zero(cards); }
constexpr Mask without_lowest(Mask cards) { return cards & (cards - 1); }

// The card that has `index` weaker ones beside it in `cards`.
inline Card nth(Mask cards, int index) {
#ifdef __BMI2__
  return lowest(_pdep_u64(bit(index), cards));
#else
  while (index-- > 0) cards = without_lowest(cards);
  return lowest(cards);
#endif
}

// The ladder, looked up by card.
struct Ladder {
  std::array<std::uint8_t, card_count> strength{};  // 0 the lowest step to 18 Monsieur's
  std::array<Mask, card_count> equal{};             // the card's own step
  std::array<Mask, card_count> higher{};            // every card that beats it
  std::array<Mask, card_count> lower{};             // every card that it beats

  constexpr Ladder() {
    constexpr std::array<int, step_count> sizes = {2, 4, 4, 4, 4, 4, 2, 4, 4, 4,
                                                   4, 1, 1, 1, 1, 1, 1, 1, 1};
    Card first = 0;
    for (int step = 0; step < step_count; ++step) {
      const Mask below = bit(first) - 1;
      const Mask own = (bit(sizes[step]) - 1) << first;
      for (const Card end = first + sizes[step]; first < end; ++first) {
        strength[first] = static_cast<std::uint8_t>(step);
        equal[first] = own;
        higher[first] = deck & ~below & ~own;
        lower[first] = below;
      }
    }
  }
};

inline constexpr Ladder ladder;

// Calls `f` with one card of each kind in a hand, the weakest first. Cards are alike where none of
// the `others` lies between them.
template <class F>
void for_each_kind(Mask hand, Mask others, F f) {
  for (Card last = no_card; hand != 0;) {
    const Card card = lowest(hand);
    hand &= ~ladder.equal[card];
    const bool alike =
        last != no_card && (others & ~ladder.lower[last] & ~ladder.higher[card]) == 0;
    if (!alike) f(card);
    last = card;
  }
}

}  // namespace aluette
