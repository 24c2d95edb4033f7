// Worlds: ways to place the cards that a seat has not seen, drawn from all that it may be in.
//
// A world gives every other seat its number of cards; what remains lies elsewhere, in the talon or
// among discards. What is known narrows them down: cards that a seat surely holds or surely does
// not, and what it has told of its hand. Such cards are placed first, all others are then dealt at
// random, so that no world has to be thrown away.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cards.hpp"
#include "random.hpp"
#include "rules.hpp"

namespace aluette {

// At least so many of these cards, and at most so many.
struct Demand {
  Mask cards = 0;
  int least = 0;
  int most = card_count;
};

// What a seat told of its hand: one of several readings, if it is true at all.
struct Told {
  int seat = 0;
  double trust = 1;  // how likely it is true
  std::vector<std::vector<Demand>> readings;
};

// What one seat knows about the cards that it has not seen.
struct Knowledge {
  int seats = 4;
  Mask unseen = 0;
  std::array<int, most_seats> counts{};   // how many each other seat holds
  std::array<int, most_seats> laid{};     // how many each other seat has laid away for the talon's
  std::array<Mask, most_seats> held{};    // what each surely holds
  std::array<Mask, most_seats> barred{};  // what each surely does not
  std::vector<Told> told;

  // Throws std::invalid_argument for what contradicts itself at sight.
  void check() const {
    const auto fail = [](const std::string& why) { throw std::invalid_argument(why); };
    if (seats < 3 || seats > most_seats) fail("worlds have 3 to 6 seats");
    if ((unseen & ~deck) != 0) fail("there are 48 cards, numbered from 0 to 47");
    int placed = 0;
    Mask taken = 0;
    for (int seat = 0; seat < seats; ++seat) {
      const std::string who = "seat " + std::to_string(seat);
      const auto k = static_cast<std::size_t>(seat);
      if (counts[k] < 0 || laid[k] < 0 || counts[k] > card_count || laid[k] > card_count) {
        fail(who + " cannot hold or lay away so many cards");
      }
      placed += counts[k] + laid[k];
      if ((held[k] & ~unseen) != 0) fail(who + " cannot hold a card that was seen elsewhere");
      if ((held[k] & taken) != 0) fail("two seats cannot hold the same card");
      if ((held[k] & barred[k]) != 0) fail(who + " both holds a card and does not");
      if (count(held[k]) > counts[k]) fail(who + " cannot hold more cards than it has");
      taken |= held[k];
    }
    if (placed > count(unseen)) fail("the other seats hold more cards than were not seen");
    for (const Told& one : told) {
      if (one.seat < 0 || one.seat >= seats) fail("no seat told that");
      if (!(one.trust >= 0 && one.trust <= 1)) fail("trust is a number from 0 to 1");
      if (one.readings.empty()) fail("what is told has one reading at least");
      for (const auto& reading : one.readings) {
        for (const Demand& demand : reading) {
          if ((demand.cards & ~deck) != 0 || demand.least < 0 || demand.most < demand.least)
            fail("that cannot be told");
        }
      }
    }
  }
};

// What every seat holds; the viewer's own place is left empty.
using World = std::array<Mask, most_seats>;

class Worlds {
 public:
  // Throws std::invalid_argument where no world fits what is known.
  explicit Worlds(Knowledge knowledge) : known_(std::move(knowledge)) {
    known_.check();
    start_.rest = known_.unseen;
    int elsewhere = count(known_.unseen);
    for (int seat = 0; seat < known_.seats; ++seat) {
      start_.room[seat] = known_.counts[seat] + known_.laid[seat];
      elsewhere -= start_.room[seat];
      start_.barred[seat] = known_.barred[seat];
    }
    start_.room[known_.seats] = elsewhere;
    for (int seat = 0; seat < known_.seats; ++seat) start_.give(seat, known_.held[seat]);
    for (const Mask barred : known_.barred) limited_ |= (barred & known_.unseen) != 0;
    Random random(1);
    World world{};
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      if (place(random, world, Belief::certain)) return;
    }
    throw std::invalid_argument("no hands fit all that is known of them");
  }

  const Knowledge& known() const { return known_; }

  World draw(Random& random) const {
    World world{};
    for (int attempt = 0; attempt < few_attempts; ++attempt) {
      if (place(random, world, Belief::likely)) return world;
    }
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      if (place(random, world, Belief::certain)) return world;
    }
    place(random, world, Belief::nothing);
    return world;
  }

 private:
  static constexpr int most_places = most_seats + 1;
  static constexpr int few_attempts = 16;
  static constexpr int most_attempts = 256;

  // What is taken for true of what was told: as trust has it, what is beyond doubt, nothing.
  enum class Belief : std::uint8_t { likely, certain, nothing };

  // Cards being placed: in the seats, and after them elsewhere.
  struct Places {
    Mask rest = 0;   // not placed yet
    Mask fixed = 0;  // placed for good
    std::array<Mask, most_places> cards{};
    std::array<Mask, most_places> barred{};
    std::array<int, most_places> room{};

    void give(int place, Mask given) {
      rest &= ~given;
      fixed |= given;
      cards[place] |= given;
      room[place] -= count(given);
    }

    void put(int place, Card card) {
      rest ^= bit(card);
      cards[place] |= bit(card);
      --room[place];
    }
  };

  bool place(Random& random, World& world, Belief belief) const {
    Places places = start_;
    bool limited = limited_;
    if (belief != Belief::nothing) {
      for (const Told& told : known_.told) {
        const bool doubted = told.trust < 1;
        if (doubted && (belief == Belief::certain || random.chance() >= told.trust)) continue;
        const auto which = random.below(static_cast<int>(told.readings.size()));
        for (const Demand& demand : told.readings[static_cast<std::size_t>(which)]) {
          if (!meet(random, places, told.seat, demand)) return false;
          limited = true;
        }
      }
    }
    if (limited && !place_limited(random, places)) return false;
    deal_rest(random, places);
    for (int seat = 0; seat < known_.seats; ++seat) {
      world[seat] = places.cards[seat];
      // Who took of the talon kept the best.
      for (int laid = known_.laid[seat]; laid > 0; --laid) {
        const Mask loose = world[seat] & ~places.fixed;
        world[seat] ^= bit(lowest(loose != 0 ? loose : world[seat]));
      }
    }
    return true;
  }

  // Gives a seat as many cards of a demand as it may have, and bars it from the others of them.
  bool meet(Random& random, Places& places, int seat, const Demand& demand) const {
    const int placed = count(places.cards[seat] & demand.cards);
    const int least = std::max(demand.least - placed, 0);
    if (least == 0 && demand.most == card_count) return true;
    Mask open = demand.cards & places.rest & ~places.barred[seat];
    const int size = count(open);
    const int room = places.room[seat];
    const int most = std::min({size, room, demand.most - placed});
    if (least > most) return false;
    const int others = count(places.rest & ~places.barred[seat]) - size;
    for (int wanted = how_many(random, least, most, size, others, room); wanted > 0; --wanted) {
      const Card card = nth(open, random.below(count(open)));
      open ^= bit(card);
      places.give(seat, bit(card));
    }
    places.barred[seat] |= demand.cards;
    return true;
  }

  // How many of `size` cards come to a hand with `room` beside `others`, from least to most of
  // them, each number as likely as in a random deal.
  static int how_many(Random& random, int least, int most, int size, int others, int room) {
    std::array<double, card_count + 1> odds{};
    double sum = 0;
    for (int k = least; k <= most; ++k) {
      odds[static_cast<std::size_t>(k)] = ways(size, k) * ways(others, room - k);
      sum += odds[static_cast<std::size_t>(k)];
    }
    double left = random.chance() * sum;
    for (int k = least; k < most; ++k) {
      left -= odds[static_cast<std::size_t>(k)];
      if (left < 0) return k;
    }
    return most;
  }

  // The number of ways to choose so many.
  static double ways(int from, int chosen) {
    if (chosen < 0 || chosen > from) return 0;
    double product = 1;
    for (int k = 1; k <= chosen; ++k) product = product * (from - chosen + k) / k;
    return product;
  }

  // Places the cards that cannot lie everywhere, those with the fewest ways first.
  bool place_limited(Random& random, Places& places) const {
    for (;;) {
      Mask limited = 0;
      for (int p = 0; p < known_.seats; ++p) {
        if (places.room[p] > 0) limited |= places.barred[p] & places.rest;
      }
      if (limited == 0) return true;
      Card next = no_card;
      int fewest = card_count + 1;
      for (; limited != 0; limited = without_lowest(limited)) {
        const int slots = slots_for(places, lowest(limited));
        if (slots < fewest) {
          fewest = slots;
          next = lowest(limited);
        }
      }
      if (fewest == 0 && !make_room(places, next)) return false;
      int slot = random.below(slots_for(places, next));
      int place = 0;
      while ((places.barred[place] & bit(next)) != 0 || slot >= places.room[place]) {
        if ((places.barred[place] & bit(next)) == 0) slot -= places.room[place];
        ++place;
      }
      places.put(place, next);
    }
  }

  int slots_for(const Places& places, Card card) const {
    int slots = 0;
    for (int p = 0; p <= known_.seats; ++p) {
      if ((places.barred[p] & bit(card)) == 0) slots += places.room[p];
    }
    return slots;
  }

  // Moves cards that were placed so that one more fits where this card may lie.
  bool make_room(Places& places, Card card) const {
    unsigned visited = 0;
    for (int p = 0; p <= known_.seats; ++p) {
      if ((places.barred[p] & bit(card)) == 0 && empty_slot(places, p, visited)) return true;
    }
    return false;
  }

  // Whether this place has, or can be made to have, room for one more card.
  bool empty_slot(Places& places, int place, unsigned& visited) const {
    if (places.room[place] > 0) return true;
    visited |= 1U << static_cast<unsigned>(place);
    for (Mask loose = places.cards[place] & ~places.fixed; loose != 0;
         loose = without_lowest(loose)) {
      const Card card = lowest(loose);
      for (int p = 0; p <= known_.seats; ++p) {
        if ((visited >> static_cast<unsigned>(p) & 1U) != 0) continue;
        if ((places.barred[p] & bit(card)) != 0 || !empty_slot(places, p, visited)) continue;
        places.cards[place] ^= bit(card);
        ++places.room[place];
        places.cards[p] |= bit(card);
        --places.room[p];
        return true;
      }
    }
    return false;
  }

  void deal_rest(Random& random, Places& places) const {
    int size = count(places.rest);
    for (int p = 0; p < known_.seats; ++p) {
      for (int k = places.room[p]; k > 0; --k) {
        const Card card = nth(places.rest, random.below(size--));
        places.rest ^= bit(card);
        places.cards[p] |= bit(card);
      }
    }
  }

  Knowledge known_;
  Places start_;
  bool limited_ = false;
};

}  // namespace aluette
