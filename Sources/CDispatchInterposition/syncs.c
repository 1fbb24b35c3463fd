// The functions that run a job on a queue and wait for its end.
#include "internal.h"

NEXT(void, dispatch_sync, void *, block_t)
NEXT(void, dispatch_sync_f, void *, void *, function_t)
NEXT(void, dispatch_barrier_sync, void *, block_t)
NEXT(void, dispatch_barrier_sync_f, void *, void *, function_t)

extern void *dispatch_semaphore_create(intptr_t);

// A call: a block, or a function with its context.
typedef struct {
  void *queue;
  block_t block;
  void *context;
  function_t function;
  bool is_barrier;
} sync_call;

static void perform(const sync_call *call) {
  if (call->block) {
    if (call->is_barrier) next(dispatch_barrier_sync)(call->queue, call->block);
    else next(dispatch_sync)(call->queue, call->block);
  } else if (call->is_barrier) {
    next(dispatch_barrier_sync_f)(call->queue, call->context, call->function);
  } else {
    next(dispatch_sync_f)(call->queue, call->context, call->function);
  }
}

// `DispatchQueue.main.sync` of a job off the main thread is a job of the main queue.
typedef struct {
  const sync_call *call;
  void *semaphore;
} main_sync;

static void run_main_sync(void *context) {
  main_sync *sync = context;
  if (sync->call->block) sync->call->block();
  else sync->call->function(sync->call->context);
  signal_semaphore(sync->semaphore);
}

static void perform_on_main(uint64_t owner, const sync_call *call) {
  if (interposition_is_main() && !is_in_background_role()) return perform(call);
  main_sync sync = {call, dispatch_semaphore_create(0)};
  interposition_job *job = make_job(owner, call->queue, run_main_sync, &sync, NULL);
  job->must_run = true;
  become_ready(job);
  wait_for_semaphore(sync.semaphore, TIME_FOREVER);
  dispatch_release(sync.semaphore);
}

static bool precede(uint64_t owner, uint64_t number, void *lane, bool is_exclusive) {
  bool former = enter_receiver();
  bool is_occupied = receiver.precede_sync(owner, number, (uintptr_t)lane, is_exclusive);
  leave_receiver(former);
  return is_occupied;
}

// Waits until the calling code may hold a queue. The jobs that it has put on the queue run before its `sync`, as on
// the queue itself. Returns false if it does not hold the queue, and blocks its thread.
static bool hold(uint64_t owner, uint64_t number, void *lane, bool is_exclusive) {
  while (precede(owner, number, lane, is_exclusive)) {
    if (!is_living(owner)) return false;
    // A job of the queue blocks its thread, or cannot begin. The main thread runs the jobs for which it may wait.
    if (number || is_in_step()) {
      wait_in_list(owner, lane);
    } else if (!interposition_is_main()) {
      return false;
    } else if (!run_while_main_waits(owner)) {
      nanosleep(&(struct timespec){0, SLICE / 10}, NULL);
    }
  }
  return true;
}

static void end_hold(uint64_t owner, uint64_t number, void *lane) {
  bool former = enter_receiver();
  receiver.sync_ended(owner, number, (uintptr_t)lane);
  leave_receiver(former);
  wake_jobs(lane, true);
}

static void perform_in_turn(const sync_call *call) {
  if (!is_in_force() || is_in_receiver || bound() == INTERPOSITION_NOBODY) return perform(call);
  uint64_t owner = current_owner();
  if (!owner) return perform(call);
  if (is_machinery(call->queue)) {
    enter_machinery();
    perform(call);
    return leave_machinery();
  }
  void *lane = lane_of(call->queue);
  if (lane == (void *)&_dispatch_main_q) return perform_on_main(owner, call);
  bool is_barrier = call->is_barrier || (call->block && is_barrier_item(call->block));
  uint64_t number = number_of_turn();
  offer_turn();
  bool is_held = hold(owner, number, lane, is_exclusive(call->queue, is_barrier));
  perform(call);
  if (is_held) end_hold(owner, number, lane);
  offer_turn();
}

REPLACEMENT void dispatch_sync(void *queue, block_t block) {
  perform_in_turn(&(sync_call){.queue = queue, .block = block});
}

REPLACEMENT void dispatch_sync_f(void *queue, void *context, function_t function) {
  perform_in_turn(&(sync_call){.queue = queue, .context = context, .function = function});
}

REPLACEMENT void dispatch_barrier_sync(void *queue, block_t block) {
  perform_in_turn(&(sync_call){.queue = queue, .block = block, .is_barrier = true});
}

REPLACEMENT void dispatch_barrier_sync_f(void *queue, void *context, function_t function) {
  perform_in_turn(&(sync_call){.queue = queue, .context = context, .function = function, .is_barrier = true});
}
