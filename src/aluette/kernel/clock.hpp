// The time that a thread has worked, so that a budget is the same on a busy machine.
#pragma once

#include <chrono>
#include <functional>
#include <limits>
#include <utility>

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

// What is called now and then during work that may take long; it may throw to give up.
using Poll = std::function<void()>;

// A span of such time, in which a poll is called now and then by who looks at the watch.
class Watch {
 public:
  static constexpr double for_ever = std::numeric_limits<double>::infinity();

  Watch(double seconds, Poll poll)
      : poll_(std::move(poll)),
        next_(seconds_worked() + between),
        end_(next_ - between + seconds) {}

  // Whether the time is over.
  bool over() {
    const double now = seconds_worked();
    if (now >= next_) {
      if (poll_) poll_();
      next_ = now + between;
    }
    return now >= end_;
  }

 private:
  static constexpr double between = 0.05;

  Poll poll_;
  double next_;
  double end_;
};

}  // namespace aluette
