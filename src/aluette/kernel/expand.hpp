// Bits written as bytes of 0 and 1, which is what learning programs read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace aluette {

// A row of bits that grows from its lowest. Who adds known widths has them placed by the compiler.
template <std::size_t Words>
class Bits {
 public:
  // Adds the lowest `width` bits of `value`, at most 64, whose other bits are 0.
  void add(std::uint64_t value, unsigned width) {
    const unsigned word = size_ / 64;
    const unsigned at = size_ % 64;
    words_[word] |= value << at;
    if (at + width > 64) words_[word + 1] |= value >> (64 - at);
    size_ += width;
  }

  unsigned size() const { return size_; }
  std::uint8_t byte(unsigned index) const {
    return static_cast<std::uint8_t>(words_[index / 8] >> (8 * (index % 8)));
  }
  std::uint32_t half(unsigned index) const {
    return static_cast<std::uint32_t>(words_[index / 2] >> (32 * (index % 2)));
  }

 private:
  std::array<std::uint64_t, Words> words_{};
  unsigned size_ = 0;
};

inline void expand_byte(std::uint8_t bits, unsigned width, std::uint8_t* out) {
  for (unsigned k = 0; k < width; ++k) out[k] = bits >> k & 1U;
}

// 32 bits at a time where the processor can, and what is left one by one.
template <std::size_t Words>
inline void expand(const Bits<Words>& bits, std::uint8_t* out) {
  unsigned done = 0;
#ifdef __AVX2__
  const __m256i where = _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202,  //
                                           0x0303030303030303);
  const __m256i which = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
  const __m256i one = _mm256_set1_epi8(1);
  const auto spread = [&](std::uint32_t part) {
    const __m256i each = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(part)), where);
    return _mm256_min_epu8(_mm256_and_si256(each, which), one);
  };
  for (; done + 32 <= bits.size(); done += 32) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + done), spread(bits.half(done / 32)));
  }
  if (done + 16 <= bits.size()) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out + done),
                     _mm256_castsi256_si128(spread(bits.half(done / 32))));
    done += 16;
  }
#endif
  for (; done < bits.size(); done += 8) {
    const unsigned left = bits.size() - done;
    expand_byte(bits.byte(done / 8), left < 8 ? left : 8, out + done);
  }
}

}  // namespace aluette
