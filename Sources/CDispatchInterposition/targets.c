// The questions for the queue of the calling code.
//
// The jobs of queues whose target is the main queue run in the scheduler's call on the main thread, so that libdispatch
// knows only the main queue there. Source: Apple's documentation of `dispatch_assert_queue` and
// `dispatch_get_specific`: a job runs on its queue, and on the queues that are its targets.
#include "internal.h"

NEXT(void, dispatch_assert_queue, void *)
NEXT(void, dispatch_assert_queue_barrier, void *)
NEXT(void, dispatch_assert_queue_not, void *)
NEXT(void *, dispatch_get_specific, const void *)

extern void *dispatch_queue_get_specific(void *, const void *);

// The queue of the job that the main thread runs, unless it is the main queue.
static void *queue_on_main(void) {
  if (!is_in_force()) return NULL;
  interposition_job *job = current_job();
  bool is_inner = job && !job->is_submitted && job->queue != (void *)&_dispatch_main_q;
  return is_inner ? job->queue : NULL;
}

static bool is_on(void *queue) {
  void *current = queue_on_main();
  while (current && current != queue) current = target_of(current);
  return current != NULL;
}

REPLACEMENT void dispatch_assert_queue(void *queue) {
  if (!is_on(queue)) next(dispatch_assert_queue)(queue);
}

REPLACEMENT void dispatch_assert_queue_barrier(void *queue) {
  if (!is_on(queue)) next(dispatch_assert_queue_barrier)(queue);
}

// The library ends the process for the main queue, on which the job runs as well.
REPLACEMENT void dispatch_assert_queue_not(void *queue) {
  next(dispatch_assert_queue_not)(is_on(queue) ? (void *)&_dispatch_main_q : queue);
}

REPLACEMENT void *dispatch_get_specific(const void *key) {
  void *value = next(dispatch_get_specific)(key);
  for (void *queue = value ? NULL : queue_on_main(); queue && !value; queue = target_of(queue))
    value = dispatch_queue_get_specific(queue, key);
  return value;
}
