// Bits written as bytes of 0 and 1, which is what learning programs read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#ifdef __SSSE3__
#include <immintrin.h>
#endif

namespace aluette {

// A row of bits that grows from its lowest.
template <std::size_t Words>
class Bits {
 public:
  // Adds the lowest `width` bits of `value`, at most 64, whose other bits are 0.
  void add(std::uint64_t value, unsigned width) {
    put(size_, value, width);
    size_ += width;
  }

  // The same at a place that is known when this is compiled, where no bit is set yet.
  template <unsigned At, unsigned Width>
  void put(std::uint64_t value) {
    put(At, value, Width);
  }

  unsigned size() const { return size_; }
  std::uint8_t byte(unsigned index) const {
    return static_cast<std::uint8_t>(words_[index / 8] >> (8 * (index % 8)));
  }
  std::uint32_t half(unsigned index) const {
    return static_cast<std::uint32_t>(words_[index / 2] >> (32 * (index % 2)));
  }

 private:
  void put(unsigned at, std::uint64_t value, unsigned width) {
    words_[at / 64] |= value << at % 64;
    if (at % 64 + width > 64) words_[at / 64 + 1] |= value >> (64 - at % 64);
  }

  std::array<std::uint64_t, Words> words_{};
  unsigned size_ = 0;
};

// 32 bits as bytes.
inline void expand_half(std::uint32_t bits, std::uint8_t* out) {
#ifdef __AVX2__
  const __m256i where =
      _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
  const __m256i which = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
  const __m256i each = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), where);
  const __m256i ones = _mm256_min_epu8(_mm256_and_si256(each, which), _mm256_set1_epi8(1));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), ones);
#else
  for (unsigned k = 0; k < 32; ++k) out[k] = bits >> k & 1U;
#endif
}

// As many bits as are known to be there, by 32.
template <unsigned Size, std::size_t Words>
void expand_known(const Bits<Words>& bits, std::uint8_t* out) {
  static_assert(Size % 32 == 0 && Size <= 64 * Words);
#pragma GCC unroll 16
  for (unsigned done = 0; done < Size; done += 32) expand_half(bits.half(done / 32), out + done);
}

// All bits that were added.
template <std::size_t Words>
void expand(const Bits<Words>& bits, std::uint8_t* out) {
  unsigned done = 0;
  for (; done + 32 <= bits.size(); done += 32) expand_half(bits.half(done / 32), out + done);
  for (; done < bits.size(); ++done) out[done] = bits.byte(done / 8) >> done % 8 & 1U;
}

// The cards of a mask.
inline void expand_cards(std::uint64_t cards, std::uint8_t* out) {
  expand_half(static_cast<std::uint32_t>(cards), out);
#ifdef __SSSE3__
  const __m128i where = _mm_setr_epi32(0, 0, 0x01010101, 0x01010101);
  const __m128i which = _mm_set1_epi64x(static_cast<long long>(0x8040201008040201U));
  const __m128i each = _mm_shuffle_epi8(_mm_cvtsi32_si128(static_cast<int>(cards >> 32)), where);
  const __m128i ones = _mm_min_epu8(_mm_and_si128(each, which), _mm_set1_epi8(1));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out + 32), ones);
#else
  for (unsigned k = 32; k < 48; ++k) out[k] = cards >> k & 1U;
#endif
}

}  // namespace aluette
