// The parts of the Python module aluette.kernel._core, each bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

namespace aluette {

void bind_network(nanobind::module_& module);
void bind_search(nanobind::module_& module);

}  // namespace aluette
