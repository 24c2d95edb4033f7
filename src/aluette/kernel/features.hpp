// What a network is told of a deal: which of its inputs are 1, all others being 0.
//
// Everything comes from what the seat in turn may know: its hand, the cards that lie open, the
// cards that it laid away itself, the trick, the race, and the rules. Seats are counted from it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "deal.hpp"
#include "shown.hpp"

namespace aluette {

// Where each group of inputs begins. aluette.kernel.reference has the same list.
namespace inputs {
constexpr int other_seats = most_seats - 1;
constexpr int most_taken = 7;  // more tricks than that are no different
constexpr int worths = 5;      // -2 to 2 points

constexpr int hand = 0;                                  // so many cards of each step held
constexpr int gone = hand + card_count;                  // ... open, or laid away
constexpr int played = gone + card_count;                // each other seat played of that step
constexpr int laid = played + other_seats * step_count;  // cards in the trick
constexpr int best = laid + most_seats;                  // the strongest step in it
constexpr int tied = best + step_count;                  // it is there twice
constexpr int first = tied + 1;                          // whose it is, and whether of the side
constexpr int taken = first + 2 * most_seats;            // tricks of each seat
constexpr int holder = taken + most_seats * most_taken;
constexpr int runner = holder + 2 * most_seats;
constexpr int left = runner + 2 * most_seats;         // tricks not finished
constexpr int tricks = left + most_tricks;            // tricks of the deal
constexpr int worth = tricks + most_tricks;           // what each outcome is worth to the side
constexpr int lead = worth + outcome_count * worths;  // the first of the tied leads
constexpr int mordienne = lead + 1;                   // run, last five
constexpr int run = mordienne + 2;                    // of at least 2, 3, 4 tricks
constexpr int needs_loss = run + 3;
constexpr int shown = needs_loss + 1;  // what each seat has shown by signs
constexpr int count = shown + most_seats * static_cast<int>(shown_bits::count);
}  // namespace inputs

// The same for a card that may be played.
namespace card_inputs {
constexpr int most_stronger = 12;

constexpr int step = 0;
constexpr int against = step + step_count;           // leads, beats, ties, or stays below
constexpr int stronger = against + 4;                // cards that may still beat it
constexpr int equal = stronger + most_stronger + 1;  // ... tie it
constexpr int own_stronger = equal + 4;              // stronger cards in the same hand
constexpr int count = own_stronger + most_tricks;
constexpr int each = 5;  // how many of them are 1
}  // namespace card_inputs

// The inputs that are 1.
class Active {
 public:
  void add(int input) { numbers_[size_++] = static_cast<std::uint16_t>(input); }
  const std::uint16_t* begin() const { return numbers_.data(); }
  const std::uint16_t* end() const { return numbers_.data() + size_; }

 private:
  // At most 48 cards are held or gone; each card played adds one; each seat has shown 13 bits at
  // most; the rest is fewer than 48.
  std::array<std::uint16_t,
             std::size_t{3} * card_count + std::size_t{most_seats} * shown_bits::count>
      numbers_;
  int size_ = 0;
};

using CardActive = std::array<std::uint16_t, card_inputs::each>;

inline constexpr Shown nothing_shown{};

// The deal as the seat in turn sees it. `away` are cards that it knows to be in no hand, beside
// those that lie open: what it laid away itself (R5.3). `shown` must live as long.
template <int Seats>
class Sight {
 public:
  Sight(const Deal<Seats>& deal, const Rules& rules, Mask away = 0,
        const Shown& shown = nothing_shown)
      : deal_(deal),
        rules_(rules),
        shown_(shown),
        seat_(deal.state.turn()),
        hand_(deal.state.hands[seat_]),
        gone_(deal.out() | away) {}

  Mask hand() const { return hand_; }

  // The hand without the cards that would take a trick from a partner who has it safely and is at
  // least as far in the race, so that it helps as much with him (R5.7).
  Mask considerate() const {
    const Trick& trick = deal_.state.trick;
    if (trick.laid == 0 || trick.tied || !ally(trick.first)) return hand_;
    const auto& taken = deal_.state.race.taken;
    if (taken[trick.first] < taken[seat_]) return hand_;
    const Mask taking = ladder.higher[trick.best] | ladder.equal[trick.best];
    for (int k = 1; k < Seats - trick.laid; ++k) {
      const bool foe = !ally(after(seat_, k, Seats));
      if (foe && (taking & ~hand_ & ~gone_) != 0) return hand_;
    }
    const Mask leaving = hand_ & ~taking;
    return leaving != 0 ? leaving : hand_;
  }

  Active active() const {
    Active on;
    add_cards(on);
    add_trick(on);
    add_race(on);
    add_rules(on);
    add_shown(on);
    return on;
  }

  CardActive active(Card card) const {
    using namespace card_inputs;
    const Mask unseen = deck & ~hand_ & ~gone_;
    const int rivals = std::min(aluette::count(unseen & ladder.higher[card]), most_stronger);
    const auto input = [](int number) { return static_cast<std::uint16_t>(number); };
    return {input(step + ladder.strength[card]), input(card_inputs::against + against(card)),
            input(stronger + rivals), input(equal + aluette::count(unseen & ladder.equal[card])),
            input(own_stronger + aluette::count(hand_ & ladder.higher[card]))};
  }

 private:
  int from_here(int seat) const { return after(seat, Seats - seat_, Seats); }

  // A seat counted from this one, and whether it is of the same side.
  int who(int seat) const { return 2 * from_here(seat) + (ally(seat) ? 1 : 0); }

  bool ally(int seat) const { return rules_.side_of[seat] == rules_.side_of[seat_]; }

  int against(Card card) const {
    const Trick& trick = deal_.state.trick;
    if (trick.laid == 0) return 0;
    if ((ladder.higher[trick.best] & bit(card)) != 0) return 1;
    return (ladder.equal[trick.best] & bit(card)) != 0 ? 2 : 3;
  }

  // For each card of a step one input more, whichever of the step they are.
  static void add_counts(Active& on, int begin, Mask cards) {
    for (; cards != 0; cards = without_lowest(cards)) {
      const Mask step = ladder.equal[lowest(cards)];
      const int more = aluette::count(cards & step) - 1;
      on.add(begin + lowest(step) + more);
    }
  }

  void add_cards(Active& on) const {
    add_counts(on, inputs::hand, hand_);
    add_counts(on, inputs::gone, gone_);
    for (int k = 1; k < Seats; ++k) {
      const int begin = inputs::played + (k - 1) * step_count;
      for (Mask cards = deal_.played[after(seat_, k, Seats)]; cards != 0;) {
        const Card card = lowest(cards);
        on.add(begin + ladder.strength[card]);
        cards &= ~ladder.equal[card];
      }
    }
  }

  void add_trick(Active& on) const {
    const Trick& trick = deal_.state.trick;
    on.add(inputs::laid + trick.laid);
    if (trick.laid == 0) return;
    on.add(inputs::best + ladder.strength[trick.best]);
    on.add(inputs::first + who(trick.first));
    if (trick.tied) on.add(inputs::tied);
  }

  void add_race(Active& on) const {
    const Race<Seats>& race = deal_.state.race;
    for (int seat = 0; seat < Seats; ++seat) {
      const int tricks = std::min<int>(race.taken[seat], inputs::most_taken);
      if (tricks > 0) on.add(inputs::taken + from_here(seat) * inputs::most_taken + tricks - 1);
    }
    if (race.holder != nobody) on.add(inputs::holder + who(race.holder));
    if (race.runner != nobody) on.add(inputs::runner + who(race.runner));
    on.add(inputs::left + deal_.state.left - 1);
  }

  void add_worth(Active& on, Outcome outcome, int place) const {
    const int points = rules_.value(outcome, rules_.side_of[seat_]);
    on.add(inputs::worth + place * inputs::worths + points + 2);
  }

  void add_rules(Active& on) const {
    on.add(inputs::tricks + rules_.tricks - 1);
    for (int k = 0; k < Seats; ++k) {
      const int seat = after(seat_, k, Seats);
      add_worth(on, outcome_of(seat, false), 2 * k);
      add_worth(on, outcome_of(seat, true), 2 * k + 1);
    }
    add_worth(on, nobody_wins, nobody_wins);
    if (rules_.spoiled_lead == Lead::first_tied) on.add(inputs::lead);
    if (rules_.mordienne == Mordienne::off) return;
    const bool run = rules_.mordienne == Mordienne::run;
    on.add(inputs::mordienne + (run ? 0 : 1));
    for (int k = 0; run && k < std::min(rules_.shortest_run - 1, 3); ++k) on.add(inputs::run + k);
    if (rules_.needs_loss) on.add(inputs::needs_loss);
  }

  void add_shown(Active& on) const {
    const bool spies = (shown_.spies >> static_cast<unsigned>(seat_) & 1U) != 0;
    for (int k = 0; k < Seats; ++k) {
      const int seat = after(seat_, k, Seats);
      if (!spies && !ally(seat)) continue;
      unsigned bits = shown_.left(seat, deal_.played[seat]);
      for (; bits != 0; bits &= bits - 1) {
        on.add(inputs::shown + k * static_cast<int>(shown_bits::count) + std::countr_zero(bits));
      }
    }
  }

  const Deal<Seats>& deal_;
  const Rules& rules_;
  const Shown& shown_;
  int seat_;
  Mask hand_;
  Mask gone_;
};

}  // namespace aluette
