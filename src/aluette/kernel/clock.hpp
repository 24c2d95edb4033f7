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

// A span of such time; on the wall at most twice as much may pass.
class Deadline {
 public:
  explicit Deadline(double seconds)
      : worked_(seconds_worked() + seconds),
        wall_(std::chrono::steady_clock::now() +
              std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                  std::chrono::duration<double>(2 * seconds))) {}

  bool passed() const {
    return seconds_worked() >= worked_ || std::chrono::steady_clock::now() >= wall_;
  }

 private:
  double worked_;
  std::chrono::steady_clock::time_point wall_;
};

}  // namespace aluette
