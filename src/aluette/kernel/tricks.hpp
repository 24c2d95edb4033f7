// The play of one deal under rules that are known only at run time: what callers hold on to.
//
// Everything that comes in is checked here, once; what is wrong throws std::invalid_argument.
#pragma once

#include <atomic>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "clock.hpp"
#include "playout.hpp"
#include "solve.hpp"
#include "threads.hpp"
#include "variants.hpp"

namespace aluette {

// A position as it is written down: hands are what each seat still holds.
struct Position {
  std::vector<Mask> hands;
  int leader = 0;            // of the trick in progress, or of the next
  std::vector<Card> trick;   // the cards of the trick in progress, from its leader
  std::vector<int> winners;  // who took each finished trick, or nobody
};

class Tricks {
 public:
  // Calls `f` with the variant that the rules are, and with the state.
  template <class F>
  decltype(auto) with_state(F f) {
    return with_variant(rules_,
                        [&]<class V>(V v) { return f(v, std::get<State<V::seats>>(state_)); });
  }
  template <class F>
  decltype(auto) with_state(F f) const {
    return with_variant(rules_,
                        [&]<class V>(V v) { return f(v, std::get<State<V::seats>>(state_)); });
  }

  Tricks(const Rules& rules, const Position& position) : rules_(rules) {
    rules.check();
    check(position);
    with_variant(rules_, [&]<class V>(V) { set_up<V>(position); });
  }

  const Rules& rules() const { return rules_; }
  bool over() const {
    return with_state([](auto, const auto& state) { return state.over(); });
  }
  int turn() const {
    return with_state([](auto, const auto& state) { return state.turn(); });
  }
  int leader() const {
    return with_state([](auto, const auto& state) { return int{state.trick.leader}; });
  }
  Mask legal() const {
    return with_state([](auto, const auto& state) { return state.legal(); });
  }
  int holder() const {
    return with_state([](auto, const auto& state) { return int{state.race.holder}; });
  }
  std::vector<int> taken() const {
    return with_state([](auto, const auto& state) {
      return std::vector<int>(state.race.taken.begin(), state.race.taken.end());
    });
  }

  // How the deal came out; nothing while a card is left to play.
  std::optional<Outcome> outcome() const {
    if (!over()) return std::nullopt;
    return with_state([&](auto, const auto& state) { return state.race.outcome(rules_); });
  }

  void play(Card card) {
    if (over()) throw std::invalid_argument("all tricks have been played");
    if (card < 0 || card >= card_count || (legal() & bit(card)) == 0) {
      throw std::invalid_argument("seat " + std::to_string(turn()) + " does not hold card " +
                                  std::to_string(card));
    }
    with_state([&]<class V>(V, auto& state) { state.template play<V>(card); });
  }

  // The card that the books advise.
  Card advice(int lead_high, int guard) const {
    if (over()) throw std::invalid_argument("all tricks have been played");
    return with_state([&]<class V>(V, const auto& state) {
      return Books{.lead_high = lead_high, .guard = guard}.card<V>(state, rules_);
    });
  }

  // So many playouts, at random or by the books. Their streams of random numbers go by blocks, so
  // the tally is the same for any number of threads. `poll` is called in the caller's.
  Tally play_out(std::uint64_t playouts, std::uint64_t seed, const std::optional<Books>& books,
                 int threads, const Poll& poll) const {
    const std::uint64_t blocks = (playouts + block_size - 1) / block_size;
    std::vector<Tally> tallies(static_cast<std::size_t>(threads), Tally{});
    std::atomic<std::uint64_t> next{0};
    Watch watch(Watch::for_ever, poll);
    Failure failure;
    share_out(tallies.size(), [&](std::size_t self) {
      for (std::uint64_t block = next++; block < blocks && !failure; block = next++) {
        const std::uint64_t begin = block * block_size;
        play_block(std::min(block_size, playouts - begin), Random(seed, block), books,
                   tallies[self]);
        if (self == 0) failure.carry([&] { watch.over(); });
      }
    });
    failure.raise();
    Tally sum{};
    for (const Tally& tally : tallies) {
      for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += tally[k];
    }
    return sum;
  }

  // Whether a side can get so many points more than the others.
  std::optional<bool> at_least(int side, int points, Table& table, Budget& budget) const {
    return can_get(rules_, state_, side, points, table, budget);
  }

  // The deal's value for a side, known to lie in `within`.
  Range value(int side, Range within, Table& table, Budget& budget) const {
    return solve(rules_, state_, side, within, table, budget);
  }

 private:
  static constexpr std::uint64_t block_size = 4096;

  void check(const Position& position) const {
    const auto seats = static_cast<std::size_t>(rules_.seats);
    const auto fail = [](const std::string& why) { throw std::invalid_argument(why); };
    if (position.hands.size() != seats) fail("there must be a hand for each seat");
    if (position.leader < 0 || position.leader >= rules_.seats) fail("no seat leads");
    if (position.trick.size() >= seats) fail("a full trick is not in progress");
    const int left = rules_.tricks - static_cast<int>(position.winners.size());
    if (left < 0) fail("more tricks have winners than there are");
    for (const int winner : position.winners) {
      if (winner < nobody || winner >= rules_.seats) fail("a trick was taken by no seat");
    }
    Mask seen = 0;
    const auto see = [&](Mask cards) {
      if ((cards & ~deck) != 0) fail("there are 48 cards, numbered from 0 to 47");
      if ((cards & seen) != 0) fail("a card is there twice");
      seen |= cards;
    };
    for (const Card card : position.trick) {
      if (card < 0 || card >= card_count) fail("there are 48 cards, numbered from 0 to 47");
      see(bit(card));
    }
    for (int seat = 0; seat < rules_.seats; ++seat) {
      const Mask hand = position.hands[static_cast<std::size_t>(seat)];
      see(hand);
      const int place = (seat - position.leader + rules_.seats) % rules_.seats;
      const bool played = place < static_cast<int>(position.trick.size());
      if (count(hand) + (played ? 1 : 0) != left) {
        fail("seat " + std::to_string(seat) + " has " + std::to_string(count(hand)) +
             " cards instead of " + std::to_string(left - (played ? 1 : 0)));
      }
    }
  }

  template <class V>
  void set_up(const Position& position) {
    State<V::seats> state;
    std::copy_n(position.hands.begin(), V::seats, state.hands.begin());
    int left = rules_.tricks;
    for (const int winner : position.winners) {
      if (winner == nobody) {
        state.race.spoil();
      } else {
        state.race.template win<V::mordienne>(winner, left);
      }
      --left;
    }
    state.left = static_cast<std::int8_t>(left);
    state.trick.leader = static_cast<std::int8_t>(position.leader);
    for (const Card card : position.trick) state.trick = state.trick.with(state.turn(), card);
    state_ = state;
  }

  void play_block(std::uint64_t playouts, Random random, const std::optional<Books>& books,
                  Tally& tally) const {
    with_state([&]<class V>(V, const auto& state) {
      if (books) {
        for (; playouts > 0; --playouts) ++tally[books->play_out<V>(state, rules_, random)];
      } else {
        RandomPlayouts<V> at_random(state, rules_);
        for (; playouts > 0; --playouts) ++tally[at_random.one(random)];
      }
    });
  }

  Rules rules_;
  AnyState state_;
};

}  // namespace aluette
