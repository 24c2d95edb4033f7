// The parts of the Python module aluette.kernel._core, each bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>

#include "alone.hpp"
#include "table.hpp"

namespace aluette {

// The table of a solver or a search.
class SharedTable : public Alone<Table> {
 public:
  SharedTable(const char* name, std::size_t megabytes) : Alone(name, checked(megabytes)) {}

 private:
  static std::size_t checked(std::size_t megabytes) {
    if (megabytes < 1 || megabytes > 65536) {
      throw nanobind::value_error("megabytes must be 1 to 65536");
    }
    return megabytes;
  }
};

// Hears Ctrl-C, also where Python's lock was let go; then throws.
inline void look_for_signals() {
  const nanobind::gil_scoped_acquire lock;
  if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
}

void bind_network(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_vectors(nanobind::module_& module);

}  // namespace aluette
