// The kernel by itself, without Python: run under sanitizers, and by benchmarks/solver.py at
// length.
//
//   kernel_test POSITIONS LARGE SEED
//
// For each variant so many small positions, with 1 to 4 cards a seat (6 seats: 1 to 2), and so many
// large ones (4 seats: 5 or 6 cards; 6 seats: 3) are solved by the solver and by plain minimax;
// every other one is in the middle of a trick, most are full of equal cards. Prints what it
// compared; status 1 where anything differs.
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "imagining.hpp"
#include "learning.hpp"
#include "plain.hpp"
#include "tricks.hpp"
#include "vectors.hpp"

namespace aluette::tests {
namespace {

struct Counts {
  int compared = 0;
  int different = 0;
};

Mask random_deck(Random& random, int size) {
  if (random.below(4) == 0) return deck;
  Mask cards = 0;
  while (count(cards) < size) cards |= ladder.equal[random.below(card_count)];
  return cards;
}

// Sides that sit alternately, so many of them, and what outcomes pay: plainly 1 and with a
// mordienne 2, or as declarations may have it.
Rules random_rules(Random& random, int seats, int tricks, Lead lead, Mordienne mordienne) {
  Rules rules;
  rules.seats = seats;
  rules.tricks = tricks;
  rules.spoiled_lead = lead;
  rules.mordienne = mordienne;
  rules.shortest_run = 1 + random.below(3);
  rules.needs_loss = random.below(3) == 0;
  const int sides = seats == 3 ? 3 : seats == 4 ? 2 : 2 + random.below(2);
  const int stakes = random.below(4);
  const int announcer = random.below(seats);
  for (int seat = 0; seat < seats; ++seat) {
    const auto side = static_cast<std::int8_t>(seat % sides);
    rules.side_of[seat] = side;
    rules.scores[outcome_of(seat, false)] = {.side = side, .points = 1};
    const bool counts = stakes != 1 || seat == announcer;
    rules.scores[outcome_of(seat, true)] = {.side = side,
                                            .points = static_cast<std::int8_t>(counts ? 2 : 1)};
  }
  if (stakes == 2 && sides == 2) {  // a refused surrender: mordienne or lost
    for (int seat = 0; seat < seats; ++seat) {
      rules.scores[outcome_of(seat, false)] = {.side = 1, .points = 2};
      rules.scores[outcome_of(seat, true)] = {
          .side = static_cast<std::int8_t>(seat % 2 == 0 ? 0 : 1), .points = 2};
    }
    rules.scores[nobody_wins] = {.side = 1, .points = 2};
  }
  return rules;
}

Position random_position(Random& random, const Rules& rules, int left) {
  Position position;
  Mask cards = random_deck(random, rules.seats * left);
  for (int seat = 0; seat < rules.seats; ++seat) {
    Mask hand = 0;
    for (int k = 0; k < left; ++k) {
      const Card card = nth(cards, random.below(count(cards)));
      cards ^= bit(card);
      hand |= bit(card);
    }
    position.hands.push_back(hand);
  }
  const int chances = rules.seats + random.below(2 * rules.seats);
  for (int k = left; k < rules.tricks; ++k) {
    const int winner = random.below(chances);
    position.winners.push_back(winner < rules.seats ? winner : nobody);
  }
  position.leader = random.below(rules.seats);
  return position;
}

template <class V>
void compare(Random& random, int most_left, int least_left, int positions, Counts& counts) {
  Table table(1);
  for (int k = 0; k < positions; ++k) {
    const int tricks = V::seats == 3 ? 12 : V::seats == 4 ? 9 : 7;
    const Rules rules = random_rules(random, V::seats, tricks, V::spoiled_lead, V::mordienne);
    const int left = least_left + random.below(most_left - least_left + 1);
    Tricks deal(rules, random_position(random, rules, left));
    for (int laid = random.below(2) * random.below(V::seats); laid > 0; --laid) {
      deal.play(nth(deal.legal(), random.below(count(deal.legal()))));
    }
    const int side = rules.side_of[random.below(V::seats)];
    Budget budget({});
    const Range value = deal.value(side, {}, table, budget);
    int expected = -2;
    for (const int points : {-1, 0, 1, 2}) {
      const bool yes = deal.with_state(
          [&]<class W>(W, const auto& state) { return Plain<W>(rules, side, points).ask(state); });
      if (yes) expected = points;
    }
    ++counts.compared;
    if (value.low != expected || value.high != expected) {
      ++counts.different;
      std::printf("%d seats, %d tricks left: %d to %d instead of %d\n", V::seats, left, value.low,
                  value.high, expected);
    }
  }
}

template <int Seats>
void compare_all(Random& random, int most_left, int least_left, int positions, Counts& counts) {
  compare<Variant<Seats, Lead::leader, Mordienne::off>>(random, most_left, least_left, positions,
                                                        counts);
  compare<Variant<Seats, Lead::leader, Mordienne::run>>(random, most_left, least_left, positions,
                                                        counts);
  compare<Variant<Seats, Lead::first_tied, Mordienne::last_five>>(random, most_left, least_left,
                                                                  positions, counts);
  compare<Variant<Seats, Lead::first_tied, Mordienne::run>>(random, most_left, least_left,
                                                            positions, counts);
}

// Positions of random numbers: refused with a sentence, or playable to the end.
void throw_anything_at_it(Random& random, int times, Counts& counts) {
  for (int k = 0; k < times; ++k) {
    const int seats = 3 + random.below(4);
    Rules rules = random_rules(random, seats, 1 + random.below(14), Lead::leader, Mordienne::run);
    Position position;
    for (int seat = random.below(8); seat > 0; --seat)
      position.hands.push_back(random.next() >> 14U);
    position.leader = random.below(9) - 1;
    for (int laid = random.below(4); laid > 0; --laid)
      position.trick.push_back(random.below(60) - 5);
    for (int won = random.below(12); won > 0; --won)
      position.winners.push_back(random.below(9) - 2);
    ++counts.compared;
    try {
      Tricks deal(rules, position);
      while (!deal.over()) deal.play(lowest(deal.legal()));
    } catch (const std::invalid_argument&) {
      continue;
    }
  }
}

// Deals as one seat sees them.
void imagine_deals(Random& random, int times, Counts& counts) {
  Table table(1);
  const Network network = untrained(random);
  for (int k = 0; k < times; ++k) {
    const int seats = std::array{3, 4, 6}[random.below(3)];
    const auto lead = random.below(2) == 0 ? Lead::leader : Lead::first_tied;
    const auto kind = static_cast<Mordienne>(random.below(3));
    const int tricks = seats == 3 ? 12 : seats == 4 ? 9 : 7;
    const Rules rules = random_rules(random, seats, tricks, lead, kind);
    ++counts.compared;
    if (!imagine(random, rules, network, table)) {
      ++counts.different;
      std::printf("%d seats: a world does not fit, or a search fails\n", seats);
    }
    imagine_anything(random, rules);
  }
}

void learn_deals(Random& random, Counts& counts) {
  std::vector<Lesson> lessons;
  for (const int seats : {3, 4, 6}) {
    const int tricks = seats == 3 ? 12 : seats == 4 ? 9 : 6;
    lessons.push_back({random_rules(random, seats, tricks, Lead::first_tied, Mordienne::run)});
    lessons.push_back({random_rules(random, seats, tricks, Lead::leader, Mordienne::last_five)});
  }
  lessons[2].second_singer = 2;
  for (int times = 6; times > 0; --times) {
    for (const Lesson& lesson : lessons) play_by_any_weights(random, lesson);
  }
  ++counts.compared;
  if (!learn(random, std::move(lessons))) {
    ++counts.different;
    std::puts("a training does not go on from its own state");
  }
}

// Of what a seat has shown, itself and its side are told, and an opponent only where it spies.
void see_what_is_shown(Random& random, Counts& counts) {
  const Rules rules = random_rules(random, 4, 9, Lead::leader, Mordienne::run);
  const Deal<4> deal = deal_out<4>({rules}, random).deal;
  const int seat = deal.state.turn();
  const auto told = [&](int steps, bool shows, bool spies) {
    Shown shown{.spies = spies ? 1U << static_cast<unsigned>(seat) : 0};
    if (shows) shown.by[after(seat, steps, 4)] = 1;
    const Active on = Sight<4>(deal, rules, 0, shown).active();
    return on.end() - on.begin();
  };
  for (int steps = 0; steps < 4; ++steps) {
    const auto plain = told(steps, false, true);
    const auto seen = plain + (steps % 2 == 0 ? 1 : 0);
    counts.compared += 2;
    counts.different += told(steps, true, false) != seen;
    counts.different += told(steps, true, true) != plain + 1;
  }
}

// Deals side by side, with everything that there can be, played at random into rows of their own.
void step_side_by_side(Random& random, int times, Counts& counts) {
  for (int k = 0; k < times; ++k) {
    constexpr std::array<int, 3> seats = {3, 4, 6};
    constexpr std::array<int, 3> tricks = {12, 9, 7};
    const int which = random.below(3);
    Form form;
    form.rules = random_rules(random, seats[which], tricks[which],
                              random.below(2) == 0 ? Lead::leader : Lead::first_tied,
                              random.below(2) == 0 ? Mordienne::run : Mordienne::last_five);
    form.scores.fill(form.rules.scores);
    form.talk = form.chant = seats[which] == 4 && random.below(2) == 0;
    form.signs = random.below(2) == 0;
    form.known_signs = (1U << sign_count) - 1;
    form.surrender = random.below(2) == 0 ? Surrender::offer : Surrender::concede;
    form.announce = random.below(2) == 0 ? Announce::bid : Announce::unanswered;
    const std::size_t size = 1 + random.below(9);
    Vector vector(form, {tricks[which]}, size, random.next());
    std::vector<std::uint8_t> observations(size * form.observation_size());
    std::vector<std::uint8_t> finals(observations.size());
    std::vector<std::uint8_t> masks(size * form.action_count());
    std::vector<std::uint8_t> dones(size);
    std::vector<std::int8_t> turns(size);
    std::vector<float> rewards(size * seats[which]);
    std::vector<std::int64_t> actions(size);
    const Rows rows{.observations = observations.data(),
                    .masks = masks.data(),
                    .seats = turns.data(),
                    .rewards = rewards.data(),
                    .dones = dones.data(),
                    .finals = finals.data()};
    vector.observe(rows);
    for (int step = 0; step < 120; ++step) {
      vector.sample(actions.data());
      vector.step({.wide = actions.data()}, rows, 1 + random.below(3));
      for (std::size_t deal = 0; deal < size; ++deal) {
        ++counts.compared;
        if (turns[deal] < 0 || turns[deal] >= seats[which] || dones[deal] > 1) ++counts.different;
      }
      for (const std::uint8_t byte : observations) counts.different += byte > 1;
    }
  }
}

// A card that is dropped after kind worlds, to which harder ones follow, is told by how much less
// it brought than the best one, not by what it brought.
void drop_after_kind_worlds(Counts& counts) {
  Comparison comparison({3, 40});
  Comparison::Line& best = comparison.lines()[0];
  Comparison::Line& other = comparison.lines()[1];
  for (int world = 0; world < 100; ++world) {
    const double points = world < 16 ? 1 : -1;
    best.add(points, {.points = points});
    if (!other.dropped) other.add(points - 0.5, {.points = points - 0.5});
    if (world == 15) comparison.drop_worse();
  }
  const std::vector<Weight> weights = comparison.ranked({});
  ++counts.compared;
  const bool fine = weights[0].card == best.card && weights[1].card == other.card &&
                    other.dropped && std::abs(weights[0].points + 0.68) < 1e-9 &&
                    std::abs(weights[1].points + 1.18) < 1e-9;
  counts.different += !fine;
}

// What a network thinks makes it less doubtful that beating one's partner pays, where that may be
// needed; where it is needless the worlds alone must say so.
void beat_partner_with_reason(Counts& counts) {
  constexpr Card beats = 3, leaves = 40;
  Comparison comparison({beats, leaves});
  for (Comparison::Line& line : comparison.lines()) {
    line.prior = line.card == beats ? 0.5 : 0.2;
    line.prior_size = 120;
    for (int world = 0; world < 16; ++world) {
      line.add((world % 2 == 0) == (line.card == beats) ? 1 : -1, {});
    }
  }
  const Mask all = bit(beats);
  const Card needed = comparison.ranked({.all = all}).front().card;
  const Card needless = comparison.ranked({.all = all, .needless = all}).front().card;
  ++counts.compared;
  counts.different += needed != beats || needless != leaves;
}

int run(int positions, int large, std::uint64_t seed) {
  Random random(seed);
  Counts counts;
  compare_all<3>(random, 4, 1, positions, counts);
  compare_all<4>(random, 4, 1, positions, counts);
  compare_all<6>(random, 2, 1, positions, counts);
  compare_all<4>(random, 6, 5, large, counts);
  compare_all<6>(random, 3, 3, large, counts);
  throw_anything_at_it(random, 20 * positions, counts);
  imagine_deals(random, positions, counts);
  learn_deals(random, counts);
  see_what_is_shown(random, counts);
  drop_after_kind_worlds(counts);
  beat_partner_with_reason(counts);
  step_side_by_side(random, 60, counts);
  std::printf("%d compared, %d different\n", counts.compared, counts.different);
  return counts.different == 0 ? 0 : 1;
}

}  // namespace
}  // namespace aluette::tests

int main(int count, char** words) {
  if (count != 4) {
    std::fputs("kernel_test POSITIONS LARGE SEED\n", stderr);
    return 2;
  }
  return aluette::tests::run(std::atoi(words[1]), std::atoi(words[2]),
                             std::strtoull(words[3], nullptr, 10));
}
