// The kernel's own random numbers: fast, seeded explicitly, the same on every machine.
#pragma once

#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace aluette {

struct Product {
  std::uint64_t high, low;
};

// The 128 bits of a product.
inline Product multiply(std::uint64_t a, std::uint64_t b) {
#if defined(_MSC_VER)
  Product product{};
  product.low = _umul128(a, b, &product.high);
  return product;
#else
  __extension__ using Wide = unsigned __int128;
  const Wide wide = Wide{a} * b;
  return {static_cast<std::uint64_t>(wide >> 64), static_cast<std::uint64_t>(wide)};
#endif
}

// One number out of two, both halves of their product folded together.
inline std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  const Product product = multiply(a, b);
  return product.high ^ product.low;
}

// A counter, scrambled by a wide multiplication. Each (seed, stream) is a sequence of its own.
class Random {
 public:
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : counter_(fold(seed ^ 0x9e3779b97f4a7c15U, 0xd6e8feb86659fd93U) ^
                 fold(stream ^ 0xc2b2ae3d27d4eb4fU, 0xff51afd7ed558ccdU)) {}

  std::uint64_t next() {
    counter_ += 0xa0761d6478bd642fU;
    return fold(counter_, counter_ ^ 0xe7037ed1a0b428dbU);
  }

  // A number from 0 to below - 1.
  int below(int below) {
    return static_cast<int>(multiply(next(), static_cast<std::uint64_t>(below)).high);
  }

  // A number from 0 to below 1.
  double chance() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

 private:
  std::uint64_t counter_;
};

}  // namespace aluette
