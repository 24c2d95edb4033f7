// Policies: how every seat is taken to play in a playout. Each sees the deal only as the seat in
// turn does: its own hand, and what lies open.
#pragma once

#include <cstdint>

#include "deal.hpp"
#include "network.hpp"
#include "playout.hpp"
#include "random.hpp"
#include "situation.hpp"

namespace aluette {

// Any card, each as likely.
struct RandomPolicy {
  template <class V>
  Card card(const Deal<V::seats>& deal, const Rules&, Random& random) const {
    const Mask hand = deal.state.legal();
    return nth(hand, random.below(count(hand)));
  }
};

// The books' advice, with a slip now and then.
class BooksPolicy {
 public:
  explicit BooksPolicy(const Books& books)
      : books_(books), slips_(static_cast<std::uint64_t>(books.slip * 0x1p32)) {}

  template <class V>
  Card card(const Deal<V::seats>& deal, const Rules& rules, Random& random) const {
    const Mask hand = deal.state.legal();
    if ((random.next() >> 32) < slips_) return nth(hand, random.below(count(hand)));
    return books_.card<V>(deal.state, rules);
  }

 private:
  Books books_;
  std::uint64_t slips_;
};

// A network's best card.
class NetworkPolicy {
 public:
  // The viewer knows which cards it has laid away itself, and each side what it has shown by signs.
  NetworkPolicy(const Network& network, const Situation& situation)
      : network_(network),
        viewer_(situation.seat()),
        away_(situation.away()),
        shown_(situation.shown()) {}

  template <class V>
  Card card(const Deal<V::seats>& deal, const Rules& rules, Random&) const {
    const Mask hand = deal.state.legal();
    if (without_lowest(hand) == 0) return lowest(hand);
    const Mask away = deal.state.turn() == viewer_ ? away_ : 0;
    return network_.card(Sight<V::seats>(deal, rules, away, shown_));
  }

  const Network& network() const { return network_; }

 private:
  const Network& network_;
  int viewer_;
  Mask away_;
  Shown shown_;
};

// Plays on until so many tricks are left.
template <class V, class Policy>
void play_down_to(int left, Deal<V::seats>& deal, const Rules& rules, const Policy& policy,
                  Random& random) {
  while (deal.state.left > left) {
    deal.template play<V>(policy.template card<V>(deal, rules, random));
  }
}

}  // namespace aluette
