// Looks and signs in ticks (R6), the twin of aluette.signs.ticks and of the honest table.
//
// Before each card every seat does one thing with its face, all at the same time.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>

#include "blake.hpp"
#include "cards.hpp"
#include "rules.hpp"
#include "shown.hpp"

namespace aluette {

// The signs without words, in the order in which actions are numbered: those of the eight single
// cards, strongest first, one to four aces, both Monsieur and Madame, misère, mordienne.
constexpr int sign_count = 15;
using Signs = std::uint16_t;
constexpr int most_signs = 12;  // a seat's in one deal

// What a seat can do with its face, as actions are numbered.
namespace face {
constexpr int keep = 0;
constexpr int look = 1;  // at its own cards; then at the seat to its left, and so on
constexpr int sign = look + most_seats;
constexpr int count = sign + sign_count;
}  // namespace face

// The signs that are true of a hand.
inline Signs true_signs(Mask hand) {
  Signs signs = 0;
  for (int k = 0; k < 8; ++k) signs |= static_cast<Signs>((hand >> (47 - k) & 1U) << k);
  const int held = count(hand & aces);
  signs |= static_cast<Signs>(((1U << static_cast<unsigned>(held)) - 1) << 8U);
  if ((signs & 3U) == 3) signs |= 1U << 12U;
  return signs | 3U << 13U;
}
template <int Seats>
struct Faces {
  std::uint64_t seed = 0;  // of who sees what
  std::array<std::int8_t, Seats> gazes{};
  std::array<std::int8_t, Seats> acts{};  // of this tick, by seat
  std::int8_t acted = 0;                  // how many seats
  std::array<std::int8_t, Seats> signed_times{};
  std::array<Signs, Seats> made{};
  std::array<std::array<Signs, Seats>, Seats> noticed{};  // by observer, then by maker
  std::array<std::uint8_t, Seats> glimpsed{};             // by observer, a mask of makers

  explicit Faces(std::uint64_t chance) : seed(chance) {
    for (int seat = 0; seat < Seats; ++seat) gazes[seat] = static_cast<std::int8_t>(seat);
  }

  // What a seat may do, a bit for each action: to look where it looks already is to keep still.
  std::uint32_t legal(int seat, Mask hand, Signs known) const {
    std::uint32_t acts_allowed = 1U << static_cast<unsigned>(face::keep);
    const int looks = (gazes[seat] - seat + Seats) % Seats;
    for (int at = 0; at < Seats; ++at) {
      if (at != looks) acts_allowed |= 1U << static_cast<unsigned>(face::look + at);
    }
    if (signed_times[seat] < most_signs) {
      acts_allowed |= static_cast<std::uint32_t>(true_signs(hand) & known)
                      << static_cast<unsigned>(face::sign);
    }
    return acts_allowed;
  }

  // A seat acts; once all have, everybody's head turns and who looks at a sign may see it.
  void act(int seat, int what, int tick) {
    acts[seat] = static_cast<std::int8_t>(what);
    if (++acted < Seats) return;
    acted = 0;
    for (int k = 0; k < Seats; ++k) {
      if (acts[k] >= face::look && acts[k] < face::sign) {
        gazes[k] = static_cast<std::int8_t>((k + acts[k] - face::look) % Seats);
      }
    }
    for (int maker = 0; maker < Seats; ++maker) {
      if (acts[maker] < face::sign) continue;
      const auto sign = static_cast<Signs>(1U << static_cast<unsigned>(acts[maker] - face::sign));
      made[maker] |= sign;
      ++signed_times[maker];
      for (int observer = 0; observer < Seats; ++observer) {
        const bool watches = observer != maker && gazes[observer] == maker;
        if (watches && acts[observer] < face::sign) notice(observer, maker, sign, tick);
      }
    }
  }

 private:
  void notice(int observer, int maker, Signs sign, int tick) {
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "(%llu, %d, %d, %d)",
                                   static_cast<unsigned long long>(seed), tick, maker, observer);
    const std::uint64_t number = blake2b_56({text.data(), static_cast<std::size_t>(size)});
    const double draw = static_cast<double>(number) * 0x1p-56;
    if (draw < 0.9) {
      noticed[observer][maker] |= sign;
    } else if (draw < 0.97) {
      glimpsed[observer] =
          static_cast<std::uint8_t>(glimpsed[observer] | 1U << static_cast<unsigned>(maker));
    }
  }
};

}  // namespace aluette
