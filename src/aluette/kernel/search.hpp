// What each card may bring, by looking at many worlds: in each of them each card is played, and the
// deal goes on by a policy, or is solved with all hands seen where few tricks are left.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "clock.hpp"
#include "likelihood.hpp"
#include "policies.hpp"
#include "situation.hpp"
#include "solve.hpp"

namespace aluette {

// How much is looked at. The same effort and seed give the same answer, unless time runs out first.
struct Effort {
  int worlds = 400;        // at most, where cards are played out
  int plays = 1'000'000;   // no new world after so many cards played in them
  int exact = 0;           // with so few tricks left, worlds are solved
  int exact_worlds = 100;  // at most, where they are solved
  int leaf = 0;            // playouts are solved once so few tricks are left
  double prior = 0;        // for how many worlds a network's own judgement of the cards counts
  double seconds = 1e6;    // of time worked
};

// What came of one card in one world.
struct Course {
  double points = 0;
  bool takes = false, side_takes = false, spoiled = false;
  int plays = 0;  // how many cards were played
};

// The same on average.
struct Weight {
  Card card = no_card;
  double points = 0, takes = 0, side_takes = 0, spoils = 0;
};

struct Weights {
  std::vector<Weight> cards;  // the best first
  int worlds = 0;
  bool exact = false;
};

// Points for the viewer's side when everybody sees all hands. Throws Budget::Spent.
template <int Seats>
double solved(const Situation& situation, const State<Seats>& state, Table& table, Budget& budget) {
  const Rules& rules = situation.rules();
  if (state.over()) return rules.value(state.race.outcome(rules), situation.side());
  const Range value = solve(rules, state, situation.side(), {}, table, budget);
  if (value.low != value.high) throw Budget::Spent{};
  return value.low;
}

// The course of a card by a policy; solved from `leaf` tricks on.
template <class V, class Policy>
Course course(const Situation& situation, const World& world, Card card, Random random,
              const Policy& policy, int leaf, Table& table, Budget& budget) {
  Deal<V::seats> deal = situation.in<V>(world);
  const Rules& rules = situation.rules();
  Trick trick = deal.state.trick;
  for (;;) {
    trick = trick.with(deal.state.turn(), card);
    deal.template play<V>(card);
    if (trick.laid == V::seats) break;
    card = policy.template card<V>(deal, rules, random);
  }
  play_down_to<V>(leaf, deal, rules, policy, random);
  const int plays = count(deal.out()) - static_cast<int>(situation.plays().size());
  return {.points = solved(situation, deal.state, table, budget),
          .takes = !trick.tied && trick.first == situation.seat(),
          .side_takes = !trick.tied && rules.side_of[trick.first] == situation.side(),
          .spoiled = trick.tied,
          .plays = plays};
}

// All worlds looked at so far, and what each card brought in each.
class Comparison {
 public:
  explicit Comparison(const std::vector<Card>& cards) {
    for (const Card card : cards) lines_.push_back({.card = card});
  }

  struct Line {
    Card card = no_card;
    bool dropped = false;
    std::vector<float> points{};
    double sum = 0, hint = 0;          // of points, and of those that only break ties
    double prior = 0, prior_size = 0;  // what was thought of it before, as so many worlds
    int takes = 0, side_takes = 0, spoils = 0;

    double mean() const {
      const double size = prior_size + static_cast<double>(points.size());
      return size == 0 ? -9 : (sum + prior * prior_size) / size;
    }

    bool never_below(const Line& other) const {
      return std::ranges::equal(points, other.points, std::greater_equal<>{});
    }

    void add(double value, const Course& way) {
      points.push_back(static_cast<float>(value));
      sum += value;
      hint += way.points;
      takes += way.takes;
      side_takes += way.side_takes;
      spoils += way.spoiled;
    }
  };

  std::vector<Line>& lines() { return lines_; }
  int worlds() const {
    std::size_t most = 0;
    for (const Line& line : lines_) most = std::max(most, line.points.size());
    return static_cast<int>(most);
  }

  int open() const {
    return static_cast<int>(std::count_if(lines_.begin(), lines_.end(),
                                          [](const Line& line) { return !line.dropped; }));
  }

  // Drops the cards that are clearly worse than the best, world by world.
  void drop_worse() {
    const Line& top =
        *std::max_element(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) {
          return (a.dropped ? -9 : a.mean()) < (b.dropped ? -9 : b.mean());
        });
    for (Line& line : lines_) {
      if (line.dropped || &line == &top) continue;
      const auto [mean, error] = difference(line, top);
      if (mean > clearly * error) line.dropped = true;
    }
  }

  // Drops the cards for which nothing speaks: another was as good in every world, and better in
  // one.
  void drop_dominated() {
    for (Line& line : lines_) {
      line.dropped = line.dropped || std::ranges::any_of(lines_, [&](const Line& other) {
                       return !other.dropped && other.sum > line.sum && other.never_below(line);
                     });
    }
  }

  // The cards that would beat the viewer's partner, who wins the trick so far, and those of them
  // for which there is no need.
  struct Beating {
    Mask all = 0, needless = 0;
  };

  // The cards, the best first. Of those that are as good as the best one, that comes first which
  // leaves its partner's trick alone, and then the weakest.
  std::vector<Weight> ranked(const Beating& beating) const {
    double best = -9;
    for (const Line& line : lines_) {
      if (!line.dropped) best = std::max(best, score(line));
    }
    const auto rank = [&](const Line& line) {
      const bool good = !line.dropped && score(line) >= best - hardly;
      const bool spares = (beating.all & bit(line.card)) == 0;
      return std::tuple(good, good && spares, good ? 0.0 : score(line), -line.card);
    };
    std::vector<const Line*> order;
    order.reserve(lines_.size());
    for (const Line& line : lines_) order.push_back(&line);
    std::sort(order.begin(), order.end(),
              [&](const Line* a, const Line* b) { return rank(*a) > rank(*b); });
    spare_partner(order, beating);
    std::vector<Weight> weights;
    for (const Line* line : order) {
      const double size = std::max<double>(1, static_cast<double>(line->points.size()));
      weights.push_back({line->card, points_of(*line), line->takes / size, line->side_takes / size,
                         line->spoils / size});
    }
    return weights;
  }

 private:
  // What a card is told to bring. One that was dropped saw fewer worlds, which may have been
  // kinder than all of them were: it is told by how much less it brought there than the best one,
  // and is never told to bring more.
  double points_of(const Line& line) const {
    if (!line.dropped) return line.mean();
    const Line* top = nullptr;
    for (const Line& other : lines_) {
      if (!other.dropped && (top == nullptr || other.mean() > top->mean())) top = &other;
    }
    const auto worlds = static_cast<double>(top->points.size());
    const double sum = top->sum - worlds * difference(line, *top).mean;
    const double mean = (sum + line.prior * line.prior_size) / (worlds + line.prior_size);
    return std::min(mean, top->mean());
  }

  // A partner who wins the trick is beaten only with a reason: a card that leaves it to him and may
  // well be as good comes first. A network's own judgement makes that less doubtful, as so many
  // worlds would; not where there is no need to beat him, for nobody likes such a partner.
  static void spare_partner(std::vector<const Line*>& order, const Beating& beating) {
    const Line& top = *order.front();
    if ((beating.all & bit(top.card)) == 0) return;
    const auto other = std::find_if(order.begin(), order.end(), [&](const Line* line) {
      return !line->dropped && (beating.all & bit(line->card)) == 0;
    });
    if (other == order.end()) return;
    const double worse = top.mean() - (*other)->mean();
    double doubt = doubtful * difference(**other, top).error;
    if ((beating.needless & bit(top.card)) == 0) {
      const auto size = static_cast<double>(top.points.size());
      doubt *= std::sqrt(size / (size + top.prior_size));
    }
    if (worse >= doubt) return;
    std::rotate(order.begin(), other, other + 1);
  }

  static constexpr double clearly = 3;  // standard errors
  static constexpr double doubtful = 1;
  static constexpr double hardly = 0.003;  // points that no reason is needed to give up

  static double score(const Line& line) {
    const auto size = std::max<double>(1, static_cast<double>(line.points.size()));
    return line.mean() + 1e-2 * line.hint / size;
  }

  struct Difference {
    double mean = 0, error = 0;
  };

  // How much worse over the same worlds, and the standard error of that. Few worlds may differ by
  // nothing where others would, so their variance is taken for a little more.
  static Difference difference(const Line& line, const Line& top) {
    const std::size_t size = std::min(line.points.size(), top.points.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t k = 0; k < size; ++k) {
      const double less = static_cast<double>(top.points[k]) - static_cast<double>(line.points[k]);
      sum += less;
      squares += less * less;
    }
    const auto n = static_cast<double>(size);
    const double mean = sum / n;
    const double variance = std::max(squares / n - mean * mean, 0.0) + 0.05;
    return {mean, std::sqrt(variance / n)};
  }

  std::vector<Line> lines_;
};

inline Comparison::Beating beating_partner(const Situation& situation) {
  const Trick trick = situation.trick();
  if (trick.laid == 0 || trick.tied) return {};
  if (situation.rules().side_of[trick.first] != situation.side()) return {};
  const Mask considerate =
      situation.with_sight([](const auto& sight) { return sight.considerate(); });
  return {.all = ladder.higher[trick.best] | ladder.equal[trick.best], .needless = ~considerate};
}

// What a network thinks of the cards by itself, before any world is looked at.
inline void judge(const Situation& situation, const Network& network, double prior,
                  Comparison& comparison) {
  const Values values =
      situation.with_sight([&](const auto& sight) { return network.values(sight); });
  for (auto& line : comparison.lines()) {
    for (int k = 0; k < values.size; ++k) {
      if (ladder.strength[values.cards[k]] != ladder.strength[line.card]) continue;
      if (!std::isfinite(values.points[k])) continue;
      line.prior = static_cast<double>(values.points[k]);
      line.prior_size = prior;
    }
  }
}

// Weighs the cards of the seat in turn, which is the viewer.
template <class Policy>
Weights weigh(const Situation& situation, const Effort& effort, const Model& model,
              std::uint64_t seed, const Policy& policy, Table& table, const Poll& poll = {}) {
  Watch watch(effort.seconds, poll);
  const auto look = [&] {
    if (watch.over()) throw Budget::Spent{};
  };
  Budget budget({.poll = look});
  const std::vector<Card> cards = situation.candidates();
  const bool exact = situation.left() <= effort.exact;
  const int most = exact ? effort.exact_worlds : effort.worlds;
  const Likelihood likelihood(situation, model);
  Comparison comparison(cards);
  if constexpr (std::is_same_v<Policy, NetworkPolicy>) {
    if (effort.prior > 0 && !exact) judge(situation, policy.network(), effort.prior, comparison);
  }
  Random random(seed);
  std::int64_t plays = 0;
  for (int k = 0; k < most; ++k) {
    if (!exact && plays >= effort.plays) break;
    const World world = likelihood.draw(random, watch);
    const Random chances(seed, static_cast<std::uint64_t>(k) + 1);
    try {
      with_variant(situation.rules(), [&]<class V>(V) {
        std::vector<std::pair<double, Course>> found;
        for (auto& line : comparison.lines()) {
          if (line.dropped) continue;
          if (k > 0) look();
          const Course way = course<V>(situation, world, line.card, chances, policy,
                                       exact ? 0 : effort.leaf, table, budget);
          double points = way.points;
          if (exact) {
            Deal<V::seats> deal = situation.in<V>(world);
            deal.template play<V>(line.card);
            points = solved(situation, deal.state, table, budget);
          }
          plays += way.plays;
          found.emplace_back(points, way);
        }
        auto next = found.begin();
        for (auto& line : comparison.lines()) {
          if (!line.dropped) line.add(next->first, next->second), ++next;
        }
      });
    } catch (const Budget::Spent&) {
      break;
    }
    if (k >= 15 && ((k + 1) & k) == 0) {
      comparison.drop_worse();
      if (comparison.open() == 1) break;
    }
  }
  if (exact) comparison.drop_dominated();
  if (comparison.worlds() == 0) {
    // Not one world could be solved in time, so a few are played out.
    const Model quick{model.temper, model.chance, std::min(model.draws, Model{}.draws)};
    return weigh(situation, {.worlds = 8}, quick, seed, policy, table, poll);
  }
  return {comparison.ranked(beating_partner(situation)), comparison.worlds(), exact};
}

// The mean points for the viewer's side when a policy plays the deal on from here for everybody,
// and how often each outcome came.
template <class Policy>
Tally play_out_worlds(const Situation& situation, int worlds, const Model& model,
                      std::uint64_t seed, const Policy& policy, const Poll& poll) {
  const Likelihood likelihood(situation, model);
  Watch watch(Watch::for_ever, poll);
  Tally tally{};
  Random random(seed);
  for (int k = 0; k < worlds; ++k) {
    if (k % 16 == 0) watch.over();
    const World world = likelihood.draw(random, watch);
    Random chances(seed, static_cast<std::uint64_t>(k) + 1);
    with_variant(situation.rules(), [&]<class V>(V) {
      Deal<V::seats> deal = situation.in<V>(world);
      play_down_to<V>(0, deal, situation.rules(), policy, chances);
      ++tally[deal.state.race.outcome(situation.rules())];
    });
  }
  return tally;
}

}  // namespace aluette
