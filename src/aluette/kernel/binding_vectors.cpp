// The vector environment as Python sees it. Arrays are the caller's: what comes in is checked, and
// written to without the lock on Python. Should they overlap, what is in them afterwards is
// anything, but the deals go on as they should.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>

#include "binding.hpp"
#include "vectors.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace aluette {
namespace {

// An array of somebody else's, held while it is used.
class Array {
 public:
  Array(nb::handle array, const char* name) : name_(name) {
    if (PyObject_CheckBuffer(array.ptr()) == 0) {
      fail(nb::exception_type::type_error,
           "must be an array, not " + nb::cast<std::string>(array.type().attr("__name__")));
    }
    if (PyObject_GetBuffer(array.ptr(), &view_, PyBUF_RECORDS_RO) != 0) throw nb::python_error();
  }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array() { PyBuffer_Release(&view_); }

  // The first of its elements, once type, shape and order are what they must be.
  template <class T>
  T* data(const char* type, char kind, const std::vector<std::size_t>& shape) {
    if (!holds(kind, sizeof(T))) {
      fail(nb::exception_type::type_error,
           std::string("must hold ") + type + ", not elements of the format " + view_.format);
    }
    bool fits = view_.ndim == static_cast<int>(shape.size());
    for (std::size_t k = 0; fits && k < shape.size(); ++k) {
      fits = view_.shape[k] == static_cast<Py_ssize_t>(shape[k]);
    }
    constexpr auto wrong = nb::exception_type::value_error;
    if (!fits) fail(wrong, "must have the shape " + text(shape) + ", not " + own_shape());
    if (PyBuffer_IsContiguous(&view_, 'C') == 0) fail(wrong, "must be contiguous");
    if (reinterpret_cast<std::uintptr_t>(view_.buf) % alignof(T) != 0)
      fail(wrong, "must be aligned");
    if (!std::is_const_v<T> && view_.readonly != 0) fail(wrong, "must be writeable");
    return static_cast<T*>(view_.buf);
  }

  bool holds(char kind, std::size_t size) const {
    const std::string_view format = view_.format == nullptr ? "B" : view_.format;
    if (format.empty() || static_cast<std::size_t>(view_.itemsize) != size) return false;
    if (format.size() > 1 && format.front() != '=' && format.front() != '<') return false;
    constexpr std::string_view whole = "bhilq";
    const char found = format.back();
    if (kind == 'i') return format.size() < 3 && whole.find(found) != std::string_view::npos;
    return format.size() < 3 && found == kind;
  }

 private:
  [[noreturn]] void fail(nb::exception_type kind, const std::string& why) const {
    throw nb::builtin_exception(kind, (name_ + " " + why).c_str());
  }
  static std::string text(const std::vector<std::size_t>& shape) {
    std::string list;
    for (const std::size_t size : shape) {
      list += (list.empty() ? "" : ", ") + std::to_string(size);
    }
    return "(" + list + (shape.size() == 1 ? ",)" : ")");
  }
  std::string own_shape() const { return text({view_.shape, view_.shape + view_.ndim}); }

  std::string name_;
  Py_buffer view_{};
};

using Shared = Alone<Vector>;

struct Shapes {
  std::vector<std::size_t> observations, masks, rewards, one;

  explicit Shapes(const Vector& vector) {
    const std::size_t n = vector.size();
    observations = {n, vector.form().observation_size()};
    masks = {n, static_cast<std::size_t>(vector.form().action_count())};
    rewards = {n, static_cast<std::size_t>(vector.form().rules.seats)};
    one = {n};
  }
};

// Calls `f` with the actions, which may be of either size; they are read-only where those are
// const.
template <class Narrow, class Wide, class F>
void with_actions(nb::handle actions, const Shapes& shapes, F f) {
  Array array(actions, "actions");
  if (array.holds('i', 4)) {
    f(array.data<Narrow>("int32 or int64", 'i', shapes.one));
  } else {
    f(array.data<Wide>("int32 or int64", 'i', shapes.one));
  }
}

void observe(Shared& self, nb::handle observations, nb::handle masks, nb::handle seats) {
  const Shapes shapes(self.always());
  Array first(observations, "observations");
  Array second(masks, "masks");
  Array third(seats, "seats");
  Rows rows;
  rows.observations = first.data<std::uint8_t>("uint8", 'B', shapes.observations);
  rows.masks = second.data<std::uint8_t>("uint8", 'B', shapes.masks);
  rows.seats = third.data<std::int8_t>("int8", 'b', shapes.one);
  self.use([&](const Vector& vector) {
    const nb::gil_scoped_release unlock;
    vector.observe(rows);
  });
}

void step(Shared& self, nb::handle actions, nb::handle observations, nb::handle masks,
          nb::handle seats, nb::handle rewards, nb::handle dones, nb::handle finals, int threads) {
  const Shapes shapes(self.always());
  Array first(observations, "observations");
  Array second(masks, "masks");
  Array third(seats, "seats");
  Array fourth(rewards, "rewards");
  Array fifth(dones, "dones");
  std::optional<Array> sixth;
  Rows rows;
  rows.observations = first.data<std::uint8_t>("uint8", 'B', shapes.observations);
  rows.masks = second.data<std::uint8_t>("uint8", 'B', shapes.masks);
  rows.seats = third.data<std::int8_t>("int8", 'b', shapes.one);
  rows.rewards = fourth.data<float>("float32", 'f', shapes.rewards);
  rows.dones = fifth.data<std::uint8_t>("uint8", 'B', shapes.one);
  if (!finals.is_none()) {
    sixth.emplace(finals, "finals");
    rows.finals = sixth->data<std::uint8_t>("uint8", 'B', shapes.observations);
  }
  const auto act = [&]<class Number>(const Number* first_action) {
    Numbers numbers;
    if constexpr (sizeof(Number) == 4) {
      numbers.narrow = first_action;
    } else {
      numbers.wide = first_action;
    }
    self.use([&](Vector& vector) {
      const nb::gil_scoped_release unlock;
      vector.step(numbers, rows, threads);
    });
  };
  with_actions<const std::int32_t, const std::int64_t>(actions, shapes, act);
}

Form make_form(const Rules& rules, bool talk, bool signs, bool chant, bool partner_sings,
               bool in_blocks, const std::string& surrender, const std::string& announce,
               int known_signs, const std::vector<std::vector<std::pair<int, int>>>& scores) {
  Form form{.rules = rules,
            .talk = talk,
            .signs = signs,
            .chant = chant,
            .partner_sings = partner_sings,
            .in_blocks = in_blocks};
  if (surrender == "offer") {
    form.surrender = Surrender::offer;
  } else if (surrender == "concede") {
    form.surrender = Surrender::concede;
  } else if (surrender != "none") {
    throw nb::value_error("surrender must be none, concede or offer");
  }
  if (announce == "bid") {
    form.announce = Announce::bid;
  } else if (announce == "required" || announce == "extends") {
    form.announce = Announce::unanswered;
  } else if (announce != "no") {
    throw nb::value_error("announce must be no, bid, required or extends");
  }
  form.known_signs = static_cast<Signs>(known_signs & ((1 << sign_count) - 1));
  if (scores.size() != stakes_count) throw nb::value_error("there must be scores for 18 stakes");
  for (std::size_t k = 0; k < scores.size(); ++k) {
    if (scores[k].size() != outcome_count) throw nb::value_error("scores must be 13 pairs");
    for (std::size_t outcome = 0; outcome < scores[k].size(); ++outcome) {
      const auto [side, points] = scores[k][outcome];
      const auto small = [](int number) {
        return static_cast<std::int8_t>(std::clamp<int>(number, INT8_MIN, INT8_MAX));
      };
      Score& score = form.scores[k][outcome];
      score = {.side = small(side), .points = small(points)};
      if (!score.can_be(most_seats)) throw nb::value_error(Score::wanted);
    }
  }
  return form;
}

}  // namespace

void bind_vectors(nb::module_& module) {
  nb::class_<Shared>(module, "Vector")
      .def(
          "__init__",
          [](Shared* self, const Rules& rules, const std::vector<int>& packets, std::size_t count,
             std::uint64_t seed, bool talk, bool signs, bool chant, bool partner_sings,
             bool in_blocks, const std::string& surrender, const std::string& announce,
             int known_signs, const std::vector<std::vector<std::pair<int, int>>>& scores) {
            new (self) Shared("vector",
                              make_form(rules, talk, signs, chant, partner_sings, in_blocks,
                                        surrender, announce, known_signs, scores),
                              packets, count, seed);
          },
          "rules"_a, nb::kw_only(), "packets"_a, "count"_a, "seed"_a, "talk"_a, "signs"_a,
          "chant"_a, "partner_sings"_a, "in_blocks"_a, "surrender"_a, "announce"_a, "known_signs"_a,
          "scores"_a)
      .def_prop_ro("action_count",
                   [](const Shared& self) { return self.always().form().action_count(); })
      .def_prop_ro("observation_size",
                   [](const Shared& self) { return self.always().form().observation_size(); })
      .def("observe", &observe, "observations"_a.none(), "masks"_a.none(), "seats"_a.none())
      .def("step", &step, "actions"_a.none(), "observations"_a.none(), "masks"_a.none(),
           "seats"_a.none(), "rewards"_a.none(), "dones"_a.none(), "finals"_a.none(), "threads"_a)
      .def(
          "sample",
          [](Shared& self, nb::handle actions) {
            const auto fill = [&](auto* numbers) {
              self.use([&](Vector& vector) {
                const nb::gil_scoped_release unlock;
                vector.sample(numbers);
              });
            };
            with_actions<std::int32_t, std::int64_t>(actions, Shapes(self.always()), fill);
          },
          "actions"_a.none())
      .def(
          "deal",
          [](Shared& self, std::size_t index, int dealer, const std::vector<int>& deck,
             std::uint64_t seed) {
            Truth truth{.dealer = dealer, .seed = seed};
            if (deck.size() != truth.deck.size()) {
              throw nb::value_error("a deck is all 48 cards, once each");
            }
            for (std::size_t k = 0; k < deck.size(); ++k) {
              if (deck[k] < 0 || deck[k] >= card_count) {
                throw nb::value_error("a deck is all 48 cards, once each");
              }
              truth.deck[k] = static_cast<std::uint8_t>(deck[k]);
            }
            self.use([&](Vector& vector) { vector.deal(index, truth); });
          },
          "index"_a, "dealer"_a, "deck"_a, "seed"_a)
      .def(
          "truth",
          [](Shared& self, std::size_t index) {
            const Truth truth = self.use([&](const Vector& vector) { return vector.truth(index); });
            return std::tuple(truth.dealer, std::vector<int>(truth.deck.begin(), truth.deck.end()),
                              truth.seed);
          },
          "index"_a);
}

}  // namespace aluette
