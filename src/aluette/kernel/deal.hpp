// A deal in play together with its story: which cards each seat has played so far.
//
// Everybody saw the story, so what a seat may know is its own hand and this. Policies that remember
// are given a deal, not a state.
#pragma once

#include "state.hpp"

namespace aluette {

template <int Seats>
struct Deal {
  State<Seats> state;
  std::array<Mask, Seats> played{};

  // The seat in turn plays a card that it holds.
  template <class V>
  void play(Card card) {
    played[state.turn()] |= bit(card);
    state.template play<V>(card);
  }

  // Every card that lies open.
  Mask out() const {
    Mask cards = 0;
    for (const Mask own : played) cards |= own;
    return cards;
  }
};

}  // namespace aluette
