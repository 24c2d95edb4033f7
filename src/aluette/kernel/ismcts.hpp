// Information-set Monte-Carlo tree search: one tree of the cards played from here on, as the viewer
// sees them, each descent in another world. What a card is worth is what came of its descents.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "clock.hpp"
#include "likelihood.hpp"
#include "playout.hpp"
#include "situation.hpp"

namespace aluette {

struct Descents {
  int simulations = 1000;
  double uct = 1.4;      // how much is tried that looks worse
  double seconds = 1e6;  // of time worked
};

struct Visit {
  Card card = no_card;
  int visits = 0;
  double points = 0;  // on average, for the viewer's side
};

// Random playouts at the end of a descent.
struct RandomRollouts {
  template <class V>
  Outcome one(const State<V::seats>& state, const Rules& rules, Random& random) const {
    if (state.over()) return state.race.outcome(rules);
    return RandomPlayouts<V>(state, rules).one(random);
  }
};

// Playouts by the books.
struct BooksRollouts {
  Books books;

  template <class V>
  Outcome one(const State<V::seats>& state, const Rules& rules, Random& random) const {
    return books.play_out<V>(state, rules, random);
  }
};

template <class V, class Rollouts>
class Tree {
 public:
  Tree(const Situation& situation, const Model& model, const Rollouts& rollouts, double uct,
       std::uint64_t seed)
      : situation_(situation),
        rollouts_(rollouts),
        likelihood_(situation, model),
        uct_(static_cast<float>(uct)),
        random_(seed),
        nodes_(1) {}

  void descend(Watch& watch) {
    Deal<V::seats> deal = situation_.in<V>(likelihood_.draw(random_, watch));
    State<V::seats>& state = deal.state;
    path_.clear();
    for (std::uint32_t node = 0; !state.over();) {
      const int side = situation_.rules().side_of[state.turn()];
      const auto [card, is_new] = choose(node, state.legal());
      const std::uint32_t child = nodes_[node].children[ladder.strength[card]];
      path_.emplace_back(child, side);
      state.template play<V>(card);
      node = child;
      if (is_new) break;
    }
    const Outcome outcome = rollouts_.template one<V>(state, situation_.rules(), random_);
    for (const auto& [node, side] : path_) {
      ++nodes_[node].visits;
      nodes_[node].sum += static_cast<float>(situation_.rules().value(outcome, side));
    }
  }

  // The cards of the viewer, the most visited first.
  std::vector<Visit> visits() const {
    std::vector<Visit> found;
    for (Mask hand = situation_.hand(); hand != 0;) {
      const Card card = lowest(hand);
      hand &= ~ladder.equal[card];
      const std::uint32_t child = nodes_[0].children[ladder.strength[card]];
      const Node& node = nodes_[child];
      if (child == 0 || node.visits == 0) {
        found.push_back({card, 0, 0});
      } else {
        found.push_back({card, node.visits, static_cast<double>(node.sum) / node.visits});
      }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Visit& a, const Visit& b) { return a.visits > b.visits; });
    return found;
  }

 private:
  struct Node {
    std::array<std::uint32_t, step_count> children{};  // by strength; 0: never tried
    int visits = 0;
    int chances = 0;  // how often it could have been chosen
    float sum = 0;    // points for the side that chose it
  };

  // A card never tried here, or the one with the best prospects.
  std::pair<Card, bool> choose(std::uint32_t node, Mask hand) {
    std::array<Card, most_tricks> fresh{};
    int fresh_count = 0;
    Card best = no_card;
    float best_score = 0;
    for (Mask cards = hand; cards != 0;) {
      const Card card = lowest(cards);
      cards &= ~ladder.equal[card];
      const std::uint32_t child = nodes_[node].children[ladder.strength[card]];
      if (child == 0) {
        fresh[fresh_count++] = card;
        continue;
      }
      Node& next = nodes_[child];
      ++next.chances;
      if (fresh_count > 0) continue;
      const auto visits = static_cast<float>(next.visits);
      const float score =
          next.sum / visits + uct_ * std::sqrt(std::log(static_cast<float>(next.chances)) / visits);
      if (best == no_card || score > best_score) {
        best = card;
        best_score = score;
      }
    }
    if (fresh_count == 0) return {best, false};
    const Card card = fresh[random_.below(fresh_count)];
    nodes_[node].children[ladder.strength[card]] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.chances = 1});
    return {card, true};
  }

  const Situation& situation_;
  const Rollouts& rollouts_;
  Likelihood likelihood_;
  float uct_;
  Random random_;
  std::vector<Node> nodes_;
  std::vector<std::pair<std::uint32_t, int>> path_;
};

// `poll` is called now and then, and may throw to give up.
template <class Rollouts>
std::vector<Visit> descend(const Situation& situation, const Descents& descents, const Model& model,
                           const Rollouts& rollouts, std::uint64_t seed, const Poll& poll) {
  Watch watch(descents.seconds, poll);
  const int between = model.temper > 0 ? 1 : 64;  // descents, most of which take no microsecond
  return with_variant(situation.rules(), [&]<class V>(V) {
    Tree<V, Rollouts> tree(situation, model, rollouts, descents.uct, seed);
    for (int k = 1; k <= descents.simulations; ++k) {
      tree.descend(watch);
      if (k % between == 0 && watch.over()) break;
    }
    return tree.visits();
  });
}

}  // namespace aluette
