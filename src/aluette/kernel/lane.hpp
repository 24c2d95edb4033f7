// Eight numbers at once, in one register where the processor has it.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

namespace aluette {

constexpr std::ptrdiff_t lane_size = 8;

#ifdef __GNUC__
using Lane = float __attribute__((vector_size(lane_size * sizeof(float))));
#else
struct Lane {
  std::array<float, lane_size> numbers{};

  float operator[](int k) const { return numbers[k]; }
  Lane& operator+=(const Lane& other) {
    for (int k = 0; k < lane_size; ++k) numbers[k] += other.numbers[k];
    return *this;
  }
  friend Lane operator*(float factor, Lane lane) {
    for (float& number : lane.numbers) number *= factor;
    return lane;
  }
  friend Lane operator*(Lane lane, const Lane& other) {
    for (int k = 0; k < lane_size; ++k) lane.numbers[k] *= other.numbers[k];
    return lane;
  }
};
#endif

inline void load(Lane& lane, const float* from) { std::memcpy(&lane, from, sizeof lane); }
inline void store(const Lane& lane, float* to) { std::memcpy(to, &lane, sizeof lane); }

}  // namespace aluette
