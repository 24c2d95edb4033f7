// Networks and their training, to be run under sanitizers: on several threads, for every number of
// seats, from weights that are sound and from bytes that are not.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "train.hpp"

namespace aluette::tests {

// A few deals of training; whether it goes on from its own state.
inline bool learn(Random& random, std::vector<Lesson> lessons) {
  Trainer trainer(std::move(lessons), random.next(), 2);
  trainer.practise(128, 0.1);
  trainer.freeze();
  trainer.practise(64, 0.9);
  trainer.against_books(0, 4);
  const std::string state = trainer.state();
  trainer.restore(state);
  try {
    trainer.restore(std::string_view(state).substr(0, state.size() - 1));
    return false;
  } catch (const std::invalid_argument&) {
    return trainer.state() == state;
  }
}

// A file of weights with these bytes as its numbers, some of it damaged.
inline std::string damaged_weights(Random& random) {
  std::string file(Network::magic);
  file.append({char{Network::version}, 0, 0, 0, 0, 0, 0, 0});
  // One number everywhere, up to about 1000, of either sign: points far beyond those of any deal.
  const auto number = static_cast<char>(random.below(100) + (random.below(2) == 0 ? 0 : 0x80));
  for (std::size_t k = 3 * Layers::size; k > 0; --k) file.append({'\0', number});
  if (random.below(2) == 0) {  // ... and below all of them
    for (std::size_t group = 0; group < 3; ++group) {
      file[24 + 2 * (group * Layers::size + Layers::last_bias_at) + 1] = '\xf0';
    }
  }
  switch (random.below(4)) {
    case 0:
      file.resize(static_cast<std::size_t>(random.below(static_cast<int>(file.size()))));
      break;
    case 1:
      file[static_cast<std::size_t>(random.below(24))] = static_cast<char>(random.below(256));
      break;
    default:
      break;
  }
  return file;
}

// A network of sound weights plays a deal; others are refused with a sentence.
inline void play_by_any_weights(Random& random, const Lesson& lesson) {
  try {
    const Network network(damaged_weights(random));
    with_variant(lesson.rules, [&]<class V>(V) {
      Deal<V::seats> deal = deal_out<V::seats>(lesson, random).deal;
      const Shown shown = draw_shown(deal, random);
      while (!deal.state.over()) {
        deal.template play<V>(network.card(Sight<V::seats>(deal, lesson.rules, 0, shown)));
      }
    });
  } catch (const std::invalid_argument&) {
    return;
  }
}

}  // namespace aluette::tests
