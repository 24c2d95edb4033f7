// Work shared out among threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <latch>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace aluette {

// The first thing that went wrong in any of several threads, carried to where they meet.
class Failure {
 public:
  template <class F>
  void carry(const F& f) noexcept {
    try {
      f();
    } catch (...) {
      if (!there_.exchange(true)) error_ = std::current_exception();
    }
  }

  // Whether there is one.
  explicit operator bool() const { return there_; }

  // Throws it, once all threads have met.
  void raise() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  std::atomic<bool> there_{false};
  std::exception_ptr error_;
};

// Calls `work` with 0 to `shares` - 1, the first in the caller's thread and the others in threads
// of their own; where the system has no more of them, the caller does what is left.
template <class Work>
void share_out(std::size_t shares, const Work& work) {
  std::vector<std::jthread> helpers;
  helpers.reserve(shares);
  std::size_t next = 1;
  const auto start_next = [&] {
    try {
      helpers.emplace_back([&work, next] { work(next); });
      return true;
    } catch (const std::system_error&) {
      return false;
    }
  };
  while (next < shares && start_next()) ++next;
  work(0);
  for (; next < shares; ++next) work(next);
}

// The same all at once, for shares that wait for each other. Throws std::runtime_error, with none
// of them begun, where there are not enough threads.
template <class Work>
void work_together(std::size_t shares, const Work& work) {
  std::latch all_there(1);
  bool complete = false;
  std::vector<std::jthread> helpers;
  helpers.reserve(shares);
  try {
    for (std::size_t k = 1; k < shares; ++k) {
      helpers.emplace_back([&, k] {
        all_there.wait();
        if (complete) work(k);
      });
    }
  } catch (const std::system_error&) {
    all_there.count_down();
    throw std::runtime_error("the system has no " + std::to_string(shares) + " threads to spare");
  }
  complete = true;
  all_there.count_down();
  work(0);
}

}  // namespace aluette
