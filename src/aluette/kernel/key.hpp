// What a question between two tricks comes down to: one number, the same for all positions that
// differ in nothing that can matter.
//
// Ladder steps are walked from the top. Only who owns them counts, not which they are: neighbouring
// steps of one owner merge into a number of cards, and cards that can never take or spoil a trick
// again are left out. Of the race there remain distances to the one with most tricks.
#pragma once

#include <cstdint>

#include "bounds.hpp"
#include "random.hpp"

namespace aluette {

// Puts small codes together into one number.
class Hash {
 public:
  explicit Hash(std::uint64_t start) : hash_(start) {}

  void add(std::uint64_t code, int bits) {
    if (used_ + bits > 64) flush();
    block_ |= code << static_cast<unsigned>(used_);
    used_ += bits;
  }

  std::uint64_t done() {
    flush();
    return hash_;
  }

 private:
  void flush() {
    hash_ = fold(hash_ ^ block_ ^ 0x9e3779b97f4a7c15U, 0xd6e8feb86659fd93U + hash_);
    block_ = 0;
    used_ = 0;
  }

  std::uint64_t hash_;
  std::uint64_t block_ = 0;
  int used_ = 0;
};

// The cards that can never take a trick or spoil one: whoever plays one, another seat plays higher,
// because its lowest card is.
template <int Seats>
Mask dead_cards(const Hands<Seats>& hands) {
  Mask dead = 0;
  for (const Mask hand : hands) {
    if (hand != 0) dead |= ladder.lower[lowest(hand)];
  }
  return dead;
}

// The race as the rest of the deal can tell it apart.
template <class V>
std::uint64_t race_key(const Bounds<V>& bounds, const Race<V::seats>& race, int leader, int left,
                       bool runs_matter) {
  const int most = race.most();
  std::uint64_t key = 0;
  for (int seat = 0; seat < V::seats; ++seat) {
    std::uint64_t code = 63;  // he cannot win any more
    if (seat == race.holder || race.taken[seat] + left > most) {
      // His mordienne: not any more, not begun, under way (or for now anybody's).
      std::uint64_t run = 0;
      if (runs_matter && bounds.run_needed(race, seat, left) > 0) {
        run = race.taken[seat] > 0 && race.runner == seat ? 2 : 1;
      }
      code = static_cast<std::uint64_t>(most - race.taken[seat]) << 2U | run;
    }
    key = key << 6U | code;
  }
  // Distances do not say whether the one with most tricks has lost any, which a mordienne may need.
  const bool lost = runs_matter && bounds.needs_loss() && race.all_taken() > most;
  key = key << 1U | static_cast<std::uint64_t>(lost);
  key = key << 3U | static_cast<std::uint64_t>(race.holder + 1);
  key = key << 3U | static_cast<std::uint64_t>(leader);
  return key << 4U | static_cast<std::uint64_t>(left);
}

// The position between two tricks; `salt` tells questions and rules apart.
template <int Seats>
std::uint64_t position_key(const Hands<Seats>& hands, std::uint64_t race, std::uint64_t salt) {
  Mask rest = 0;
  for (const Mask hand : hands) rest |= hand;
  rest &= ~dead_cards<Seats>(hands);
  Hash hash(salt);
  hash.add(race, 64);
  while (rest != 0) {
    const Card top = highest(rest);
    int owner = 0;
    while ((hands[owner] & bit(top)) == 0) ++owner;
    const Mask others = rest & ~hands[owner];
    const Mask own = rest & hands[owner] & (others != 0 ? ladder.higher[highest(others)] : deck);
    if (own != 0) {
      hash.add(static_cast<std::uint64_t>(1 | owner << 1 | count(own) << 4), 8);
      rest &= ~own;
      continue;
    }
    std::uint64_t counts = 0;
    for (const Mask hand : hands) {
      counts = counts << 3U | static_cast<std::uint64_t>(count(hand & ladder.equal[top]));
    }
    hash.add(counts << 1U, 1 + 3 * Seats);
    rest &= ~ladder.equal[top];
  }
  return hash.done();
}

}  // namespace aluette
