// The time that a thread has worked, so that a budget is the same on a busy machine.
#pragma once

#include <chrono>

#if defined(__unix__) || defined(__APPLE__)
#include <ctime>
#endif

namespace aluette {

// Seconds of the processor where they can be had, else of the clock on the wall.
inline double seconds_worked() {
#if defined(__unix__) || defined(__APPLE__)
  timespec time{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0) {
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }
#endif
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

// A span of such time.
class Deadline {
 public:
  explicit Deadline(double seconds) : end_(seconds_worked() + seconds) {}

  bool passed() const { return seconds_worked() >= end_; }

 private:
  double end_;
};

}  // namespace aluette
