// The rules that touch the play, and what each outcome of a deal scores (R5.4, R5.6 to R5.8).
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace aluette {

constexpr int most_seats = 6;
constexpr int most_tricks = 12;
constexpr int nobody = -1;

// Who leads after a spoiled trick (R5.6).
enum class Lead : std::uint8_t { leader, first_tied };

// What counts as a mordienne (R5.8).
enum class Mordienne : std::uint8_t { off, run, last_five };

// What changes the code of a play, known when that code is compiled.
template <int Seats, Lead SpoiledLead, Mordienne Kind>
struct Variant {
  static constexpr int seats = Seats;
  static constexpr Lead spoiled_lead = SpoiledLead;
  static constexpr Mordienne mordienne = Kind;
};

// How a deal can come out: who has the most tricks, and whether he made mordienne. There are few,
// so a set of outcomes is a small mask.
using Outcome = int;
using OutcomeSet = std::uint16_t;
constexpr int outcome_count = 2 * most_seats + 1;
constexpr Outcome nobody_wins = outcome_count - 1;

constexpr Outcome outcome_of(int winner, bool made) {
  return winner == nobody ? nobody_wins : 2 * winner + (made ? 1 : 0);
}
constexpr OutcomeSet outcome_bit(Outcome outcome) {
  return static_cast<OutcomeSet>(1U << static_cast<unsigned>(outcome));
}

// Points for one side; nobody where none scores.
struct Score {
  static constexpr const char* wanted =
      "an outcome scores 0 to 2 points for one side, and none for nobody";

  std::int8_t side = nobody;
  std::int8_t points = 0;

  // Whether it makes sense where so many sides are numbered from 0.
  bool can_be(int sides) const {
    return side >= nobody && side < sides && points >= 0 && points <= (side == nobody ? 0 : 2);
  }
};

// What stays the same through the play of a deal.
struct Rules {
  int seats = 4;
  int tricks = 9;
  Lead spoiled_lead = Lead::leader;
  Mordienne mordienne = Mordienne::off;
  int shortest_run = 2;
  bool needs_loss = false;
  std::array<std::int8_t, most_seats> side_of{};
  std::array<Score, outcome_count> scores{};

  // A side's points less those of all the others.
  int value(Outcome outcome, int side) const {
    const Score score = scores[outcome];
    return score.side == side ? score.points : -score.points;
  }

  // Throws std::invalid_argument for what no deal can be played by.
  void check() const {
    if (seats != 3 && seats != 4 && seats != 6) {
      throw std::invalid_argument("seats must be 3, 4 or 6, not " + std::to_string(seats));
    }
    if (tricks < 1 || tricks > most_tricks || tricks * seats > 48) {
      throw std::invalid_argument("a kernel deal has 1 to 12 tricks and at most 48 cards, not " +
                                  std::to_string(tricks) + " tricks for " + std::to_string(seats) +
                                  " seats");
    }
    if (mordienne == Mordienne::last_five && tricks < 5) {
      throw std::invalid_argument("the last-five mordienne needs five tricks");
    }
    if (shortest_run < 1) throw std::invalid_argument("shortest_run must be at least 1");
    for (const std::int8_t side : side_of) {
      if (side < 0 || side >= seats) throw std::invalid_argument("a side is numbered from 0");
    }
    for (const Score score : scores) {
      if (!score.can_be(seats)) throw std::invalid_argument(Score::wanted);
    }
  }
};

}  // namespace aluette
