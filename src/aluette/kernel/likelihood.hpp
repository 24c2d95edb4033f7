// Beliefs from plays: how well a world explains the cards that the other seats have played.
//
// Each play is held against what the books would have a seat of that hand do; a player who follows
// them now and then makes worlds likely in which he did. Several books mixed and a share of chance
// keep the belief from being fooled by who plays otherwise.
#pragma once

#include <array>
#include <cmath>

#include "playout.hpp"
#include "situation.hpp"

namespace aluette {

struct Model {
  double temper = 0;    // how far plays are believed, from 0, not at all, to 1
  double chance = 0.4;  // the share of plays that follow nothing
  int draws = 16;       // out of how many worlds one is chosen
  double kept = 1.0;    // what each card laid away for a lesser one counts against a world
};

class Likelihood {
 public:
  Likelihood(const Situation& situation, const Model& model)
      : situation_(situation), model_(model) {}

  bool matters() const {
    return model_.temper > 0 && model_.draws > 1 && !situation_.plays().empty();
  }

  // A world, the likelier the better it explains the plays.
  World draw(Random& random) const {
    if (!matters()) return situation_.worlds().draw(random);
    World chosen{};
    double sum = 0;
    for (int k = 0; k < model_.draws; ++k) {
      const World world = situation_.worlds().draw(random);
      const double weight = std::exp(model_.temper * log_likelihood(world));
      sum += weight;
      if (static_cast<double>(random.next() >> 11) * 0x1p-53 * sum < weight) chosen = world;
    }
    return chosen;
  }

  // The logarithm of how likely the plays are in this world.
  double log_likelihood(const World& world) const {
    return with_variant(situation_.rules(), [&]<class V>(V) { return of_plays<V>(world); });
  }

 private:
  template <class V>
  double of_plays(const World& world) const {
    Deal<V::seats> deal = situation_.begun<V>(world);
    double sum = 0;
    for (const Card card : situation_.plays()) {
      const int seat = deal.state.turn();
      if (seat != situation_.seat()) sum += std::log(of_play<V>(deal.state, card));
      deal.template play<V>(card);
    }
    return sum;
  }

  // How likely the seat in turn plays a card of this step.
  template <class V>
  double of_play(const State<V::seats>& state, Card card) const {
    const Mask hand = state.legal();
    const Mask step = ladder.equal[card];
    double fits = 0;
    for (const int lead_high : {2, 4, 6}) {
      const Books books{.lead_high = lead_high};
      fits += (bit(books.card<V>(state, situation_.rules())) & step) != 0 ? 1.0 / 3 : 0;
    }
    return model_.chance * count(hand & step) / count(hand) + (1 - model_.chance) * fits;
  }

  const Situation& situation_;
  Model model_;
};

}  // namespace aluette
