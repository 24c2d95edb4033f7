// BLAKE2b of a short text (RFC 7693), for draws that Python makes with hashlib too.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace aluette {

// The first seven bytes of a seven-byte digest as a number, most significant first. The text has at
// most 128 bytes.
inline std::uint64_t blake2b_56(std::string_view text) {
  using Block = std::array<std::uint64_t, 16>;
  constexpr std::array<std::uint64_t, 8> start = {
      0x6a09e667f3bcc908U, 0xbb67ae8584caa73bU, 0x3c6ef372fe94f82bU, 0xa54ff53a5f1d36f1U,
      0x510e527fade682d1U, 0x9b05688c2b3e6c1fU, 0x1f83d9abfb41bd6bU, 0x5be0cd19137e2179U};
  constexpr std::array<std::array<std::uint8_t, 16>, 10> orders = {{
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
      {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
      {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
      {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
      {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
      {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
      {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
      {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
      {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
      {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
  }};
  constexpr std::uint64_t parameters = 0x01010000U ^ 7U;  // no key, seven bytes

  std::array<std::uint8_t, 128> bytes{};
  std::memcpy(bytes.data(), text.data(), text.size());
  Block message{};
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    message[k / 8] |= static_cast<std::uint64_t>(bytes[k]) << (8 * (k % 8));
  }
  Block v{};
  for (std::size_t k = 0; k < 8; ++k) v[k] = v[k + 8] = start[k];
  v[0] ^= parameters;
  v[12] ^= text.size();
  v[14] = ~v[14];  // this block is the last
  const std::uint64_t first = v[0];

  const auto mix = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d, std::uint64_t x,
                       std::uint64_t y) {
    v[a] += v[b] + x;
    v[d] = std::rotr(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = std::rotr(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 63);
  };
  for (std::size_t round = 0; round < 12; ++round) {
    const auto& order = orders[round % 10];
    const auto part = [&](std::size_t k) { return message[order[k]]; };
    for (std::size_t k = 0; k < 4; ++k) {
      mix(k, 4 + k, 8 + k, 12 + k, part(2 * k), part(2 * k + 1));
    }
    for (std::size_t k = 0; k < 4; ++k) {
      mix(k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4, part(8 + 2 * k), part(9 + 2 * k));
    }
  }
  const std::uint64_t digest = first ^ v[0] ^ v[8];
  std::uint64_t number = 0;
  for (unsigned k = 0; k < 7; ++k) number = number << 8U | (digest >> (8 * k) & 0xffU);
  return number;
}

}  // namespace aluette
