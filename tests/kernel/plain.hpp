// Plain minimax over all cards, with nothing but a memory of positions: what the solver must equal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "state.hpp"

namespace aluette::tests {

template <int Seats>
struct StateHash {
  std::size_t operator()(const State<Seats>& state) const {
    std::uint64_t hash = 0;
    const auto add = [&](auto number) {
      hash = (hash ^ static_cast<std::uint64_t>(number)) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 29U;
    };
    for (const Mask hand : state.hands) add(hand);
    for (const int tricks : state.race.taken) add(tricks);
    add(state.race.holder);
    add(state.race.runner);
    add(state.trick.leader);
    return hash;
  }
};

// Whether a side can get so many points.
template <class V>
class Plain {
 public:
  Plain(const Rules& rules, int side, int points) : rules_(rules), side_(side), points_(points) {}

  bool ask(const State<V::seats>& state) {
    if (state.over()) return rules_.value(state.race.outcome(rules_), side_) >= points_;
    if (state.trick.laid > 0) return try_all(state);
    if (const auto known = known_.find(state); known != known_.end()) return known->second;
    return known_[state] = try_all(state);
  }

 private:
  bool try_all(const State<V::seats>& state) {
    const bool own = rules_.side_of[state.turn()] == side_;
    for (Mask hand = state.legal(); hand != 0; hand = without_lowest(hand)) {
      State<V::seats> next = state;
      next.template play<V>(lowest(hand));
      if (ask(next) == own) return own;
    }
    return !own;
  }

  const Rules& rules_;
  int side_;
  int points_;
  std::unordered_map<State<V::seats>, bool, StateHash<V::seats>> known_;
};

}  // namespace aluette::tests
