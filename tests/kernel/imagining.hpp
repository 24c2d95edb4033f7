// Worlds and searches in random deals, to be run under sanitizers: what is true of the real hands
// is never refused, every world fits what is known, and what makes no sense is refused with a
// sentence.
#pragma once

#include <array>
#include <vector>

#include "ismcts.hpp"
#include "search.hpp"

namespace aluette::tests {

// A deal played at random up to some card, and what its next player knows.
struct Played {
  std::array<Mask, most_seats> hands{};
  int leader = 0;
  std::vector<Card> plays;
  int turn = 0;
};

inline Played played_at_random(Random& random, const Rules& rules) {
  Played deal;
  Mask cards = deck;
  for (int seat = 0; seat < rules.seats; ++seat) {
    for (int k = rules.tricks; k > 0; --k) {
      const Card card = nth(cards, random.below(count(cards)));
      cards ^= bit(card);
      deal.hands[seat] |= bit(card);
    }
  }
  deal.leader = random.below(rules.seats);
  with_variant(rules, [&]<class V>(V) {
    State<V::seats> state;
    std::copy_n(deal.hands.begin(), V::seats, state.hands.begin());
    state.left = static_cast<std::int8_t>(rules.tricks);
    state.trick.leader = static_cast<std::int8_t>(deal.leader);
    for (int k = random.below(rules.tricks * rules.seats); k > 0; --k) {
      const Card card = nth(state.legal(), random.below(count(state.legal())));
      deal.plays.push_back(card);
      state.template play<V>(card);
    }
    std::copy_n(state.hands.begin(), V::seats, deal.hands.begin());
    deal.turn = state.turn();
  });
  return deal;
}

// What is true of the others' hands, some of it left out.
inline Knowledge truth(Random& random, const Rules& rules, const Played& deal) {
  Knowledge known;
  known.seats = rules.seats;
  known.unseen = deck & ~deal.hands[deal.turn];
  for (const Card card : deal.plays) known.unseen &= ~bit(card);
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (seat == deal.turn) continue;
    const Mask hand = deal.hands[seat];
    known.counts[seat] = count(hand);
    known.held[seat] = hand & random.next() & random.next();
    known.barred[seat] = deck & ~hand & random.next();
    const Mask step = ladder.equal[random.below(card_count)];
    if ((hand & step) == 0) continue;
    known.told.push_back({seat, 0.5 + 0.5 * random.below(2), {{{step, count(hand & step)}}}});
  }
  return known;
}

inline bool fits(const Knowledge& known, const World& world) {
  Mask together = 0;
  for (int seat = 0; seat < known.seats; ++seat) {
    const Mask hand = world[seat];
    if (count(hand) != known.counts[seat] || (hand & ~known.unseen & deck) != 0) return false;
    if ((hand & together) != 0 || (known.held[seat] & ~hand) != 0) return false;
    if ((hand & known.barred[seat]) != 0) return false;
    together |= hand;
  }
  for (const Told& told : known.told) {
    const Demand& demand = told.readings[0][0];
    if (told.trust == 1 && count(world[told.seat] & demand.cards) < demand.least) return false;
  }
  return true;
}

// A network that has learned nothing.
inline Network untrained(Random& random) {
  std::string bytes(Network::magic);
  const auto add = [&](std::uint32_t number, int size) {
    for (; size > 0; --size, number >>= 8U) bytes.push_back(static_cast<char>(number & 0xffU));
  };
  add(Network::version, 4);
  add(0, 4);
  // Halves of 2^-5 to 2^-4, of either sign.
  for (std::size_t k = 3 * Layers::size; k > 0; --k) {
    const std::uint64_t number = random.next();
    add(0x2800U | (number & 0x3ffU) | (number >> 16U & 0x8000U), 2);
  }
  return Network(bytes);
}

// Whether all is well in one such deal.
inline bool imagine(Random& random, const Rules& rules, const Network& network, Table& table) {
  const Played deal = played_at_random(random, rules);
  const Knowledge known = truth(random, rules, deal);
  Shown shown;
  for (auto& bits : shown.by)
    bits = static_cast<std::uint16_t>(random.below(1 << shown_bits::count));
  const Situation situation(rules, deal.turn, deal.hands[deal.turn], deal.leader, deal.plays, known,
                            shown);
  Watch watch(Watch::for_ever, {});
  const Model model{.temper = 0.6, .draws = 4};
  for (const Model& believed : {model, Model{.temper = 10, .chance = 0.001, .draws = 4}}) {
    const Likelihood likelihood(situation, believed);
    for (int k = 0; k < 20; ++k) {
      if (!fits(known, likelihood.draw(random, watch))) return false;
    }
  }
  const Effort effort{.worlds = 20, .exact = 2, .exact_worlds = 4, .leaf = random.below(3)};
  const Weights by_books = weigh(situation, effort, model, 1, BooksPolicy({.slip = 0.2}), table);
  const Weights at_random = weigh(situation, effort, model, 1, RandomPolicy{}, table);
  const auto visits = descend(situation, {.simulations = 100}, model, RandomRollouts{}, 1, [] {});
  const NetworkPolicy policy(network, situation);
  const Effort little{.worlds = 3, .leaf = random.below(3), .prior = 2};
  if (weigh(situation, little, model, 1, policy, table).worlds == 0) return false;
  int sum = 0;
  for (const Visit& visit : visits) sum += visit.visits;
  return sum == 100 && by_books.worlds > 0 && at_random.cards.size() == by_books.cards.size();
}

// Knowledge and situations of random numbers: refused, or of use.
inline void imagine_anything(Random& random, const Rules& rules) {
  Played deal = played_at_random(random, rules);
  Knowledge known = truth(random, rules, deal);
  const int seat = random.below(most_seats);
  switch (random.below(8)) {
    case 0:
      known.held[seat] = random.next();
      break;
    case 1:
      known.barred[seat] = random.next() | random.next();
      break;
    case 2:
      known.counts[seat] = random.below(60) - 6;
      break;
    case 3:
      known.laid[seat] = random.below(20) - 4;
      break;
    case 4:
      known.told.push_back(
          {random.below(9) - 1, 0.25 * random.below(7), {{{random.next(), 3}}, {}}});
      break;
    case 5:
      known.unseen = random.next();
      break;
    case 6:
      deal.plays.push_back(random.below(60) - 5);
      break;
    default:
      known.told.push_back({seat, 1, {{{known.unseen, random.below(12)}}}});
  }
  try {
    const Situation situation(rules, random.below(8) - 1, deal.hands[deal.turn], deal.leader,
                              deal.plays, known);
    for (int k = 0; k < 3; ++k) situation.worlds().draw(random);
    Table table(1);
    if (situation.asked()) weigh(situation, {.worlds = 2}, {}, 1, RandomPolicy{}, table);
  } catch (const std::invalid_argument&) {
    return;
  }
}

}  // namespace aluette::tests
