// The solver's memory of answered questions: a transposition table of eight-byte entries.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#include "verdict.hpp"

namespace aluette {

// Entries in buckets of one cache line, twice as many whenever most of them are taken, up to a
// limit: short searches stay within the processor's cache.
//
// An entry holds the upper bits of its key and, in the lower ones, the answer and how many tricks
// were left: what took longer to find is kept longer. No trick left marks an empty entry.
class Table {
 public:
  explicit Table(std::size_t megabytes)
      : most_buckets_(std::bit_floor(megabytes * ((1U << 20U) / sizeof(Bucket)))),
        buckets_(std::min(most_buckets_, first_buckets)) {}

  Verdict find(std::uint64_t key) const {
    for (const std::uint64_t entry : bucket(key).entries) {
      if (((entry ^ key) & tag_bits) == 0 && left_of(entry) > 0) {
        return (entry & 1U) != 0 ? Verdict::yes : Verdict::no;
      }
    }
    return Verdict::open;
  }

  void keep(std::uint64_t key, bool yes, int left) {
    const std::uint64_t rest = static_cast<std::uint64_t>(left) << 1U | (yes ? 1U : 0U);
    place(key, (key & tag_bits) | rest);
    if (taken_ > buckets_.size() * 6 && buckets_.size() < most_buckets_) grow();
  }

  void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&bucket(key));
#endif
  }

 private:
  struct alignas(64) Bucket {
    std::array<std::uint64_t, 8> entries{};
  };
  static constexpr std::size_t first_buckets = 1U << 12U;
  static constexpr std::uint64_t tag_bits = ~std::uint64_t{31};
  static_assert(first_buckets > ~tag_bits, "a bucket's number tells what an entry leaves out");

  static int left_of(std::uint64_t entry) { return static_cast<int>(entry >> 1U & 15U); }

  void place(std::uint64_t key, std::uint64_t entry) {
    auto& entries = bucket(key).entries;
    auto* shallowest = entries.data();
    for (std::uint64_t& other : entries) {
      if (left_of(other) < left_of(*shallowest)) shallowest = &other;
    }
    if (left_of(*shallowest) == 0) ++taken_;
    // Where all were harder to find, one of them makes room all the same.
    if (left_of(*shallowest) > left_of(entry)) shallowest = &entries[key >> 61U];
    *shallowest = entry;
  }

  // Makes room, or goes on with what there is where the system has no more memory.
  void grow() {
    std::vector<Bucket> old;
    try {
      old.resize(buckets_.size() * 2);
    } catch (const std::bad_alloc&) {
      most_buckets_ = buckets_.size();
      return;
    }
    old.swap(buckets_);
    taken_ = 0;
    for (std::size_t number = 0; number < old.size(); ++number) {
      for (const std::uint64_t entry : old[number].entries) {
        const std::uint64_t key = (entry & tag_bits) | (number & ~tag_bits);
        if (left_of(entry) > 0) place(key, entry);
      }
    }
  }

  const Bucket& bucket(std::uint64_t key) const { return buckets_[key & (buckets_.size() - 1)]; }
  Bucket& bucket(std::uint64_t key) { return buckets_[key & (buckets_.size() - 1)]; }

  std::size_t most_buckets_;
  std::vector<Bucket> buckets_;
  std::size_t taken_ = 0;  // entries that are not empty
};

}  // namespace aluette
