// The answer to a question, as far as it is known.
#pragma once

#include <cstdint>

namespace aluette {

enum class Verdict : std::uint8_t { no, yes, open };

}  // namespace aluette
