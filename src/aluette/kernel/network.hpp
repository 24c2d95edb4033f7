// A small network that says what each card is worth: the points of the deal that the side of the
// seat in turn may expect, less the others'.
//
// Inputs that are 0 or 1, two hidden layers, one number out. All that is not about the card to play
// goes into the first layer once and is shared by all cards. Each number of seats has layers of its
// own; aluette.kernel.reference computes the same in NumPy.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "features.hpp"
#include "lane.hpp"

namespace aluette {

// The weights for one number of seats, one after the other as they are stored.
class Layers {
 public:
  static constexpr int first = 128;  // units of the hidden layers
  static constexpr int second = 32;
  using First = std::array<float, first>;
  using Second = std::array<float, second>;

  static constexpr std::size_t cards_at = std::size_t{inputs::count} * first;
  static constexpr std::size_t first_bias_at = cards_at + std::size_t{card_inputs::count} * first;
  static constexpr std::size_t second_at = first_bias_at + first;
  static constexpr std::size_t second_bias_at = second_at + std::size_t{first} * second;
  static constexpr std::size_t last_at = second_bias_at + second;
  static constexpr std::size_t last_bias_at = last_at + second;
  static constexpr std::size_t size = last_bias_at + 1;

  std::span<float> numbers() { return numbers_; }
  std::span<const float> numbers() const { return numbers_; }

  const float* input(int k) const { return numbers_.data() + std::size_t{first} * k; }
  const float* card(int k) const { return input(k) + cards_at; }
  const float* first_bias() const { return numbers_.data() + first_bias_at; }
  const float* into_second(int unit) const {
    return numbers_.data() + second_at + std::size_t{second} * unit;
  }
  const float* second_bias() const { return numbers_.data() + second_bias_at; }
  const float* last() const { return numbers_.data() + last_at; }
  float last_bias() const { return numbers_[last_bias_at]; }

  // What the first layer gets from all that is not about the card.
  void shared(const Active& on, First& sums) const {
    std::copy_n(first_bias(), first, sums.begin());
    add_rows(input(0), on, sums);
  }

  // What it gets with a card, negative sums cut off.
  void with_card(const First& shared, const CardActive& on, First& units) const {
    units = shared;
    add_rows(card(0), on, units);
    for (float& unit : units) unit = unit > 0 ? unit : 0;
  }

  // The second layer of so many cards at once.
  template <int Cards>
  void through(const First* units, Second* seconds) const {
    constexpr std::ptrdiff_t lanes = second / lane_size;
    std::array<std::array<Lane, lanes>, Cards> sums;
    for (auto& sum : sums) {
      for (int k = 0; k < lanes; ++k) load(sum[k], second_bias() + k * lane_size);
    }
    for (int unit = 0; unit < first; ++unit) {
      for (int k = 0; k < lanes; ++k) {
        Lane weights;
        load(weights, into_second(unit) + k * lane_size);
        for (int card = 0; card < Cards; ++card) sums[card][k] += units[card][unit] * weights;
      }
    }
    for (int card = 0; card < Cards; ++card) {
      for (int k = 0; k < lanes; ++k) store(sums[card][k], seconds[card].data() + k * lane_size);
      for (float& unit : seconds[card]) unit = unit > 0 ? unit : 0;
    }
  }

  float points(const Second& units) const {
    float sum = last_bias();
    for (int k = 0; k < second; ++k) sum += units[k] * last()[k];
    return sum;
  }

 private:
  // Adds the rows that are on, half of the columns at a time: their sums stay in registers.
  template <class On>
  static void add_rows(const float* rows, const On& on, First& sums) {
    constexpr std::ptrdiff_t lanes = first / lane_size / 2;
    for (int begin = 0; begin < first; begin += first / 2) {
      std::array<Lane, lanes> part;
      for (int k = 0; k < lanes; ++k) load(part[k], sums.data() + begin + k * lane_size);
      for (const int input : on) {
        const float* row = rows + std::ptrdiff_t{first} * input + begin;
        for (int k = 0; k < lanes; ++k) {
          Lane weights;
          load(weights, row + k * lane_size);
          part[k] += weights;
        }
      }
      for (int k = 0; k < lanes; ++k) store(part[k], sums.data() + begin + k * lane_size);
    }
  }

  std::vector<float> numbers_ = std::vector<float>(size);
};

// The cards worth telling apart, weakest first, and the points of each.
struct Values {
  int size = 0;
  std::array<Card, most_tricks> cards{};
  std::array<float, most_tricks> points{};

  // The points of one of the cards.
  float of(Card card) const {
    return points[static_cast<std::size_t>(std::ranges::find(cards, card) - cards.begin())];
  }

  // The best of the cards that may be chosen; of those that are hardly worse, the weakest.
  Card best(float hardly = 0, Mask chosen = deck) const {
    float top = -std::numeric_limits<float>::infinity();
    for (int k = 0; k < size; ++k) {
      if ((chosen & bit(cards[k])) != 0) top = std::max(top, points[k]);
    }
    // Weights of any kind can overflow, so a card's points need not be a number.
    int k = 0;
    while (k + 1 < size && ((chosen & bit(cards[k])) == 0 || points[k] < top - hardly)) ++k;
    return cards[k];
  }
};

template <int Seats>
Values evaluate(const Layers& layers, const Sight<Seats>& sight) {
  Values values;
  Layers::First shared;
  layers.shared(sight.active(), shared);
  std::array<Layers::First, most_tricks> units;
  for (Mask hand = sight.hand(); hand != 0;) {
    const Card card = lowest(hand);
    hand &= ~ladder.equal[card];
    layers.with_card(shared, sight.active(card), units[values.size]);
    values.cards[values.size++] = card;
  }
  std::array<Layers::Second, most_tricks> seconds;
  int k = 0;
  for (; k + 2 <= values.size; k += 2) layers.through<2>(&units[k], &seconds[k]);
  if (k < values.size) layers.through<1>(&units[k], &seconds[k]);
  for (k = 0; k < values.size; ++k) values.points[k] = layers.points(seconds[k]);
  return values;
}

// A trained network, the same for all its users, who may be in many threads.
class Network {
 public:
  static constexpr std::string_view magic = "aluette network\n";
  static constexpr std::uint32_t version = 2;
  static constexpr float hardly = 0.01F;  // points that no reason is needed to give up

  // Reads a file of weights: magic, version, the length of a text, the text, and the weights as
  // little-endian numbers of 16 bits. Throws std::invalid_argument, naming what is wrong.
  explicit Network(std::string_view bytes) {
    const auto fail = [](const std::string& why) { throw std::invalid_argument(why); };
    const auto number = [&](std::size_t at, int size) {
      std::uint32_t value = 0;
      for (int k = size; k-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[at + k]);
      return value;
    };
    if (bytes.substr(0, magic.size()) != magic) fail("this is no file of a network's weights");
    const std::size_t begin = magic.size() + 8;
    if (bytes.size() < begin) fail("the weights are cut short");
    if (const auto found = number(magic.size(), 4); found != version) {
      fail("the weights are of version " + std::to_string(found) + ", not " +
           std::to_string(version));
    }
    const std::size_t weights = begin + number(magic.size() + 4, 4);
    const std::size_t wanted = weights + 2 * layers_.size() * Layers::size;
    if (bytes.size() < wanted) fail("the weights are cut short");
    if (bytes.size() > wanted) fail("there is more after the weights");
    std::size_t at = weights;
    for (Layers& layers : layers_) {
      for (float& weight : layers.numbers()) {
        weight = from_half(static_cast<std::uint16_t>(number(at, 2)));
        if (!std::isfinite(weight)) fail("a weight is not a number");
        at += 2;
      }
    }
  }

  // The points of the deal that the side of the seat in turn may expect with each card of another
  // step in its hand.
  template <int Seats>
  Values values(const Sight<Seats>& sight) const {
    return evaluate(layers<Seats>(), sight);
  }

  // The card that it plays; it takes no trick from a partner without need.
  template <int Seats>
  Card card(const Sight<Seats>& sight) const {
    return values(sight).best(hardly, sight.considerate());
  }

 private:
  template <int Seats>
  const Layers& layers() const {
    return layers_[Seats == 3 ? 0 : Seats == 4 ? 1 : 2];
  }

  static float from_half(std::uint16_t half) {
    const std::uint32_t sign = (half & 0x8000U) << 16U;
    const std::uint32_t exponent = half >> 10U & 0x1fU;
    const std::uint32_t fraction = half & 0x3ffU;
    if (exponent == 0) {
      const float small = std::ldexp(static_cast<float>(fraction), -24);
      return sign != 0 ? -small : small;
    }
    const std::uint32_t wide = exponent == 0x1f ? 0xffU : exponent + 112;
    return std::bit_cast<float>(sign | wide << 23U | fraction << 13U);
  }

  std::array<Layers, 3> layers_;
};

}  // namespace aluette
