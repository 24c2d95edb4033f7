// The kernel as the Python module aluette.kernel._core. Its types are in _core.pyi.
#include "binding.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "tricks.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace aluette {

namespace {

Rules make_rules(int seats, int tricks, bool first_tied, const std::string& mordienne,
                 int shortest_run, bool needs_loss, const std::vector<int>& side_of,
                 const std::vector<std::pair<int, int>>& scores) {
  Rules rules;
  rules.seats = seats;
  rules.tricks = tricks;
  rules.spoiled_lead = first_tied ? Lead::first_tied : Lead::leader;
  rules.shortest_run = shortest_run;
  rules.needs_loss = needs_loss;
  if (mordienne == "run") {
    rules.mordienne = Mordienne::run;
  } else if (mordienne == "last-five") {
    rules.mordienne = Mordienne::last_five;
  } else if (mordienne != "off") {
    throw nb::value_error("mordienne must be off, run or last-five");
  }
  if (side_of.size() != static_cast<std::size_t>(seats)) {
    throw nb::value_error("side_of must have a side for each seat");
  }
  if (scores.size() != outcome_count) throw nb::value_error("scores must be 13 pairs");
  const auto small = [](int number) {
    if (number < -1 || number > most_seats) throw nb::value_error("a side or score is too large");
    return static_cast<std::int8_t>(number);
  };
  for (std::size_t k = 0; k < side_of.size(); ++k) rules.side_of[k] = small(side_of[k]);
  for (std::size_t k = 0; k < scores.size(); ++k) {
    rules.scores[k] = {.side = small(scores[k].first), .points = small(scores[k].second)};
  }
  rules.check();
  return rules;
}

class Context : public SharedTable {
 public:
  explicit Context(std::size_t megabytes) : SharedTable("solver", megabytes) {}

  // Calls `f` with the table and a budget, without the lock on Python, which other threads need.
  template <class F>
  auto answer(std::optional<std::uint64_t> nodes, std::optional<double> seconds, F f) {
    return use([&](Table& table) {
      Limits limits;
      if (nodes) limits.nodes = *nodes;
      if (seconds) {
        const std::chrono::duration<double> time(*seconds);
        limits.until = std::chrono::steady_clock::now() +
                       std::chrono::duration_cast<std::chrono::steady_clock::duration>(time);
      }
      limits.poll = look_for_signals;
      Budget budget(limits);
      const nb::gil_scoped_release unlock;
      return f(table, budget);
    });
  }
};

void bind_tricks(nb::module_& module) {
  nb::class_<Rules>(module, "Rules")
      .def(nb::new_(&make_rules), nb::kw_only(), "seats"_a, "tricks"_a, "first_tied"_a,
           "mordienne"_a, "shortest_run"_a, "needs_loss"_a, "side_of"_a, "scores"_a);
  nb::class_<Tricks>(module, "Tricks")
      .def(
          "__init__",
          [](Tricks* self, const Rules& rules, std::vector<Mask> hands, int leader,
             std::vector<Card> trick, const std::vector<std::optional<int>>& winners) {
            Position position{std::move(hands), leader, std::move(trick), {}};
            for (const auto& winner : winners) {
              if (winner && *winner < 0) throw nb::value_error("a trick was taken by no seat");
              position.winners.push_back(winner.value_or(nobody));
            }
            new (self) Tricks(rules, position);
          },
          "rules"_a, "hands"_a, "leader"_a, "trick"_a, "winners"_a)
      .def("copy", [](const Tricks& self) { return Tricks(self); })
      .def("play", &Tricks::play, "card"_a)
      .def("legal_mask", &Tricks::legal)
      .def_prop_ro("over", &Tricks::over)
      .def_prop_ro("turn", &Tricks::turn)
      .def_prop_ro("leader", &Tricks::leader)
      .def_prop_ro("taken", &Tricks::taken)
      .def_prop_ro("holder",
                   [](const Tricks& self) -> std::optional<int> {
                     return self.holder() == nobody ? std::nullopt
                                                    : std::optional<int>(self.holder());
                   })
      .def("outcome", &Tricks::outcome)
      .def("advice", &Tricks::advice, "lead_high"_a, "guard"_a)
      .def(
          "play_out",
          [](Tricks self, std::uint64_t count, std::uint64_t seed,
             std::optional<std::tuple<int, int, double>> books, int threads) {
            if (threads < 1 || threads > 1024) throw nb::value_error("threads must be 1 to 1024");
            std::optional<Books> policy;
            if (books) {
              const auto [lead_high, guard, slip] = *books;
              if (!(slip >= 0 && slip <= 1)) throw nb::value_error("slip must be from 0 to 1");
              policy = Books{lead_high, guard, slip};
            }
            Tally tally{};
            {
              const nb::gil_scoped_release unlock;
              tally = self.play_out(count, seed, policy, threads, look_for_signals);
            }
            return std::vector<std::uint64_t>(tally.begin(), tally.end());
          },
          "count"_a, "seed"_a, "books"_a.none(), "threads"_a);
}

void bind_solver(nb::module_& module) {
  const auto check = [](const Tricks& tricks, int side) {
    if (side < 0 || side >= tricks.rules().seats) throw nb::value_error("there is no such side");
  };
  nb::class_<Context>(module, "Solver")
      .def(nb::init<std::size_t>(), "megabytes"_a)
      .def(
          "at_least",
          [check](Context& self, Tricks tricks, int side, int points,
                  std::optional<std::uint64_t> nodes, std::optional<double> seconds) {
            check(tricks, side);
            return self.answer(nodes, seconds, [&](Table& table, Budget& budget) {
              return tricks.at_least(side, points, table, budget);
            });
          },
          "tricks"_a, "side"_a, "points"_a, "nodes"_a.none(), "seconds"_a.none())
      .def(
          "values",
          [check](Context& self, Tricks tricks, int side, const std::vector<Card>& cards,
                  std::optional<std::uint64_t> nodes, std::optional<double> seconds) {
            check(tricks, side);
            return self.answer(nodes, seconds, [&](Table& table, Budget& budget) {
              std::vector<std::pair<int, int>> values;
              const Range whole = tricks.value(side, {}, table, budget);
              values.emplace_back(whole.low, whole.high);
              const bool own = tricks.rules().side_of[tricks.turn()] == side;
              for (const Card card : cards) {
                Tricks next = tricks;
                next.play(card);
                // No card is better for its player than the best of them.
                const Range within = own ? Range{.high = whole.high} : Range{.low = whole.low};
                const Range value = next.value(side, within, table, budget);
                values.emplace_back(value.low, value.high);
              }
              return std::pair(values, budget.nodes());
            });
          },
          "tricks"_a, "side"_a, "cards"_a, "nodes"_a.none(), "seconds"_a.none());
}

// The instructions that this module was compiled with must be there, or it would crash.
void check_processor() {
#ifdef ALUETTE_NEEDS_AVX2
  if (__builtin_cpu_supports("avx2") == 0 || __builtin_cpu_supports("bmi2") == 0) {
    throw nb::import_error("the kernel was compiled for a newer processor than this one");
  }
#endif
}

}  // namespace
}  // namespace aluette

NB_MODULE(_core, module) {
  aluette::check_processor();
  nb::set_leak_warnings(false);  // rules that Python keeps to its very end are no leak
  aluette::bind_tricks(module);
  aluette::bind_solver(module);
  aluette::bind_search(module);
  aluette::bind_network(module);
  aluette::bind_vectors(module);
}
