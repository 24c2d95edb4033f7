// What can still come of a deal, without searching.
//
// A question is a goal, a set of outcomes, and whether the side that asks can force the outcome
// into it. Two kinds of argument answer it early. One finds outcomes that no play can bring: who
// can still get the most tricks, counted and then matched card by card. The other finds what a
// team can force with a plan that needs no answer to the others' cards: take one trick with each
// card that no opponent can beat, or keep the highest cards for the last tricks.
#pragma once

#include <array>
#include <cstdint>

#include "state.hpp"
#include "verdict.hpp"

namespace aluette {

template <int Seats>
using Hands = std::array<Mask, Seats>;

// The asker's side and all the others, who hold together against it.
using Team = bool;
constexpr Team asker = true;

constexpr Verdict settled_for(Team team) { return team == asker ? Verdict::yes : Verdict::no; }

// Whether a hand's `tricks` highest cards can each beat one of another's lowest: without that it
// cannot take so many tricks, whatever the other does (both have the same number of cards).
inline bool can_take(Mask hand, Mask other, int tricks) {
  for (int spare = count(hand) - tricks; spare > 0; --spare) hand = without_lowest(hand);
  for (; hand != 0; hand = without_lowest(hand), other = without_lowest(other)) {
    if ((ladder.higher[lowest(other)] & bit(lowest(hand))) == 0) return false;
  }
  return true;
}

// Whether a hand's `tricks` highest cards can each beat one of another's highest: without that the
// other keeps it from taking all of the last tricks by keeping its own highest cards for them.
inline bool can_take_last(Mask hand, Mask other, int tricks) {
  for (; tricks > 0; --tricks) {
    const Card mine = highest(hand);
    const Card theirs = highest(other);
    if ((ladder.higher[theirs] & bit(mine)) == 0) return false;
    hand ^= bit(mine);
    other ^= bit(theirs);
  }
  return true;
}

template <class V>
class Bounds {
 public:
  static constexpr int seats = V::seats;

  // The question whether the seats of `askers` can force an outcome of `goal`.
  Bounds(const Rules& rules, unsigned askers, OutcomeSet goal)
      : rules_(rules), askers_(askers), goal_(goal) {}

  Team team_of(int seat) const { return (askers_ >> static_cast<unsigned>(seat) & 1U) != 0; }
  bool needs_loss() const { return rules_.needs_loss; }

  bool contains(Outcome outcome) const { return (goal_ & outcome_bit(outcome)) != 0; }

  // The answer between two tricks, where it can be seen.
  Verdict look(const Hands<seats>& hands, const Race<seats>& race, int leader, int left) const {
    if (left == 0) return contains(race.outcome(rules_)) ? Verdict::yes : Verdict::no;
    OutcomeSet reach = by_count(race, left);
    if (const Verdict verdict = judge(reach); verdict != Verdict::open) return verdict;
    if (left == 1) return last_trick(hands, race, leader);
    if (const Verdict verdict = by_top_cards(hands, race, leader, left, reach);
        verdict != Verdict::open) {
      return verdict;
    }
    return by_matching(hands, race, left, reach);
  }

  // Every outcome that numbers of tricks alone do not exclude.
  OutcomeSet by_count(const Race<seats>& race, int left) const {
    const int most = race.most();
    unsigned reach = race.holder == nobody ? outcome_bit(nobody_wins) : 0U;
    for (int seat = 0; seat < seats; ++seat) {
      if (seat != race.holder && race.taken[seat] + left <= most) continue;
      reach |= outcome_bit(outcome_of(seat, false));
      if (run_needed(race, seat, left) > 0) reach |= outcome_bit(outcome_of(seat, true));
    }
    return static_cast<OutcomeSet>(reach);
  }

  // How many of the last tricks in a row a seat needs at least for a mordienne; 0: it cannot.
  int run_needed(const Race<seats>& race, int seat, int left) const {
    if constexpr (V::mordienne == Mordienne::off) return 0;
    const int taken = race.taken[seat];
    const int most = race.most();
    const bool lost = !rules_.needs_loss || race.all_taken() > taken;
    const bool can_win = seat == race.holder || taken + left > most;
    if constexpr (V::mordienne == Mordienne::last_five) {
      if (!can_win) return 0;
      if (left > 5) return 5;
      return lost && (left == 5 || race.runner == seat) ? left : 0;
    }
    if (taken > 0) {
      const bool long_enough = taken + left >= rules_.shortest_run;
      return race.runner == seat && can_win && long_enough && lost ? left : 0;
    }
    const int run = std::max(most + 1, rules_.shortest_run);
    return run <= (lost ? left : left - 1) ? run : 0;
  }

 private:
  // What a team wants of the outcomes that are left.
  OutcomeSet wanted(Team team, OutcomeSet reach) const {
    return static_cast<OutcomeSet>(team == asker ? reach & goal_ : reach & ~goal_);
  }

  Verdict judge(OutcomeSet reach) const {
    if (wanted(asker, reach) == 0) return Verdict::no;
    if (wanted(!asker, reach) == 0) return Verdict::yes;
    return Verdict::open;
  }

  Verdict last_trick(const Hands<seats>& hands, Race<seats> race, int leader) const {
    Trick trick{.leader = static_cast<std::int8_t>(leader)};
    for (int k = 0; k < seats; ++k) {
      const int seat = after(leader, k, seats);
      trick = trick.with(seat, lowest(hands[seat]));
    }
    trick.finish<V>(race, 1);
    return contains(race.outcome(rules_)) ? Verdict::yes : Verdict::no;
  }

  // The team that owns the highest cards can take a trick with each, in any order it likes.
  Verdict by_top_cards(const Hands<seats>& hands, const Race<seats>& race, int leader, int left,
                       OutcomeSet reach) const {
    std::array<Mask, 2> held{};
    for (int seat = 0; seat < seats; ++seat) held[team_of(seat)] |= hands[seat];
    const Team team = held[1] > held[0];
    const Mask top = held[team] & ladder.higher[highest(held[!team])];
    const int tops = count(top);
    if (tops == 0) return Verdict::open;
    const int spare = std::max(left - tops, 0);  // tricks that the opponents can get at most
    int best = 0;                                // what the plan brings one of the team
    bool first = false;                          // whether he can have it before anybody else
    for (int seat = 0; seat < seats; ++seat) {
      if (team_of(seat) != team) continue;
      const int own = count(hands[seat] & top);
      // With more high cards than tricks, partners cannot always stay out of each other's way.
      const int sure = std::max(0, tops <= left ? own : left - (tops - own));
      const int total = race.taken[seat] + sure;
      const bool leads = seat == leader && tops <= left && sure > 0;
      if (total > best || (total == best && leads)) {
        best = total;
        first = leads;
      }
    }
    unsigned forced = best == 0 ? reach & outcome_bit(nobody_wins) : 0U;
    for (int seat = 0; seat < seats; ++seat) {
      const unsigned own = 3U << static_cast<unsigned>(2 * seat);
      if (team_of(seat) == team || !stays_behind(race, seat, spare, best, first)) {
        forced |= reach & own;
      }
    }
    return (forced & ~wanted(team, reach)) == 0 ? settled_for(team) : Verdict::open;
  }

  // Whether a seat with `spare` more tricks cannot win against one that gets `best`.
  static bool stays_behind(const Race<seats>& race, int seat, int spare, int best, bool first) {
    const int total = race.taken[seat] + spare;
    if (seat != race.holder && total <= race.most()) return true;
    return total < best || (total == best && first && race.taken[seat] < best);
  }

  // Takes away what cannot be matched card by card, one team's wishes after the other's.
  Verdict by_matching(const Hands<seats>& hands, const Race<seats>& race, int left,
                      OutcomeSet reach) const {
    for (const Team team : {asker, !asker}) {
      if (!has_hope(hands, race, left, team, wanted(team, reach))) return settled_for(!team);
    }
    return Verdict::open;
  }

  // Whether any outcome that a team wants may still come, against opponents who want none.
  bool has_hope(const Hands<seats>& hands, const Race<seats>& race, int left, Team team,
                OutcomeSet wishes) const {
    if ((wishes & outcome_bit(nobody_wins)) != 0) return true;
    // The opponents' plan stops mordiennes only, so it must be all that they have to stop.
    bool only_own_runs = true;
    for (int seat = 0; seat < seats; ++seat) {
      const auto own = static_cast<unsigned>(wishes) >> static_cast<unsigned>(2 * seat) & 3U;
      if ((own & 1U) != 0 || (own != 0 && team_of(seat) != team)) only_own_runs = false;
    }
    for (int seat = 0; seat < seats; ++seat) {
      const auto own = static_cast<unsigned>(wishes) >> static_cast<unsigned>(2 * seat) & 3U;
      if ((own & 1U) != 0) {
        if (seat == race.holder) return true;
        if (takes(hands, seat, race.most() + 1 - race.taken[seat])) return true;
      } else if (own != 0) {
        const int run = run_needed(race, seat, left);
        if (takes(hands, seat, run) && (!only_own_runs || takes_last(hands, seat, run))) {
          return true;
        }
      }
    }
    return false;
  }

  static bool takes(const Hands<seats>& hands, int seat, int tricks) {
    for (int other = 0; other < seats; ++other) {
      if (other != seat && !can_take(hands[seat], hands[other], tricks)) return false;
    }
    return true;
  }

  bool takes_last(const Hands<seats>& hands, int seat, int tricks) const {
    for (int other = 0; other < seats; ++other) {
      if (team_of(other) != team_of(seat) && !can_take_last(hands[seat], hands[other], tricks)) {
        return false;
      }
    }
    return true;
  }

  const Rules& rules_;
  unsigned askers_;
  OutcomeSet goal_;
};

}  // namespace aluette
