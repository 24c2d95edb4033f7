// The solver's memory of answered questions: a transposition table of eight-byte entries.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "verdict.hpp"

namespace aluette {

// A fixed number of entries in buckets of one cache line.
//
// An entry holds the upper bits of its key and, in the lower ones, the answer and how many tricks
// were left: what took longer to find is kept longer. No trick left marks an empty entry.
class Table {
 public:
  explicit Table(std::size_t megabytes)
      : buckets_(std::bit_floor(megabytes * ((1U << 20U) / sizeof(Bucket)))),
        memory_(std::calloc(buckets_ + 1, sizeof(Bucket)), &std::free) {
    // The system gives empty pages when they are first used, so a large table is made at once.
    if (memory_ == nullptr) throw std::bad_alloc();
    std::size_t space = (buckets_ + 1) * sizeof(Bucket);
    void* start = memory_.get();
    first_ =
        static_cast<Bucket*>(std::align(sizeof(Bucket), buckets_ * sizeof(Bucket), start, space));
  }

  Verdict find(std::uint64_t key) const {
    for (const std::uint64_t entry : bucket(key)) {
      if (((entry ^ key) & tag_bits) == 0 && left_of(entry) > 0) {
        return (entry & 1U) != 0 ? Verdict::yes : Verdict::no;
      }
    }
    return Verdict::open;
  }

  void keep(std::uint64_t key, bool yes, int left) {
    auto& entries = bucket(key);
    auto* shallowest = &entries[0];
    for (std::uint64_t& entry : entries) {
      if (left_of(entry) < left_of(*shallowest)) shallowest = &entry;
    }
    // Where all were harder to find, one of them makes room all the same.
    if (left_of(*shallowest) > left) shallowest = &entries[key >> 61U];
    *shallowest = (key & tag_bits) | static_cast<std::uint64_t>(left) << 1U | (yes ? 1U : 0U);
  }

  void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&bucket(key));
#endif
  }

 private:
  using Bucket = std::array<std::uint64_t, 8>;
  static constexpr std::uint64_t tag_bits = ~std::uint64_t{31};

  static int left_of(std::uint64_t entry) { return static_cast<int>(entry >> 1U & 15U); }

  const Bucket& bucket(std::uint64_t key) const { return first_[key & (buckets_ - 1)]; }
  Bucket& bucket(std::uint64_t key) { return first_[key & (buckets_ - 1)]; }

  std::size_t buckets_;
  std::unique_ptr<void, decltype(&std::free)> memory_;
  Bucket* first_;
};

}  // namespace aluette
