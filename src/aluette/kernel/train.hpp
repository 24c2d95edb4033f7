// A network trained from nothing, by deep Monte-Carlo self-play: it plays deals, mostly against
// itself, and moves the worth of each card it played towards what came of it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clock.hpp"
#include "selfplay.hpp"
#include "threads.hpp"
#include "variants.hpp"

namespace aluette {

// How the weights should change: the sum over samples of the gradient of the squared error.
class Gradient {
 public:
  std::span<float> numbers() { return sums_.numbers(); }

  // Adds what a sample says, and gives its squared error.
  double add(const Layers& layers, const Sample& sample) {
    Layers::First shared;
    Layers::First units;
    layers.shared(sample.on, shared);
    layers.with_card(shared, sample.card, units);
    Layers::Second second;
    layers.through<1>(&units, &second);
    const float error = layers.points(second) - sample.points;
    back(layers, units, second, error, shared);
    for (const int k : sample.on) add_row(at(std::size_t{Layers::first} * k), shared);
    for (const int k : sample.card) {
      add_row(at(Layers::cards_at + std::size_t{Layers::first} * k), shared);
    }
    add_row(at(Layers::first_bias_at), shared);
    return double{error} * error;
  }

 private:
  float* at(std::size_t place) { return sums_.numbers().data() + place; }

  // From the error back to the first layer, whose part of it goes to `blame`.
  void back(const Layers& layers, const Layers::First& units, const Layers::Second& second,
            float error, Layers::First& blame) {
    Layers::Second behind;
    for (int k = 0; k < Layers::second; ++k) {
      behind[k] = second[k] > 0 ? error * layers.last()[k] : 0;
      at(Layers::last_at)[k] += error * second[k];
      at(Layers::second_bias_at)[k] += behind[k];
    }
    *at(Layers::last_bias_at) += error;
    for (int unit = 0; unit < Layers::first; ++unit) {
      blame[unit] = 0;
      if (units[unit] == 0) continue;
      float* sums = at(Layers::second_at + std::size_t{Layers::second} * unit);
      const float* weights = layers.into_second(unit);
      Lane dot{};
      for (std::ptrdiff_t k = 0; k < Layers::second; k += lane_size) {
        Lane from;
        Lane weight;
        Lane sum;
        load(from, behind.data() + k);
        load(weight, weights + k);
        load(sum, sums + k);
        dot += from * weight;
        sum += units[unit] * from;
        store(sum, sums + k);
      }
      for (int k = 0; k < lane_size; ++k) blame[unit] += dot[k];
    }
  }

  static void add_row(float* row, const Layers::First& blame) {
    for (std::ptrdiff_t k = 0; k < Layers::first; k += lane_size) {
      Lane sum;
      Lane more;
      load(sum, row + k);
      load(more, blame.data() + k);
      sum += more;
      store(sum, row + k);
    }
  }

  Layers sums_;
};

// A network in training: its weights, and what the optimiser (Adam) remembers of each.
struct Pupil {
  Layers layers;
  Layers mean;    // of the gradient
  Layers square;  // of its square
  std::uint64_t steps = 0;
};

using Three = std::array<Layers, 3>;  // for 3, 4 and 6 seats

class Trainer {
 public:
  Trainer(std::vector<Lesson> lessons, std::uint64_t seed, int threads)
      : lessons_(std::move(lessons)), seed_(seed), workers_(static_cast<std::size_t>(threads)) {
    if (lessons_.empty()) throw std::invalid_argument("there must be a lesson");
    for (const Lesson& lesson : lessons_) {
      lesson.check();
      weight_of_[place(lesson.rules.seats)] += lesson.weight;
    }
    Random random(seed_, ~std::uint64_t{0});
    for (Pupil& pupil : pupils_) begin(pupil.layers, random);
  }

  std::uint64_t games() const { return games_; }

  // Plays at least so many games and learns from them. `progress` is how much of the whole training
  // is over, 0 to 1: with it exploring becomes rarer and steps smaller. Gives the mean squared
  // error. What goes wrong in a thread, or is thrown by `poll`, is thrown here, and the batch in
  // progress is left out.
  double practise(int games, double progress, const Poll& poll = {}) {
    progress_ = progress;
    double error = 0;
    std::uint64_t samples = 0;
    int batches = (games + batch_games - 1) / batch_games;
    Watch watch(Watch::for_ever, poll);
    Failure failure;
    new_batch();
    std::barrier played(workers(), [&]() noexcept {
      if (!failure) collect(error, samples);
    });
    std::barrier learned(workers(), [&]() noexcept {
      batches = failure ? 0 : batches - 1;
      new_batch();
    });
    work_together(workers_.size(), [&](std::size_t self) {
      while (batches > 0) {
        failure.carry([&] {
          play_batch(workers_[self]);
          if (self == 0) watch.over();
        });
        played.arrive_and_wait();
        if (!failure) update(self);
        learned.arrive_and_wait();
      }
    });
    if (failure) forget_batch();
    failure.raise();
    return samples == 0 ? 0 : error / static_cast<double>(samples);
  }

  // Adds what it plays like now to those that it plays against; the oldest of many goes.
  void freeze() {
    constexpr std::size_t most = 6;
    if (league_.size() == most) league_.erase(league_.begin());
    league_.push_back({pupils_[0].layers, pupils_[1].layers, pupils_[2].layers});
  }

  // Mean and standard error of the points that it makes in so many deals of a lesson, each played
  // from every side, against the books.
  std::pair<double, double> against_books(std::size_t lesson, int deals,
                                          const Poll& poll = {}) const {
    Watch watch(Watch::for_ever, poll);
    const Lesson& chosen = lessons_.at(lesson);
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < deals; ++deal) {
      watch.over();
      Random random(seed_ ^ 0x626f6f6b73U, static_cast<std::uint64_t>(deal));
      const double points = with_variant(chosen.rules, [&]<class V>(V) {
        return aluette::against_books<V>(chosen, pupils_[place(V::seats)].layers, random);
      });
      sum += points;
      squares += points * points;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals)};
  }

  // The weights for 3, 4 and 6 seats, one after the other.
  std::vector<float> weights() const {
    std::vector<float> all;
    for (const Pupil& pupil : pupils_) {
      const auto numbers = pupil.layers.numbers();
      all.insert(all.end(), numbers.begin(), numbers.end());
    }
    return all;
  }

  // All that is needed to go on from here, for `restore`.
  std::string state() const {
    std::string bytes;
    append(bytes, games_);
    append(bytes, static_cast<std::uint64_t>(league_.size()));
    for (const Pupil& pupil : pupils_) {
      append(bytes, pupil.steps);
      for (const Layers* layers : {&pupil.layers, &pupil.mean, &pupil.square}) {
        append(bytes, layers->numbers());
      }
    }
    for (const Three& three : league_) {
      for (const Layers& layers : three) append(bytes, layers.numbers());
    }
    return bytes;
  }

  // Goes on from a state. Throws std::invalid_argument where it is none.
  void restore(std::string_view bytes) {
    std::uint64_t games = 0;
    std::uint64_t frozen = 0;
    std::array<Pupil, 3> pupils;
    take(bytes, games);
    take(bytes, frozen);
    for (Pupil& pupil : pupils) {
      take(bytes, pupil.steps);
      for (Layers* layers : {&pupil.layers, &pupil.mean, &pupil.square}) take(bytes, *layers);
    }
    if (bytes.size() != frozen * pupils.size() * Layers::size * sizeof(float)) refuse();
    std::vector<Three> league(frozen);
    for (Three& three : league) {
      for (Layers& layers : three) take(bytes, layers);
    }
    games_ = games;
    pupils_ = std::move(pupils);
    league_ = std::move(league);
  }

 private:
  static constexpr int batch_games = 64;
  static constexpr double first_rate = 2e-3;
  static constexpr double last_rate = 1e-5;
  static constexpr double first_explore = 0.10;
  static constexpr double last_explore = 0.02;

  struct Worker {
    Gradient gradient;
    std::vector<Sample> samples;
    double error = 0;
    std::uint64_t learned = 0;
  };

  static std::size_t place(int seats) { return seats == 3 ? 0 : seats == 4 ? 1 : 2; }

  std::ptrdiff_t workers() const { return static_cast<std::ptrdiff_t>(workers_.size()); }

  static void begin(Layers& layers, Random& random) {
    const auto numbers = layers.numbers();
    const auto fill = [&](std::size_t from, std::size_t to, double deviation) {
      for (std::size_t k = from; k < to; ++k) {
        const double uniform = 2 * random.chance() - 1;
        numbers[k] = static_cast<float>(uniform * deviation * std::sqrt(3.0));
      }
    };
    fill(0, Layers::first_bias_at, 0.13);
    fill(Layers::second_at, Layers::second_bias_at, std::sqrt(2.0 / Layers::first));
    fill(Layers::last_at, Layers::last_bias_at, 0.1);
  }

  // All games of a batch have the same number of seats.
  void new_batch() noexcept {
    Random random(seed_ + 1, games_);
    const double sum = weight_of_[0] + weight_of_[1] + weight_of_[2];
    double at = random.chance() * sum;
    group_ = 0;
    while (group_ < 2 && at >= weight_of_[group_]) at -= weight_of_[group_++];
    while (weight_of_[group_] == 0) group_ = (group_ + 1) % 3;
    next_ = 0;
  }

  void play_batch(Worker& worker) {
    const Layers& layers = pupils_[group_].layers;
    for (int game = next_++; game < batch_games; game = next_++) {
      Random random(seed_, games_ + static_cast<std::uint64_t>(game));
      worker.samples.clear();
      play_game(random, worker.samples);
      for (const Sample& sample : worker.samples) {
        worker.error += worker.gradient.add(layers, sample);
      }
      worker.learned += worker.samples.size();
    }
  }

  void forget_batch() {
    for (Worker& worker : workers_) {
      std::ranges::fill(worker.gradient.numbers(), 0.0F);
      worker.error = 0;
      worker.learned = 0;
    }
  }

  void play_game(Random& random, std::vector<Sample>& samples) const {
    const Lesson& lesson = draw_lesson(random);
    Practice practice{.learner = &pupils_[group_].layers};
    practice.explore = first_explore + progress_ * (last_explore - first_explore);
    if (random.below(2) == 0) choose_rival(lesson.rules, random, practice);
    with_variant(lesson.rules,
                 [&]<class V>(V) { Game<V>(lesson, practice, random, samples).play(); });
  }

  const Lesson& draw_lesson(Random& random) const {
    double at = random.chance() * weight_of_[group_];
    const Lesson* chosen = nullptr;
    for (const Lesson& lesson : lessons_) {
      if (place(lesson.rules.seats) != group_) continue;
      chosen = &lesson;
      at -= lesson.weight;
      if (at < 0) break;
    }
    return *chosen;
  }

  // One side learns against earlier selves, or, as one more of them, the books.
  void choose_rival(const Rules& rules, Random& random, Practice& practice) const {
    const int side = rules.side_of[random.below(rules.seats)];
    practice.learning = 0;
    for (int seat = 0; seat < rules.seats; ++seat) {
      if (rules.side_of[seat] == side) practice.learning |= 1U << static_cast<unsigned>(seat);
    }
    const auto rival = static_cast<std::size_t>(random.below(static_cast<int>(league_.size()) + 1));
    if (rival < league_.size()) practice.rival = &league_[rival][group_];
  }

  void collect(double& error, std::uint64_t& samples) noexcept {
    batch_samples_ = 0;
    for (Worker& worker : workers_) {
      error += worker.error;
      batch_samples_ += worker.learned;
      worker.error = 0;
      worker.learned = 0;
    }
    samples += batch_samples_;
    games_ += batch_games;
    ++pupils_[group_].steps;
  }

  // One worker's share of a step of Adam.
  void update(std::size_t self) {
    Pupil& pupil = pupils_[group_];
    const std::size_t begin = Layers::size * self / workers_.size();
    const std::size_t end = Layers::size * (self + 1) / workers_.size();
    const float scale = 2 / static_cast<float>(std::max<std::uint64_t>(batch_samples_, 1));
    const auto steps = static_cast<double>(pupil.steps);
    const double rate = first_rate + progress_ * (last_rate - first_rate);
    const auto mean_rate = static_cast<float>(rate / (1 - std::pow(0.9, steps)));
    const auto square_scale = static_cast<float>(1 / (1 - std::pow(0.999, steps)));
    float* __restrict sums = workers_[0].gradient.numbers().data();
    for (std::size_t k = 1; k < workers_.size(); ++k) {
      float* __restrict more = workers_[k].gradient.numbers().data();
      for (std::size_t i = begin; i < end; ++i) {
        sums[i] += more[i];
        more[i] = 0;
      }
    }
    float* __restrict weights = pupil.layers.numbers().data();
    float* __restrict mean = pupil.mean.numbers().data();
    float* __restrict square = pupil.square.numbers().data();
    for (std::size_t i = begin; i < end; ++i) {
      const float slope = sums[i] * scale;
      sums[i] = 0;
      mean[i] += 0.1F * (slope - mean[i]);
      square[i] += 0.001F * (slope * slope - square[i]);
      weights[i] -= mean_rate * mean[i] / (std::sqrt(square_scale * square[i]) + 1e-8F);
    }
  }

  static void append(std::string& bytes, std::uint64_t number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  static void append(std::string& bytes, std::span<const float> numbers) {
    bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
  }
  static void take(std::string_view& bytes, std::uint64_t& number) {
    take(bytes, &number, sizeof number);
  }
  static void take(std::string_view& bytes, Layers& layers) {
    take(bytes, layers.numbers().data(), layers.numbers().size_bytes());
    for (const float number : layers.numbers()) {
      if (!std::isfinite(number)) refuse();
    }
  }
  static void take(std::string_view& bytes, void* to, std::size_t size) {
    if (bytes.size() < size) refuse();
    std::memcpy(to, bytes.data(), size);
    bytes.remove_prefix(size);
  }
  [[noreturn]] static void refuse() {
    throw std::invalid_argument("this is no state of a training");
  }

  std::vector<Lesson> lessons_;
  std::uint64_t seed_;
  std::vector<Worker> workers_;
  std::array<double, 3> weight_of_{};
  std::array<Pupil, 3> pupils_;
  std::vector<Three> league_;
  std::uint64_t games_ = 0;

  // The batch in progress.
  double progress_ = 0;
  std::size_t group_ = 0;
  std::atomic<int> next_{0};
  std::uint64_t batch_samples_ = 0;
};

}  // namespace aluette
