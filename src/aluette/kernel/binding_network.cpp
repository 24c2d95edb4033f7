// Networks and their training as parts of the Python module aluette.kernel._core.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "binding.hpp"
#include "situation.hpp"
#include "train.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace aluette {
namespace {

using GivenLessons = std::vector<std::tuple<Rules, double, std::optional<int>>>;

std::string_view text_of(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

using SharedTrainer = Alone<Trainer>;

SharedTrainer* make_trainer(const GivenLessons& given, std::uint64_t seed, int threads) {
  if (threads < 1 || threads > 1024) throw nb::value_error("threads must be 1 to 1024");
  std::vector<Lesson> lessons;
  for (const auto& [rules, weight, second_singer] : given) {
    lessons.push_back({rules, weight, second_singer.value_or(nobody)});
  }
  return new SharedTrainer("training", std::move(lessons), seed, threads);
}

void bind_trainer(nb::module_& module) {
  nb::class_<SharedTrainer>(module, "Trainer")
      .def(nb::new_(&make_trainer), "lessons"_a, "seed"_a, "threads"_a)
      .def_prop_ro("games",
                   [](SharedTrainer& self) {
                     return self.use([](const Trainer& trainer) { return trainer.games(); });
                   })
      .def(
          "practise",
          [](SharedTrainer& self, int games, double progress) {
            if (games < 1 || games > 1'000'000) throw nb::value_error("games must be 1 to 1000000");
            if (!(progress >= 0 && progress <= 1)) {
              throw nb::value_error("progress must be from 0 to 1");
            }
            return self.use([&](Trainer& trainer) {
              const nb::gil_scoped_release unlock;
              return trainer.practise(games, progress, look_for_signals);
            });
          },
          "games"_a, "progress"_a)
      .def("freeze",
           [](SharedTrainer& self) { self.use([](Trainer& trainer) { trainer.freeze(); }); })
      .def(
          "against_books",
          [](SharedTrainer& self, std::size_t lesson, int deals) {
            if (deals < 2) throw nb::value_error("deals must be at least 2");
            return self.use([&](const Trainer& trainer) {
              const nb::gil_scoped_release unlock;
              return trainer.against_books(lesson, deals, look_for_signals);
            });
          },
          "lesson"_a, "deals"_a)
      .def("weights",
           [](SharedTrainer& self) {
             const auto weights =
                 self.use([](const Trainer& trainer) { return trainer.weights(); });
             return nb::bytes(weights.data(), weights.size() * sizeof(float));
           })
      .def("state",
           [](SharedTrainer& self) {
             const auto state = self.use([](const Trainer& trainer) { return trainer.state(); });
             return nb::bytes(state.data(), state.size());
           })
      .def(
          "restore",
          [](SharedTrainer& self, const nb::bytes& state) {
            self.use([&](Trainer& trainer) { trainer.restore(text_of(state)); });
          },
          "state"_a);
}

}  // namespace

void bind_network(nb::module_& module) {
  nb::class_<Network>(module, "Network")
      .def(
          "__init__",
          [](Network* self, const nb::bytes& weights) { new (self) Network(text_of(weights)); },
          "weights"_a)
      .def(
          "values",
          [](const Network& self, const Situation& situation) {
            situation.check_asked();
            const Values values =
                situation.with_sight([&](const auto& sight) { return self.values(sight); });
            std::vector<std::pair<Card, float>> points;
            for (int k = 0; k < values.size; ++k) {
              points.emplace_back(values.cards[k], values.points[k]);
            }
            return points;
          },
          "situation"_a)
      .def(
          "card",
          [](const Network& self, const Situation& situation) {
            situation.check_asked();
            return situation.with_sight([&](const auto& sight) { return self.card(sight); });
          },
          "situation"_a);
  bind_trainer(module);
}

}  // namespace aluette
