// What the files of the Python module aluette.kernel._core share.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <vector>

#include "rules.hpp"

namespace aluette {

// Who took each trick, as Python has it: None where nobody did.
inline std::vector<int> winners_of(const std::vector<std::optional<int>>& given) {
  std::vector<int> winners;
  for (const auto& winner : given) {
    if (winner && *winner < 0) throw nanobind::value_error("a trick was taken by no seat");
    winners.push_back(winner.value_or(nobody));
  }
  return winners;
}

void bind_network(nanobind::module_& module);
void bind_search(nanobind::module_& module);

}  // namespace aluette
