// Code of the main actor that runs on another thread while a test's work lives: reported, where the process would end.
#include "internal.h"

// The compiler calls the concurrency library where code in Swift 5 mode may have brought a closure of an actor to another
// thread. That library has a variable for a function that decides. Its arguments are words: the two of an executor,
// and the function that ends the process unless the calling thread is the executor's. Source: the Swift repository,
// `include/swift/Runtime/Concurrency.h`, `swift_task_checkIsolated_hook`. Decided here: a test reports the call, as a
// device's main thread checker logs it, and the code goes on.
typedef struct {
  void *identity, *implementation;
} executor;
typedef void (*decision)(executor, void (*)(executor));

extern executor swift_task_getMainExecutor(void) __attribute__((weak));
extern decision swift_task_checkIsolated_hook __attribute__((weak));

static decision former;

static void check(executor asked, void (*original)(executor)) {
  bool is_main = asked.identity == swift_task_getMainExecutor().identity;
  if (is_main && atomic_load(&living) && !interposition_is_main() && receiver.left_main_actor) {
    receiver.left_main_actor();
  } else if (former) {
    former(asked, original);
  } else {
    original(asked);
  }
}

void watch_isolation(void) {
  if (!swift_task_getMainExecutor || !&swift_task_checkIsolated_hook) return;
  former = swift_task_checkIsolated_hook;
  swift_task_checkIsolated_hook = check;
}
