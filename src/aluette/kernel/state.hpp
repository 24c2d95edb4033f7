// A deal in play: hands, the trick in progress, and the race for most tricks (R5.5 to R5.8).
//
// The twin of aluette.game.tricks and aluette.game.scoring. A state is small and is copied, not
// taken back.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "cards.hpp"
#include "rules.hpp"

namespace aluette {

// Who has how many tricks, as far as the rest of the deal can tell.
template <int Seats>
struct Race {
  std::array<std::int8_t, Seats> taken{};
  std::int8_t holder = nobody;  // has the most tricks, of several the first to reach that number
  std::int8_t runner = nobody;  // whose mordienne is under way: he took the last trick

  int most() const { return holder == nobody ? 0 : taken[holder]; }

  int all_taken() const {
    int sum = 0;
    for (const int tricks : taken) sum += tricks;
    return sum;
  }

  // `seat` takes a trick; `left` tricks were to come, this one included.
  template <Mordienne Kind>
  void win(int seat, int left) {
    const int tricks = ++taken[seat];
    if (holder == nobody || tricks > taken[holder]) holder = static_cast<std::int8_t>(seat);
    bool runs = false;
    if constexpr (Kind == Mordienne::run) runs = tricks == 1 || runner == seat;
    if constexpr (Kind == Mordienne::last_five) runs = left == 5 || (left < 5 && runner == seat);
    runner = static_cast<std::int8_t>(runs ? seat : nobody);
  }

  void spoil() { runner = nobody; }

  // How the deal came out, once every trick has been played.
  Outcome outcome(const Rules& rules) const {
    if (holder == nobody) return nobody_wins;
    const bool long_enough =
        rules.mordienne != Mordienne::run || taken[holder] >= rules.shortest_run;
    const bool lost_before = !rules.needs_loss || all_taken() > taken[holder];
    return outcome_of(holder, runner == holder && long_enough && lost_before);
  }

  friend bool operator==(const Race&, const Race&) = default;
};

// The trick in progress: all that the cards still to come can change.
struct Trick {
  std::int8_t leader = 0;
  std::int8_t laid = 0;        // cards in it
  std::int8_t best = no_card;  // the strongest of them, of equal ones the first
  std::int8_t first = nobody;  // the seat that played it
  bool tied = false;           // whether another card equals it

  // What it becomes when `seat` lays `card`.
  Trick with(int seat, Card card) const {
    Trick next = *this;
    ++next.laid;
    if (best == no_card || (ladder.higher[best] & bit(card)) != 0) {
      next.best = static_cast<std::int8_t>(card);
      next.first = static_cast<std::int8_t>(seat);
      next.tied = false;
    } else if ((ladder.equal[best] & bit(card)) != 0) {
      next.tied = true;
    }
    return next;
  }

  // Counts a full trick in the race and gives who leads the next one (R5.6).
  template <class V>
  int finish(Race<V::seats>& race, int left) const {
    if (!tied) {
      race.template win<V::mordienne>(first, left);
      return first;
    }
    race.spoil();
    return V::spoiled_lead == Lead::first_tied ? first : leader;
  }

  friend bool operator==(const Trick&, const Trick&) = default;
};

constexpr int after(int seat, int steps, int seats) {
  const int next = seat + steps;
  return next < seats ? next : next - seats;
}

template <int Seats>
struct State {
  std::array<Mask, Seats> hands{};
  Race<Seats> race;
  Trick trick;
  std::int8_t left = 0;  // tricks not finished

  bool over() const { return left == 0; }
  int turn() const { return after(trick.leader, trick.laid, Seats); }
  Mask legal() const { return over() ? 0 : hands[turn()]; }

  // The seat in turn plays a card that it holds.
  template <class V>
  void play(Card card) {
    static_assert(V::seats == Seats);
    const int seat = turn();
    hands[seat] ^= bit(card);
    trick = trick.with(seat, card);
    if (trick.laid == Seats) {
      trick = Trick{.leader = static_cast<std::int8_t>(trick.finish<V>(race, left))};
      --left;
    }
  }

  friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State<3>) >= 32 && sizeof(State<4>) == 48 && sizeof(State<6>) == 64);

}  // namespace aluette
