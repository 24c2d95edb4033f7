// One deal as an environment plays it: chant, declarations, faces and play, one action after the
// other, and what the seat in turn may know of it. The twin of aluette.envs.episode.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "deal.hpp"
#include "declarations.hpp"
#include "expand.hpp"
#include "faces.hpp"
#include "random.hpp"

namespace aluette {

// Actions are numbered: the 48 cards, to play or to lay away; yes and no; words; faces.
namespace action {
constexpr int yes = card_count;
constexpr int no = yes + 1;
constexpr int word = no + 1;
constexpr int face = word + word_count;
constexpr int count = face + face::count;
}  // namespace action

// Possible actions: cards by their mask, and all others by theirs.
struct Actions {
  Mask cards = 0;
  std::uint64_t others = 0;

  bool has(std::int64_t number) const {
    if (number < 0 || number >= action::count) return false;
    const auto at = static_cast<unsigned>(number);
    return ((at < card_count ? cards >> at : others >> (at - card_count)) & 1U) != 0;
  }
  void add(int number) { others |= std::uint64_t{1} << static_cast<unsigned>(number - card_count); }
  int size() const { return count(cards) + std::popcount(others); }
  int nth(int index) const {
    const int held = count(cards);
    return index < held ? aluette::nth(cards, index)
                        : card_count + aluette::nth(others, index - held);
  }
};

// What an environment plays by, and which parts of a deal it plays.
struct Form {
  Rules rules;
  bool talk = false;   // whether the talon may be sung and declarations made
  bool signs = false;  // whether there is a tick of faces before each card
  bool chant = false;
  bool partner_sings = false;  // with the dealer's left; else the dealer does
  bool in_blocks = false;      // the talon goes to the singers in halves; else by turns
  Surrender surrender = Surrender::none;
  Announce announce = Announce::no;
  Signs known_signs = 0;
  std::array<std::array<Score, outcome_count>, stakes_count> scores{};

  bool declares() const { return surrender != Surrender::none || announce != Announce::no; }
  int half() const { return (card_count - rules.tricks * rules.seats) / 2; }
  int action_count() const { return signs ? action::count : talk ? action::face : card_count; }
  unsigned observation_size() const {
    const auto s = static_cast<unsigned>(rules.seats);
    const unsigned play = 2 * 48 + s * (48 + most_tricks + 4);
    const unsigned said = talk ? 3 + 2 * s + s + 48 + s * word_count : 0;
    return play + said + (signs ? 1 + s * s + s * sign_count + s : 0);
  }
};

// Cards in the order in which they are dealt, and for each seat from the dealer's left which of
// them are its own.
using Deck = std::array<std::uint8_t, card_count>;
using Places = std::array<std::uint8_t, card_count>;

enum class Phase : std::uint8_t { vote, discard, declare, face, play, over };

// Chant and declarations of a deal with four seats.
struct Talk {
  std::uint8_t voted = 0;  // masks of seats
  std::uint8_t yes = 0;
  bool opened = false;
  std::uint8_t singers = 0;
  std::array<Mask, 4> discards{};
  Mask talon_left = 0, talon_right = 0;  // what the singers would get
  std::array<Words, 4> said{};
  Round round;
};

// Seats as another seat counts them, looked up: a branch would be guessed wrong half of the time.
template <int Seats>
struct Circle {
  std::array<std::uint8_t, std::size_t{2} * Seats> wrapped{};
  // The bit of a seat's place, by the seat and one more, so that nobody is 0; then by who counts.
  std::array<std::array<std::uint8_t, Seats>, Seats + 1> place{};

  constexpr Circle() {
    for (int k = 0; k < 2 * Seats; ++k) wrapped[k] = static_cast<std::uint8_t>(k % Seats);
    for (int seat = 0; seat < Seats; ++seat) {
      for (int from = 0; from < Seats; ++from) {
        const auto steps = static_cast<unsigned>((seat - from + Seats) % Seats);
        place[seat + 1][from] = static_cast<std::uint8_t>(1U << steps);
      }
    }
  }
};

template <int Seats>
inline constexpr Circle<Seats> circle;

// A deal in its course. What it has beside its cards in play lies elsewhere: `Talk` and `Faces` are
// null where the form has none.
template <int Seats>
struct Episode {
  Deal<Seats> deal;
  Mask trick = 0;  // the cards of the trick in progress
  std::int8_t dealer = 0;
  std::int8_t turn = 0;  // nobody once it is over
  Phase phase = Phase::play;
  std::int8_t points = 0;  // what the side of `scorer` scored, once it is over
  std::int8_t scorer = nobody;

  // Begins a deal of the cards of a deck, first card first, as they come in packets.
  void begin(const Deck& deck, const Places& places, int who_deals, const Form& form, Talk* talk) {
    deal = {};
    trick = 0;
    dealer = static_cast<std::int8_t>(who_deals);
    scorer = nobody;
    points = 0;
    const int size = form.rules.tricks;
    for (int k = 0; k < Seats; ++k) {
      Mask hand = 0;
      for (int card = 0; card < size; ++card) hand |= bit(deck[places[k * size + card]]);
      deal.state.hands[after(after(dealer, 1, Seats), k, Seats)] = hand;
    }
    deal.state.left = static_cast<std::int8_t>(form.rules.tricks);
    const auto left = static_cast<std::int8_t>(after(dealer, 1, Seats));
    deal.state.trick.leader = left;
    turn = left;
    phase = form.signs ? Phase::face : Phase::play;
    if constexpr (Seats == 4) {
      if (form.talk) begin_talk(deck, form, *talk);
    }
  }

  Actions legal(const Form& form, const Talk* talk, const Faces<Seats>* faces) const {
    if (phase == Phase::over) return {};
    const Mask hand = deal.state.hands[turn];
    if (phase == Phase::play || phase == Phase::discard) return {.cards = hand};
    if (phase == Phase::face) {
      const std::uint64_t acts = faces->legal(turn, hand, form.known_signs);
      return {.others = acts << static_cast<unsigned>(action::face - card_count)};
    }
    if (phase == Phase::vote) return {.others = 3};
    const std::uint64_t words = talk->round.words(form.surrender, form.announce);
    return {.others = words << static_cast<unsigned>(action::word - card_count)};
  }

  // The seat in turn does what is legal, before it comes to a card.
  void act_before_play(int number, const Form& form, Talk* talk, Faces<Seats>* faces) {
    if (phase == Phase::face) {
      faces->act(turn, number - action::face, tick());
      if (faces->acted == 0) phase = Phase::play;
      turn = static_cast<std::int8_t>(after(turn, 1, Seats));
    } else if constexpr (Seats == 4) {
      act_in_talk(number, form, *talk);
    }
  }

  // The seat in turn plays a card that it holds; `talk` is null where there was none.
  template <class V>
  void play(Card card, const Form& form, const Talk* talk) {
    trick |= bit(card);
    deal.template play<V>(card);
    const State<Seats>& state = deal.state;
    if (state.trick.laid == 0) trick = 0;
    turn = static_cast<std::int8_t>(state.turn());
    if (state.over()) {
      const int stakes = talk == nullptr ? 0 : talk->round.stakes();
      const Score score = form.scores[stakes][state.race.outcome(form.rules)];
      end(score.side, score.points);
    } else if (form.signs) {
      phase = Phase::face;
    }
  }

  bool over() const { return phase == Phase::over; }

  // What a seat scored, its side's points less those of all the others.
  int reward(int seat, const Rules& rules) const {
    return rules.side_of[seat] == scorer ? points : -points;
  }

  // What every observation begins with; a whole number of 32 bits for any number of seats.
  static constexpr unsigned play_size = 2 * 48 + Seats * (48 + most_tricks + 4);

  // What a seat knows: seats are counted from it, clockwise. docs/research/environments.md tells
  // the order.
  void observe(int seat, const Talk* talk, const Faces<Seats>* faces, std::uint8_t* out) const {
    observe_play(seat, out);
    if (talk == nullptr && faces == nullptr) return;
    Bits<3> bits;
    if constexpr (Seats == 4) {
      if (talk != nullptr) observe_talk(seat, *talk, bits);
    }
    if (faces != nullptr) observe_faces(seat, *faces, bits);
    expand(bits, out + play_size);
  }

  // The part of it that is about the play.
  [[gnu::always_inline]] void observe_play(int seat, std::uint8_t* out) const {
    expand_known<play_size>(bits_of_play(seat, std::make_index_sequence<Seats>{}), out);
  }

 private:
  template <std::size_t... K>
  [[gnu::always_inline]] auto bits_of_play(int seat, std::index_sequence<K...>) const {
    const auto& race = deal.state.race;
    const std::array<int, Seats> seats = {circle<Seats>.wrapped[seat + K]...};
    const auto place = [seat](int who) { return circle<Seats>.place[who + 1][seat]; };
    constexpr unsigned at_trick = 48 * (1 + Seats);
    constexpr unsigned at_taken = at_trick + 48;
    constexpr unsigned at_holder = at_taken + most_tricks * Seats;
    Bits<8> bits;
    bits.template put<0, 48>(deal.state.hands[seat]);
    (bits.template put<48 * (1 + K), 48>(deal.played[seats[K]]), ...);
    bits.template put<at_trick, 48>(trick);
    (bits.template put<at_taken + most_tricks * K, most_tricks>(
         (1U << static_cast<unsigned>(race.taken[seats[K]])) - 1),
     ...);
    bits.template put<at_holder, Seats>(place(race.holder));
    bits.template put<at_holder + Seats, Seats>(place(race.runner));
    bits.template put<at_holder + 2 * Seats, Seats>(place(dealer));
    bits.template put<at_holder + 3 * Seats, Seats>(place(turn));
    return bits;
  }

  // Ticks are numbered from 1, by the cards played before them.
  int tick() const {
    int played = 1;
    for (const Mask cards : deal.played) played += count(cards);
    return played;
  }

  void end(int side, int score) {
    scorer = static_cast<std::int8_t>(side);
    points = static_cast<std::int8_t>(score);
    phase = Phase::over;
    turn = nobody;
  }

  void begin_talk(const Deck& deck, const Form& form, Talk& talk) {
    talk = {};
    talk.round.dealer = dealer;
    if (!form.chant) {
      declare(form, talk);
      return;
    }
    phase = Phase::vote;
    const int begin = form.rules.tricks * Seats;
    for (int k = begin; k < card_count; ++k) {
      const bool to_left = form.in_blocks ? k - begin < form.half() : (k - begin) % 2 == 0;
      (to_left ? talk.talon_left : talk.talon_right) |= bit(deck[k]);
    }
  }

  void act_in_talk(int number, const Form& form, Talk& talk) {
    if (phase == Phase::vote) {
      vote(number == action::yes, form, talk);
    } else if (phase == Phase::discard) {
      discard(number, form, talk);
    } else {
      const auto word = static_cast<Word>(number - action::word);
      talk.said[turn] |= word_bit(word);
      talk.round.say(word, form.announce);
      if (talk.round.scorer != nobody) {
        end(talk.round.scorer, 1);
      } else {
        declare(form, talk);
      }
    }
  }

  // All votes are collected, then opened; one no stops it (R5.3).
  void vote(bool yes, const Form& form, Talk& talk) {
    const unsigned own = 1U << static_cast<unsigned>(turn);
    talk.voted = static_cast<std::uint8_t>(talk.voted | own);
    if (yes) talk.yes = static_cast<std::uint8_t>(talk.yes | own);
    if (talk.voted != 15) {
      turn = static_cast<std::int8_t>(after(turn, 1, Seats));
      return;
    }
    talk.opened = true;
    if (talk.yes != 15) {
      declare(form, talk);
      return;
    }
    const int left = after(dealer, 1, Seats);
    const int right = right_singer(form);
    talk.singers = static_cast<std::uint8_t>(1U << static_cast<unsigned>(left) |
                                             1U << static_cast<unsigned>(right));
    deal.state.hands[left] |= talk.talon_left;
    deal.state.hands[right] |= talk.talon_right;
    phase = Phase::discard;
    turn = static_cast<std::int8_t>(left);
  }

  // One card after the other, face down: first the singer at the dealer's left.
  void discard(Card card, const Form& form, Talk& talk) {
    deal.state.hands[turn] ^= bit(card);
    talk.discards[turn] |= bit(card);
    if (count(talk.discards[turn]) < form.half()) return;
    const int right = right_singer(form);
    if (turn == right) {
      declare(form, talk);
    } else {
      turn = static_cast<std::int8_t>(right);
    }
  }

  int right_singer(const Form& form) const {
    return form.partner_sings ? after(dealer, 2, Seats) : dealer;
  }

  // The next question of the round of declarations, or the first lead (R5.4, R5.5).
  void declare(const Form& form, const Talk& talk) {
    const int asked = form.declares() ? talk.round.asked() : nobody;
    phase = asked != nobody ? Phase::declare : form.signs ? Phase::face : Phase::play;
    turn = static_cast<std::int8_t>(asked != nobody ? asked : after(dealer, 1, Seats));
  }

  void observe_talk(int seat, const Talk& talk, Bits<3>& bits) const {
    const auto from = [seat](unsigned seats) -> std::uint64_t {
      const auto by = static_cast<unsigned>(seat);
      return (seats >> by | seats << (4 - by)) & 15U;
    };
    bits.add(phase == Phase::vote, 1);
    bits.add(phase == Phase::discard, 1);
    bits.add(phase == Phase::declare, 1);
    // A vote is its voter's secret until all are opened.
    const unsigned known = talk.opened ? 15U : talk.voted & 1U << static_cast<unsigned>(seat);
    bits.add(from(talk.yes & known), 4);
    bits.add(from(~talk.yes & known), 4);
    bits.add(from(talk.singers), 4);
    bits.add(talk.discards[seat], 48);
    for (int k = 0; k < 4; ++k) bits.add(talk.said[after(seat, k, 4)], word_count);
  }

  void observe_faces(int seat, const Faces<Seats>& faces, Bits<3>& bits) const {
    const auto other = [seat](int place) { return after(seat, place, Seats); };
    bits.add(phase == Phase::face, 1);
    for (int k = 0; k < Seats; ++k) {
      const int looks = after(faces.gazes[other(k)], Seats - seat, Seats);
      bits.add(1U << static_cast<unsigned>(looks), Seats);
    }
    bits.add(faces.made[seat], sign_count);
    for (int k = 1; k < Seats; ++k) bits.add(faces.noticed[seat][other(k)], sign_count);
    for (int k = 0; k < Seats; ++k) {
      bits.add(faces.glimpsed[seat] >> static_cast<unsigned>(other(k)) & 1U, 1);
    }
  }
};

}  // namespace aluette
