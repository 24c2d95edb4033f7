// Worlds and searches as part of the Python module aluette.kernel._core.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>

#include "binding.hpp"
#include "ismcts.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace aluette {
namespace {

using PlainDemand = std::tuple<Mask, int, int>;
using PlainTold = std::tuple<int, double, std::vector<std::vector<PlainDemand>>>;
using PlainBooks = std::tuple<int, int, double>;

template <class T>
std::array<T, most_seats> by_seat(const std::vector<T>& values, int seats, const char* name) {
  if (values.size() != static_cast<std::size_t>(seats)) {
    throw nb::value_error((std::string(name) + " must have an entry for each seat").c_str());
  }
  std::array<T, most_seats> all{};
  std::copy(values.begin(), values.end(), all.begin());
  return all;
}

Shown make_shown(const std::array<int, most_seats>& by) {
  Shown shown;
  for (int seat = 0; seat < most_seats; ++seat) {
    if (by[seat] < 0 || by[seat] >= 1 << shown_bits::count) {
      throw nb::value_error("what a seat has shown is a number of 13 bits");
    }
    shown.by[seat] = static_cast<std::uint16_t>(by[seat]);
  }
  return shown;
}

Situation make_situation(const Rules& rules, int seat, Mask hand, int leader,
                         std::vector<Card> plays, Mask unseen, const std::vector<int>& counts,
                         const std::vector<int>& laid, const std::vector<Mask>& held,
                         const std::vector<Mask>& barred, const std::vector<PlainTold>& told,
                         const std::vector<int>& shown) {
  rules.check();
  Knowledge known;
  known.seats = rules.seats;
  known.unseen = unseen;
  known.counts = by_seat(counts, rules.seats, "counts");
  known.laid = by_seat(laid, rules.seats, "laid");
  known.held = by_seat(held, rules.seats, "held");
  known.barred = by_seat(barred, rules.seats, "barred");
  for (const auto& [who, trust, readings] : told) {
    Told one{who, trust, {}};
    for (const auto& reading : readings) {
      std::vector<Demand> demands;
      for (const auto& [cards, least, most] : reading) demands.push_back({cards, least, most});
      one.readings.push_back(std::move(demands));
    }
    known.told.push_back(std::move(one));
  }
  return {rules,
          seat,
          hand,
          leader,
          std::move(plays),
          std::move(known),
          make_shown(by_seat(shown, rules.seats, "shown"))};
}

Books make_books(const PlainBooks& books) {
  const auto [lead_high, guard, slip] = books;
  if (!(slip >= 0 && slip <= 1)) throw nb::value_error("slip must be from 0 to 1");
  return {lead_high, guard, slip};
}

Model make_model(const std::tuple<double, double, int>& numbers) {
  const auto [temper, chance, draws] = numbers;
  if (!(temper >= 0 && temper <= 10)) throw nb::value_error("temper must be from 0 to 10");
  if (!(chance > 0 && chance <= 1)) throw nb::value_error("chance must be above 0, at most 1");
  if (draws < 1 || draws > 10000) throw nb::value_error("draws must be from 1 to 10000");
  return {temper, chance, draws};
}

void check_seconds(double seconds) {
  if (!(seconds > 0 && seconds <= 1e8)) throw nb::value_error("seconds must be above 0");
}

// What a search keeps from one call to the next: the solver's table.
class Searcher : public SharedTable {
 public:
  explicit Searcher(std::size_t megabytes) : SharedTable("search", megabytes) {}
};

using PlainWeight = std::tuple<Card, double, double, double, double>;
using PlainModel = std::tuple<double, double, int>;

// Calls `f` with the policy of playouts: a network's, the books', or at random.
template <class F>
auto with_policy(const Situation& situation, const std::optional<PlainBooks>& books,
                 const Network* network, F f) {
  if (network != nullptr) return f(NetworkPolicy(*network, situation));
  if (books) return f(BooksPolicy(make_books(*books)));
  return f(RandomPolicy{});
}

std::pair<std::vector<PlainWeight>, std::pair<int, bool>> weigh_cards(
    Searcher& self, const Situation& situation, std::uint64_t seed, int worlds, int plays,
    int exact, int exact_worlds, int leaf, double prior, double seconds, const PlainModel& model,
    const std::optional<PlainBooks>& books, const Network* network) {
  situation.check_asked();
  check_seconds(seconds);
  const auto small = [](int number, int low) { return number >= low && number <= 1'000'000'000; };
  if (!small(worlds, 1) || !small(plays, 1) || !small(exact_worlds, 1))
    throw nb::value_error("worlds and plays must be above 0");
  if (!small(exact, 0) || !small(leaf, 0)) throw nb::value_error("tricks must be 0 or more");
  if (!(prior >= 0 && prior <= 1e6)) throw nb::value_error("prior must be from 0 to 1000000");
  const Effort effort{worlds, plays, exact, exact_worlds, leaf, prior, seconds};
  const Model beliefs = make_model(model);
  const Weights weights = with_policy(situation, books, network, [&](const auto& policy) {
    return self.use([&](Table& table) {
      const nb::gil_scoped_release unlock;
      return weigh(situation, effort, beliefs, seed, policy, table, look_for_signals);
    });
  });
  std::vector<PlainWeight> cards;
  for (const Weight& w : weights.cards) {
    cards.emplace_back(w.card, w.points, w.takes, w.side_takes, w.spoils);
  }
  return {std::move(cards), {weights.worlds, weights.exact}};
}

}  // namespace

void bind_search(nb::module_& module) {
  nb::class_<Situation>(module, "Situation")
      .def(nb::new_(&make_situation), nb::kw_only(), "rules"_a, "seat"_a, "hand"_a, "leader"_a,
           "plays"_a, "unseen"_a, "counts"_a, "laid"_a, "held"_a, "barred"_a, "told"_a, "shown"_a)
      .def(
          "worlds",
          [](const Situation& self, int count, std::uint64_t seed, const PlainModel& model) {
            if (count < 0 || count > 10'000'000) throw nb::value_error("count is out of range");
            std::vector<std::vector<Mask>> worlds;
            {
              const Likelihood likelihood(self, make_model(model));
              const nb::gil_scoped_release unlock;
              Random random(seed);
              Watch watch(Watch::for_ever, look_for_signals);
              for (; count > 0; --count) {
                if (count % 64 == 0) watch.over();
                World world = likelihood.draw(random, watch);
                world[self.seat()] = self.hand();
                worlds.emplace_back(world.begin(), world.begin() + self.rules().seats);
              }
            }
            return worlds;
          },
          "count"_a, "seed"_a, "model"_a)
      .def(
          "play_out",
          [](const Situation& self, int worlds, std::uint64_t seed, const PlainModel& model,
             const std::optional<PlainBooks>& books, const Network* network) {
            if (worlds < 1 || worlds > 10'000'000) throw nb::value_error("worlds is out of range");
            const Model beliefs = make_model(model);
            const Tally tally = with_policy(self, books, network, [&](const auto& policy) {
              const nb::gil_scoped_release unlock;
              return play_out_worlds(self, worlds, beliefs, seed, policy, look_for_signals);
            });
            return std::vector<std::uint64_t>(tally.begin(), tally.end());
          },
          "worlds"_a, "seed"_a, "model"_a, "books"_a.none(), "network"_a.none())
      .def(
          "ismcts",
          [](const Situation& self, std::uint64_t seed, int simulations, double uct, double seconds,
             const PlainModel& model, const std::optional<PlainBooks>& books) {
            self.check_asked();
            check_seconds(seconds);
            if (simulations < 1 || simulations > 100'000'000) {
              throw nb::value_error("simulations must be from 1 to 100000000");
            }
            if (!(uct >= 0 && uct <= 1000)) throw nb::value_error("uct must be from 0 to 1000");
            const Descents descents{simulations, uct, seconds};
            const Model beliefs = make_model(model);
            std::vector<Visit> visits;
            {
              const std::optional<Books> by =
                  books ? std::optional(make_books(*books)) : std::nullopt;
              const nb::gil_scoped_release unlock;
              visits =
                  by ? descend(self, descents, beliefs, BooksRollouts{*by}, seed, look_for_signals)
                     : descend(self, descents, beliefs, RandomRollouts{}, seed, look_for_signals);
            }
            std::vector<std::tuple<Card, int, double>> found;
            for (const Visit& v : visits) found.emplace_back(v.card, v.visits, v.points);
            return found;
          },
          "seed"_a, "simulations"_a, "uct"_a, "seconds"_a, "model"_a, "books"_a.none());
  nb::class_<Searcher>(module, "Searcher")
      .def(nb::init<std::size_t>(), "megabytes"_a)
      .def("weigh", &weigh_cards, "situation"_a, "seed"_a, "worlds"_a, "plays"_a, "exact"_a,
           "exact_worlds"_a, "leaf"_a, "prior"_a, "seconds"_a, "model"_a, "books"_a.none(),
           "network"_a.none());
}

}  // namespace aluette
