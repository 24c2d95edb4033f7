// The solver for rules that are known only at run time. It is most of the kernel's code, so it is
// compiled once, in solve.cpp.
#pragma once

#include <optional>
#include <variant>

#include "solver.hpp"

namespace aluette {

using AnyState = std::variant<State<3>, State<4>, State<6>>;

// Whether a side can get so many points more than the others; nothing where the budget was spent.
std::optional<bool> can_get(const Rules& rules, const AnyState& state, int side, int points,
                            Table& table, Budget& budget);

// A deal's value for a side, known to lie in `within`, as far as the budget goes.
Range solve(const Rules& rules, const AnyState& state, int side, Range within, Table& table,
            Budget& budget);

}  // namespace aluette
