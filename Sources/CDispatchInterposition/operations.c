// The main operation queue of an owner.
//
// Foundation's begins an operation when the one before has ended, so that the operations of tests that run in
// parallel would wait for one another, and those of one test would begin as another's work.
#include "internal.h"

// Swift's convention for a class's getter: the type is the context, and the result is retained.
#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
typedef SWIFT void *(*getter_t)(CONTEXT void *type);

#define MAIN_GETTER "$s10Foundation14OperationQueueC4mainACvgZ"
#define CURRENT_GETTER "$s10Foundation14OperationQueueC7currentACSgvgZ"

static void *queue_of_owner(void) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  return owner ? receiver.main_operations(owner) : NULL;
}

SWIFT REPLACEMENT void *main_getter(CONTEXT void *type) __asm__(MAIN_GETTER);
SWIFT void *main_getter(CONTEXT void *type) {
  void *queue = queue_of_owner();
  return queue ? queue : ((getter_t)dlsym(RTLD_NEXT, MAIN_GETTER))(type);
}

SWIFT REPLACEMENT void *current_getter(CONTEXT void *type) __asm__(CURRENT_GETTER);
SWIFT void *current_getter(CONTEXT void *type) {
  void *queue = interposition_is_main() ? queue_of_owner() : NULL;
  return queue ? queue : ((getter_t)dlsym(RTLD_NEXT, CURRENT_GETTER))(type);
}
