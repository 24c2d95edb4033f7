// From rules known at run time to the code compiled for them.
#pragma once

#include "rules.hpp"

namespace aluette {

template <int Seats, Lead SpoiledLead, class F>
decltype(auto) with_mordienne(const Rules& rules, F& f) {
  switch (rules.mordienne) {
    case Mordienne::off:
      return f(Variant<Seats, SpoiledLead, Mordienne::off>{});
    case Mordienne::run:
      return f(Variant<Seats, SpoiledLead, Mordienne::run>{});
    default:
      return f(Variant<Seats, SpoiledLead, Mordienne::last_five>{});
  }
}

template <int Seats, class F>
decltype(auto) with_lead(const Rules& rules, F& f) {
  return rules.spoiled_lead == Lead::leader ? with_mordienne<Seats, Lead::leader>(rules, f)
                                            : with_mordienne<Seats, Lead::first_tied>(rules, f);
}

// Calls `f` with the variant that these rules are.
template <class F>
decltype(auto) with_variant(const Rules& rules, F&& f) {
  switch (rules.seats) {
    case 3:
      return with_lead<3>(rules, f);
    case 4:
      return with_lead<4>(rules, f);
    default:
      return with_lead<6>(rules, f);
  }
}

}  // namespace aluette
