// Beliefs from plays: how well a world explains the cards that the other seats have played.
//
// Each play is held against what the books would have a seat of that hand do; a player who follows
// them now and then makes worlds likely in which he did. Several books mixed and a share of chance
// keep the belief from being fooled by who plays otherwise.
#pragma once

#include <array>
#include <cmath>
#include <limits>

#include "clock.hpp"
#include "playout.hpp"
#include "situation.hpp"

namespace aluette {

struct Model {
  double temper = 0;    // how far plays are believed, from 0, not at all, to 1
  double chance = 0.4;  // the share of plays that follow nothing
  int draws = 16;       // out of how many worlds one is chosen
};

class Likelihood {
 public:
  Likelihood(const Situation& situation, const Model& model)
      : situation_(situation), model_(model) {}

  bool matters() const {
    return model_.temper > 0 && model_.draws > 1 && !situation_.plays().empty();
  }

  // A world, the likelier the better it explains the plays. Once the time is over, it is chosen of
  // those that were drawn by then.
  World draw(Random& random, Watch& watch) const {
    if (!matters()) return situation_.worlds().draw(random);
    // Weights are kept beside the largest so far, as they can be too small for a number.
    World chosen{};
    double largest = -std::numeric_limits<double>::infinity();
    double sum = 0;
    for (int k = 0; k < model_.draws; ++k) {
      if (k > 0 && k % 16 == 0 && watch.over()) break;
      const World world = situation_.worlds().draw(random);
      const double log = model_.temper * log_likelihood(world);
      if (log > largest) {
        sum *= std::exp(largest - log);
        largest = log;
      }
      const double weight = std::exp(log - largest);
      sum += weight;
      if (const bool takes = random.chance() * sum < weight; takes || k == 0) chosen = world;
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
      if (deal.state.turn() != situation_.seat()) {
        const Mask hand = deal.state.legal();
        const double share = static_cast<double>(count(hand & ladder.equal[card])) / count(hand);
        const double fits = by_books<V>(deal.state, card);
        sum += std::log(model_.chance * share + (1 - model_.chance) * fits);
      }
      deal.template play<V>(card);
    }
    return sum;
  }

  // How likely the books have the seat in turn play a card of this step; there are several books.
  template <class V>
  double by_books(const State<V::seats>& state, Card card) const {
    double fits = 0;
    for (const int lead_high : {2, 4, 6}) {
      const Books books{.lead_high = lead_high};
      const Card advised = books.card<V>(state, situation_.rules());
      fits += (ladder.equal[card] & bit(advised)) != 0 ? 1.0 / 3 : 0;
    }
    return fits;
  }

  const Situation& situation_;
  Model model_;
};

}  // namespace aluette
