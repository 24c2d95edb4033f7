// What serves one caller at a time, though many threads may have it.
#pragma once

#include <atomic>
#include <stdexcept>
#include <string>
#include <utility>

namespace aluette {

template <class Thing>
class Alone {
 public:
  template <class... Parts>
  explicit Alone(const char* name, Parts&&... parts)
      : name_(name), thing_(std::forward<Parts>(parts)...) {}

  // Calls `f` with the thing. Throws std::runtime_error where another thread is at it.
  template <class F>
  auto use(F f) {
    if (busy_.test_and_set(std::memory_order_acquire)) {
      throw std::runtime_error(std::string("this ") + name_ +
                               " is at work in another thread: each needs its own");
    }
    const Release release{busy_};
    return f(thing_);
  }

  // For what never changes.
  const Thing& always() const { return thing_; }

 private:
  struct Release {
    std::atomic_flag& flag;
    ~Release() { flag.clear(std::memory_order_release); }
  };

  const char* name_;
  Thing thing_;
  std::atomic_flag busy_ = ATOMIC_FLAG_INIT;
};

}  // namespace aluette
