// The double-dummy solver: what a deal is worth when everybody sees all cards.
//
// It answers one question at a time: can the asker's side force an outcome of the goal? Whoever can
// settle the question with a card does so, so a position is a yes or a no, found by depth-first
// search with bounds (bounds.hpp), a table of answers (table.hpp, key.hpp) and an order of moves
// that tries likely cards first. A value is found by asking for one number of points after another.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bounds.hpp"
#include "key.hpp"
#include "table.hpp"

namespace aluette {

// How much may be spent on one call; what is not answered by then stays open.
struct Limits {
  std::uint64_t nodes = UINT64_MAX;
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
  std::function<void()> poll;  // called now and then; may throw to give up
};

// Counts what is spent, over all questions of a call.
class Budget {
 public:
  struct Spent : std::exception {};

  explicit Budget(Limits limits) : limits_(std::move(limits)) {}

  // One more card tried; throws Spent when that was too many.
  void spend() {
    if (++nodes_ > limits_.nodes) throw Spent{};
    if (nodes_ % 4096 == 0) look_up();
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  void look_up() const {
    if (limits_.poll) limits_.poll();
    if (limits_.until != std::chrono::steady_clock::time_point::max() &&
        std::chrono::steady_clock::now() >= limits_.until) {
      throw Spent{};
    }
  }

  Limits limits_;
  std::uint64_t nodes_ = 0;
};

// The different cards of a seat, weakest first.
struct Moves {
  std::array<std::int8_t, most_tricks> cards{};
  int size = 0;

  void add(Card card) { cards[size++] = static_cast<std::int8_t>(card); }
  const std::int8_t* begin() const { return cards.data(); }
  const std::int8_t* end() const { return cards.data() + size; }
};

// One question about one deal.
template <class V>
class Search {
 public:
  static constexpr int seats = V::seats;

  Search(const Rules& rules, unsigned askers, OutcomeSet goal, Table& table, Budget& budget)
      : bounds_(rules, askers, goal),
        table_(table),
        budget_(budget),
        runs_matter_(tells_runs_apart(goal)),
        salt_(salt(rules, askers, goal)) {}

  // Whether the asker can force it. Throws Budget::Spent.
  bool ask(const State<seats>& state) {
    hands_ = state.hands;
    if (state.trick.laid > 0) return within_trick(state.race, state.trick, state.left);
    const int leader = state.trick.leader;
    const Verdict verdict = bounds_.look(hands_, state.race, leader, state.left);
    if (verdict != Verdict::open) return verdict == Verdict::yes;
    const std::uint64_t key = key_of(state.race, leader, state.left);
    const Verdict known = table_.find(key);
    if (known != Verdict::open) return known == Verdict::yes;
    return between_tricks(state.race, leader, state.left, key);
  }

 private:
  static bool tells_runs_apart(OutcomeSet goal) {
    for (int seat = 0; seat < seats; ++seat) {
      const unsigned own = static_cast<unsigned>(goal) >> static_cast<unsigned>(2 * seat) & 3U;
      if (own == 1 || own == 2) return true;
    }
    return false;
  }

  // All about the rules that a question between two tricks depends on.
  static std::uint64_t salt(const Rules& rules, unsigned askers, OutcomeSet goal) {
    Hash hash(static_cast<std::uint64_t>(seats));
    hash.add(static_cast<std::uint64_t>(V::spoiled_lead), 1);
    hash.add(static_cast<std::uint64_t>(V::mordienne), 2);
    hash.add(static_cast<std::uint64_t>(rules.shortest_run), 32);
    hash.add(static_cast<std::uint64_t>(rules.needs_loss), 1);
    hash.add(askers, most_seats);
    hash.add(goal, outcome_count);
    return hash.done();
  }

  std::uint64_t key_of(const Race<seats>& race, int leader, int left) const {
    return position_key<seats>(hands_, race_key(bounds_, race, leader, left, runs_matter_), salt_);
  }

  // A question that neither bounds nor table answer.
  bool between_tricks(const Race<seats>& race, int leader, int left, std::uint64_t key) {
    const bool yes = within_trick(race, {.leader = static_cast<std::int8_t>(leader)}, left);
    table_.keep(key, yes, left);
    return yes;
  }

  // The seat in turn tries its cards, until one settles the question its way.
  bool within_trick(const Race<seats>& race, const Trick& trick, int left) {
    const int seat = after(trick.leader, trick.laid, seats);
    Moves moves = moves_of(seat, trick);
    sort(moves, seat, trick);
    if (trick.laid == seats - 1) return last_card(race, trick, left, seat, moves);
    const Team team = bounds_.team_of(seat);
    for (const Card card : moves) {
      budget_.spend();
      hands_[seat] ^= bit(card);
      const bool yes = within_trick(race, trick.with(seat, card), left);
      hands_[seat] ^= bit(card);
      if (yes == team) return yes;
    }
    return !team;
  }

  // The last card of a trick: first see where each choice leads, and search only after that.
  bool last_card(const Race<seats>& race, const Trick& trick, int left, int seat,
                 const Moves& moves) {
    struct Choice {
      std::uint64_t key;
      Card card;
    };
    std::array<Choice, most_tricks> choices;
    int size = 0;
    const Team team = bounds_.team_of(seat);
    for (const Card card : moves) {
      budget_.spend();
      Race<seats> next = race;
      const int leader = trick.with(seat, card).template finish<V>(next, left);
      hands_[seat] ^= bit(card);
      const Verdict verdict = bounds_.look(hands_, next, leader, left - 1);
      if (verdict == Verdict::open) {
        choices[size] = {key_of(next, leader, left - 1), card};
        table_.prefetch(choices[size++].key);
      }
      hands_[seat] ^= bit(card);
      if (verdict == settled_for(team)) return team;
    }
    int open = 0;
    for (int k = 0; k < size; ++k) {
      const Verdict known = table_.find(choices[k].key);
      if (known == settled_for(team)) return team;
      if (known == Verdict::open) choices[open++] = choices[k];
    }
    for (int k = 0; k < open; ++k) {
      const Card card = choices[k].card;
      Race<seats> next = race;
      const int leader = trick.with(seat, card).template finish<V>(next, left);
      hands_[seat] ^= bit(card);
      const bool yes = between_tricks(next, leader, left - 1, choices[k].key);
      hands_[seat] ^= bit(card);
      if (yes == team) return team;
    }
    return !team;
  }

  // One card of each kind: cards between which nobody else has one are alike, and so are all that
  // can neither take this trick, nor spoil it, nor do so later.
  Moves moves_of(int seat, const Trick& trick) const {
    Moves moves;
    Mask hand = hands_[seat];
    Mask others = trick.laid > 0 ? bit(trick.best) : 0;
    Mask dead = 0;
    for (int other = 0; other < seats; ++other) {
      if (other == seat || hands_[other] == 0) continue;
      others |= hands_[other];
      dead |= ladder.lower[lowest(hands_[other])];
    }
    if (trick.laid > 0) dead &= ladder.lower[trick.best];
    if ((hand & dead) != 0) {
      moves.add(lowest(hand));
      hand &= ~dead;
    }
    for_each_kind(hand, others, [&](Card card) { moves.add(card); });
    return moves;
  }

  // The cards most likely to settle the question first.
  void sort(Moves& moves, int seat, const Trick& trick) const {
    std::array<int, most_tricks> weights{};
    for (int k = 0; k < moves.size; ++k) {
      const Card card = moves.cards[k];
      const int weight = weigh(card, k == 0, seat, trick);
      int place = k;
      for (; place > 0 && weights[place - 1] < weight; --place) {
        weights[place] = weights[place - 1];
        moves.cards[place] = moves.cards[place - 1];
      }
      weights[place] = weight;
      moves.cards[place] = static_cast<std::int8_t>(card);
    }
  }

  bool is_unbeatable(Card card, int seat) const {
    Mask others = 0;
    for (int other = 0; other < seats; ++other) {
      if (other != seat) others |= hands_[other];
    }
    return (others & ~ladder.lower[card]) == 0;
  }

  // Found by trying: the numbers that left the fewest cards to try in positions of pagat.
  int weigh(Card card, bool lowest, int seat, const Trick& trick) const {
    const int strength = ladder.strength[card];
    if (trick.laid == 0) return lowest ? 80 : 5 * strength + (is_unbeatable(card, seat) ? 60 : 0);
    const bool beats = (ladder.higher[trick.best] & bit(card)) != 0;
    const bool equals = (ladder.equal[trick.best] & bit(card)) != 0;
    const bool ours = !trick.tied && bounds_.team_of(trick.first) == bounds_.team_of(seat);
    const int to_come = seats - 1 - trick.laid;
    if (to_come == 0) {
      if (ours) return beats ? 40 - strength : equals ? 30 : 60 - strength;
      if (trick.tied) return beats ? 70 - strength : 45 - strength;
      return beats ? 80 - 2 * strength : equals ? 51 : 40 - strength;
    }
    if (ours) return beats ? 40 + strength : equals ? 0 : 20 - strength;
    if (to_come == 1) return beats ? 40 + strength : equals ? 35 : 20 - strength;
    return lowest ? 50 : beats ? 45 - strength : 20 - strength;
  }

  Bounds<V> bounds_;
  Table& table_;
  Budget& budget_;
  bool runs_matter_;
  std::uint64_t salt_;
  Hands<seats> hands_{};
};

// At least `low` points, at most `high`; exact when they are equal.
struct Range {
  int low = -2;
  int high = 2;
};

// A deal's value for a side: its points less those of all the others, who hold together.
template <class V>
class Solver {
 public:
  Solver(const Rules& rules, int side, Table& table, Budget& budget)
      : rules_(rules), side_(side), table_(table), budget_(budget) {
    for (int seat = 0; seat < V::seats; ++seat) {
      if (rules.side_of[seat] == side) askers_ |= 1U << static_cast<unsigned>(seat);
    }
  }

  // Whether the side can get so many points more; nothing where the budget was spent before.
  std::optional<bool> at_least(const State<V::seats>& state, int points) {
    try {
      return Search<V>(rules_, askers_, goal(points), table_, budget_).ask(state);
    } catch (const Budget::Spent&) {
      return std::nullopt;
    }
  }

  // The value, known to lie in `within`, as far as the budget goes: first who scores, then how
  // much.
  Range value(const State<V::seats>& state, Range within = {}) {
    const std::vector<int> values = possible(state);
    Range range{std::max(within.low, values.front()), std::min(within.high, values.back())};
    for (const int points : {1, 2, 0, -1}) {
      if (points <= range.low || points > range.high) continue;
      const std::optional<bool> yes = at_least(state, points);
      if (!yes) break;
      if (*yes) {
        range.low = *std::lower_bound(values.begin(), values.end(), points);
      } else {
        range.high = *std::prev(std::lower_bound(values.begin(), values.end(), points));
      }
    }
    return range;
  }

 private:
  OutcomeSet goal(int points) const {
    unsigned goal = 0;
    for (Outcome outcome = 0; outcome < outcome_count; ++outcome) {
      if (rules_.value(outcome, side_) >= points) goal |= outcome_bit(outcome);
    }
    return static_cast<OutcomeSet>(goal);
  }

  // The values that can still come, by the numbers of tricks; in order.
  std::vector<int> possible(const State<V::seats>& state) const {
    const unsigned reach = state.over()
                               ? outcome_bit(state.race.outcome(rules_))
                               : Bounds<V>(rules_, askers_, 0).by_count(state.race, state.left);
    std::vector<int> values;
    for (Outcome outcome = 0; outcome < outcome_count; ++outcome) {
      if ((reach & outcome_bit(outcome)) != 0) values.push_back(rules_.value(outcome, side_));
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }

  const Rules& rules_;
  int side_;
  unsigned askers_ = 0;
  Table& table_;
  Budget& budget_;
};

}  // namespace aluette
