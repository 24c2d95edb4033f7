#include "solve.hpp"

#include "variants.hpp"

namespace aluette {

std::optional<bool> can_get(const Rules& rules, const AnyState& state, int side, int points,
                            Table& table, Budget& budget) {
  return with_variant(rules, [&]<class V>(V) {
    return Solver<V>(rules, side, table, budget).at_least(std::get<State<V::seats>>(state), points);
  });
}

Range solve(const Rules& rules, const AnyState& state, int side, Range within, Table& table,
            Budget& budget) {
  return with_variant(rules, [&]<class V>(V) {
    return Solver<V>(rules, side, table, budget).value(std::get<State<V::seats>>(state), within);
  });
}

}  // namespace aluette
