// The round of declarations before the first lead (R5.4), the twin of aluette.game.declarations.
//
// It needs two sides of two, so there are four seats, and partners sit opposite.
#pragma once

#include <array>
#include <cstdint>

#include "rules.hpp"

namespace aluette {

// What can be said, in the order in which actions are numbered.
enum class Word : std::uint8_t {
  pass,
  concede,
  surrender,
  announce,
  agree,
  disagree,
  accept,
  refuse,
  decline,
};
constexpr int word_count = 9;
using Words = std::uint16_t;

constexpr Words word_bit(Word word) {
  return static_cast<Words>(1U << static_cast<unsigned>(word));
}

enum class Surrender : std::uint8_t { none, concede, offer };
enum class Announce : std::uint8_t { no, bid, unanswered };

// What declarations can put at stake, numbered: the mask of the seats that announced, or after
// those the side that refused a surrender.
constexpr int stakes_count = 18;

struct Round {
  enum class Answer : std::uint8_t { none, partner, first_opponent, second_opponent };

  std::int8_t dealer = 0;
  std::int8_t opened = 0;  // how many have opened, from the dealer's left
  std::int8_t opener = 0;  // whose opening waits for an answer
  Word opening = Word::pass;
  Answer answer = Answer::none;
  bool settled = false;
  std::uint8_t announcers = 0;
  std::int8_t refused = nobody;  // the side that must make mordienne
  std::int8_t scorer = nobody;   // the side that scores 1, where an opening ended the deal

  // The seat whose word is next, or nobody.
  int asked() const {
    if (settled) return nobody;
    switch (answer) {
      case Answer::none:
        return opened < 4 ? (dealer + 1 + opened) % 4 : nobody;
      case Answer::partner:
        return (opener + 2) % 4;
      case Answer::first_opponent:
        return first_opponent();
      default:
        return (first_opponent() + 2) % 4;
    }
  }

  // What that seat may say.
  Words words(Surrender surrender, Announce announce) const {
    if (answer == Answer::none) {
      Words words = word_bit(Word::pass);
      if (surrender == Surrender::concede) words |= word_bit(Word::concede);
      if (surrender == Surrender::offer) words |= word_bit(Word::surrender);
      if (announce != Announce::no) words |= word_bit(Word::announce);
      return words;
    }
    if (answer == Answer::partner) return word_bit(Word::agree) | word_bit(Word::disagree);
    return word_bit(Word::accept) |
           word_bit(opening == Word::surrender ? Word::refuse : Word::decline);
  }

  // The seat asked says one of those words.
  void say(Word word, Announce announce) {
    const auto seat = static_cast<std::int8_t>(asked());
    if (answer == Answer::none) {
      ++opened;
      opener = seat;
      opening = word;
      if (word == Word::concede || word == Word::surrender) answer = Answer::partner;
      if (word == Word::announce) {
        announcers = static_cast<std::uint8_t>(announcers | 1U << static_cast<unsigned>(seat));
        if (announce == Announce::bid) answer = Answer::first_opponent;
      }
      return;
    }
    const auto own = static_cast<std::int8_t>(opener % 2);
    const auto other = static_cast<std::int8_t>(1 - own);
    switch (word) {
      case Word::disagree:
        answer = Answer::none;
        return;
      case Word::agree:
        if (opening == Word::surrender) {
          answer = Answer::first_opponent;
        } else {
          end(other);
        }
        return;
      case Word::decline:
        end(own);
        return;
      case Word::accept:
        if (opening == Word::surrender) {
          end(other);
          return;
        }
        break;
      default:
        refused = other;
    }
    // An opponent has let it stand; when both have, it is played.
    settled = answer == Answer::second_opponent;
    answer = Answer::second_opponent;
  }

  // Which of the stakes the play that follows is for.
  int stakes() const { return refused == nobody ? announcers : 16 + refused; }

 private:
  int first_opponent() const {
    const int left = (dealer + 1) % 4;
    return left % 2 != opener % 2 ? left : (left + 1) % 4;
  }
  void end(std::int8_t side) {
    settled = true;
    scorer = side;
  }
};

}  // namespace aluette
