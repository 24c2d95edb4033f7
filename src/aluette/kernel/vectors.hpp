// Many deals side by side, one action in each at a time; a deal that is over is dealt anew.
//
// Each deal has random numbers of its own, so the number of threads changes nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "episode.hpp"
#include "threads.hpp"
#include "variants.hpp"

namespace aluette {

// Where a step's results go, in rows by deal; what is null is not wanted.
struct Rows {
  std::uint8_t* observations = nullptr;
  std::uint8_t* masks = nullptr;
  std::int8_t* seats = nullptr;  // who is in turn
  float* rewards = nullptr;      // by seat: of the deals that are over, else 0
  std::uint8_t* dones = nullptr;
  std::uint8_t* finals = nullptr;  // of deals that are over, what the last to act saw then
};

// Numbers of either size.
struct Numbers {
  const std::int32_t* narrow = nullptr;
  const std::int64_t* wide = nullptr;

  std::int64_t operator[](std::size_t k) const { return wide != nullptr ? wide[k] : narrow[k]; }
};

inline constexpr Deck in_order = [] {
  Deck deck{};
  for (int card = 0; card < card_count; ++card) deck[card] = static_cast<std::uint8_t>(card);
  return deck;
}();

// What was dealt.
struct Truth {
  int dealer = 0;
  Deck deck{};             // in the order in which the cards were dealt
  std::uint64_t seed = 0;  // of who sees what
};

template <int Seats>
class Deals {
 public:
  Deals(const Form& form, std::size_t size, std::uint64_t seed, const Places& places)
      : form_(form), places_(places), episodes_(size), randoms_(), decks_(size), seeds_(size) {
    randoms_.reserve(size);
    if (form.talk) talks_.resize(size);
    if (form.signs) faces_.assign(size, Faces<Seats>(0));
    for (std::size_t k = 0; k < size; ++k) {
      randoms_.emplace_back(seed, k);
      episodes_[k].dealer = static_cast<std::int8_t>(randoms_[k].below(Seats));
      deal_anew(k);
    }
  }

  std::size_t size() const { return episodes_.size(); }
  Actions legal(std::size_t k) const { return episodes_[k].legal(form_, talk(k), faces(k)); }
  Truth truth(std::size_t k) const { return {episodes_[k].dealer, decks_[k], seeds_[k]}; }

  void deal(std::size_t k, const Truth& truth) {
    decks_[k] = truth.deck;
    seeds_[k] = truth.seed;
    if (form_.signs) faces_[k] = Faces<Seats>(truth.seed);
    episodes_[k].begin(decks_[k], places_, truth.dealer, form_, talk(k));
  }

  template <class V>
  void step(std::size_t begin, std::size_t end, const std::vector<std::uint8_t>& actions,
            const Rows& rows) {
    if (form_.talk || form_.signs) {
      step_whole(begin, end, actions, rows);
    } else {
      step_play<V>(begin, end, actions, rows);
    }
  }

  // What the seat in turn knows and may do.
  void observe(std::size_t k, const Rows& rows) const {
    const int seat = episodes_[k].turn;
    rows.seats[k] = static_cast<std::int8_t>(seat);
    write(k, seat, rows.observations);
    const Actions actions = legal(k);
    const auto width = static_cast<std::size_t>(form_.action_count());
    expand_cards(actions.cards, rows.masks + k * width);
    if (width > card_count) {
      Bits<1> others;
      others.add(actions.others, static_cast<unsigned>(width) - card_count);
      expand(others, rows.masks + k * width + card_count);
    }
  }

 private:
  // The fast way, where cards are all there is.
  template <class V>
  void step_play(std::size_t begin, std::size_t end, const std::vector<std::uint8_t>& actions,
                 const Rows& rows) {
    for (std::size_t k = begin; k < end; ++k) {
      Episode<Seats>& episode = episodes_[k];
      const int acted = episode.turn;
      episode.template play<V>(actions[k], form_, nullptr);
      settle(k, acted, rows);
      const int seat = episode.turn;
      rows.seats[k] = static_cast<std::int8_t>(seat);
      episode.observe_play(seat, rows.observations + k * Episode<Seats>::play_size);
      expand_cards(episode.deal.state.hands[seat], rows.masks + k * card_count);
    }
  }

  void step_whole(std::size_t begin, std::size_t end, const std::vector<std::uint8_t>& actions,
                  const Rows& rows) {
    for (std::size_t k = begin; k < end; ++k) {
      const int acted = episodes_[k].turn;
      act(k, actions[k]);
      settle(k, acted, rows);
      observe(k, rows);
    }
  }

  void act(std::size_t k, int number) {
    Episode<Seats>& episode = episodes_[k];
    if (episode.phase != Phase::play) {
      episode.act_before_play(number, form_, talk(k), faces(k));
      return;
    }
    with_variant(form_.rules, [&]<class V>(V) {
      if constexpr (V::seats == Seats) {
        episode.template play<V>(number, form_, talk(k));
      }
    });
  }

  // Writes what a deal that is over brought, and deals anew.
  void settle(std::size_t k, int acted, const Rows& rows) {
    const Episode<Seats>& episode = episodes_[k];
    float* rewards = rows.rewards + k * Seats;
    const bool over = episode.over();
    rows.dones[k] = over;
    if (!over) {
      std::fill_n(rewards, Seats, 0.0F);
      return;
    }
    for (int s = 0; s < Seats; ++s) rewards[s] = static_cast<float>(episode.reward(s, form_.rules));
    if (rows.finals != nullptr) write(k, acted, rows.finals);
    deal_anew(k);
  }

  Talk* talk(std::size_t k) { return form_.talk ? &talks_[k] : nullptr; }
  const Talk* talk(std::size_t k) const { return form_.talk ? &talks_[k] : nullptr; }
  Faces<Seats>* faces(std::size_t k) { return form_.signs ? &faces_[k] : nullptr; }
  const Faces<Seats>* faces(std::size_t k) const { return form_.signs ? &faces_[k] : nullptr; }

  void write(std::size_t k, int seat, std::uint8_t* out) const {
    episodes_[k].observe(seat, talk(k), faces(k), out + k * form_.observation_size());
  }

  // Shuffles as far as the cards matter, and lets the next seat deal (R4.3).
  void deal_anew(std::size_t k) {
    Random& random = randoms_[k];
    Deck& deck = decks_[k];
    deck = in_order;
    const int cards = form_.talk && form_.chant ? card_count : form_.rules.tricks * Seats;
    const int swaps = std::min(cards, card_count - 1);
    // Four draws out of each number: what that favours some cards by is beyond measuring.
    std::uint64_t number = 0;
    for (int place = 0; place < swaps; ++place) {
      if (place % 4 == 0) number = random.next();
      const Product drawn = multiply(number, static_cast<std::uint64_t>(card_count - place));
      number = drawn.low;
      std::swap(deck[place], deck[place + static_cast<int>(drawn.high)]);
    }
    const std::uint64_t seed = form_.signs ? random.next() : 0;
    deal(k, {after(episodes_[k].dealer, 1, Seats), deck, seed});
  }

  Form form_;
  Places places_;
  std::vector<Episode<Seats>> episodes_;
  std::vector<Random> randoms_;
  std::vector<Deck> decks_;
  std::vector<std::uint64_t> seeds_;
  std::vector<Talk> talks_;
  std::vector<Faces<Seats>> faces_;
};

// Such deals under rules that are known only at run time.
class Vector {
  using AnyDeals = std::variant<Deals<3>, Deals<4>, Deals<6>>;

  template <class F>
  decltype(auto) with_deals(F f) const {
    return std::visit(f, deals_);
  }

 public:
  static constexpr std::size_t most = std::size_t{1} << 24U;

  // Throws std::invalid_argument for what cannot be played.
  Vector(const Form& form, const std::vector<int>& packets, std::size_t size, std::uint64_t seed)
      : form_(form),
        sampler_(seed, std::numeric_limits<std::uint64_t>::max()),
        deals_(make(form, packets, size, seed)),
        checked_(size) {}

  const Form& form() const { return form_; }
  std::size_t size() const {
    return with_deals([](const auto& deals) { return deals.size(); });
  }

  Truth truth(std::size_t k) const {
    check(k);
    return with_deals([&](const auto& deals) { return deals.truth(k); });
  }

  // Begins a deal that the caller chooses.
  void deal(std::size_t k, const Truth& truth) {
    check(k);
    if (truth.dealer < 0 || truth.dealer >= form_.rules.seats) {
      throw std::invalid_argument("there is no seat " + std::to_string(truth.dealer));
    }
    Mask cards = 0;
    for (const int card : truth.deck) cards |= card < card_count ? bit(card) : 0;
    if (cards != aluette::deck) throw std::invalid_argument("a deck is all 48 cards, once each");
    std::visit([&](auto& deals) { deals.deal(k, truth); }, deals_);
  }

  void observe(const Rows& rows) const {
    with_deals([&](const auto& deals) {
      for (std::size_t k = 0; k < deals.size(); ++k) deals.observe(k, rows);
    });
  }

  // One action in each deal. Where one of them is not legal, nothing is done.
  void step(const Numbers& actions, const Rows& rows, int threads) {
    with_deals([&](const auto& deals) {
      for (std::size_t k = 0; k < deals.size(); ++k) {
        const std::int64_t action = actions[k];
        if (!deals.legal(k).has(action)) {
          throw std::invalid_argument("deal " + std::to_string(k) + ": action " +
                                      std::to_string(action) + " is not legal there");
        }
        checked_[k] = static_cast<std::uint8_t>(action);
      }
    });
    with_variant(form_.rules, [&]<class V>(V) {
      auto& deals = std::get<Deals<V::seats>>(deals_);
      const auto shares = std::min(static_cast<std::size_t>(threads), deals.size());
      share_out(shares, [&](std::size_t share) {
        const std::size_t begin = deals.size() * share / shares;
        const std::size_t end = deals.size() * (share + 1) / shares;
        deals.template step<V>(begin, end, checked_, rows);
      });
    });
  }

  // A legal action for each deal, at random.
  template <class Number>
  void sample(Number* actions) {
    with_deals([&](const auto& deals) {
      for (std::size_t k = 0; k < deals.size(); ++k) {
        const Actions legal = deals.legal(k);
        actions[k] = static_cast<Number>(legal.nth(sampler_.below(legal.size())));
      }
    });
  }

 private:
  void check(std::size_t k) const {
    if (k >= size()) throw std::invalid_argument("there is no deal " + std::to_string(k));
  }

  static AnyDeals make(const Form& form, const std::vector<int>& packets, std::size_t size,
                       std::uint64_t seed) {
    form.rules.check();
    if (size < 1 || size > most) {
      throw std::invalid_argument("count must be from 1 to " + std::to_string(most) + ", not " +
                                  std::to_string(size));
    }
    if (form.talk && form.rules.seats != 4) {
      throw std::invalid_argument("chant and declarations need four seats");
    }
    if (form.talk && form.chant && form.half() != 6) {
      throw std::invalid_argument("the chant needs a talon of twelve cards");
    }
    const Places places = places_of(packets, form.rules);
    switch (form.rules.seats) {
      case 3:
        return Deals<3>(form, size, seed, places);
      case 4:
        return Deals<4>(form, size, seed, places);
      default:
        return Deals<6>(form, size, seed, places);
    }
  }

  // Packets go round from the dealer's left (R5.1).
  static Places places_of(const std::vector<int>& packets, const Rules& rules) {
    const auto sum = std::accumulate(packets.begin(), packets.end(), std::int64_t{0});
    if (sum != rules.tricks || *std::min_element(packets.begin(), packets.end()) < 1) {
      throw std::invalid_argument("packets must be as many cards as there are tricks");
    }
    Places places{};
    std::array<int, most_seats> sizes{};
    int top = 0;
    for (const int packet : packets) {
      for (int seat = 0; seat < rules.seats; ++seat) {
        for (int k = 0; k < packet; ++k) {
          places[seat * rules.tricks + sizes[seat]++] = static_cast<std::uint8_t>(top++);
        }
      }
    }
    return places;
  }

  Form form_;
  Random sampler_;
  AnyDeals deals_;
  std::vector<std::uint8_t> checked_;  // actions, which may change where they came from
};

}  // namespace aluette
