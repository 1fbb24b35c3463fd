// The functions that hand jobs to queues.
#include "internal.h"

static _Atomic(uint64_t) main_jobs;
uint64_t interposition_main_count(void) { return atomic_load_explicit(&main_jobs, memory_order_relaxed); }

static void count_main(void *queue) {
  if (queue == (void *)&_dispatch_main_q) atomic_fetch_add_explicit(&main_jobs, 1, memory_order_relaxed);
}

NEXT(void, dispatch_async, void *, block_t)
NEXT(void, dispatch_async_f, void *, void *, function_t)
NEXT(void, dispatch_barrier_async, void *, block_t)
NEXT(void, dispatch_barrier_async_f, void *, void *, function_t)
NEXT(void, dispatch_after, uint64_t, void *, block_t)
NEXT(void, dispatch_after_f, uint64_t, void *, void *, function_t)
NEXT(void, dispatch_group_async, void *, void *, block_t)
NEXT(void, dispatch_group_async_f, void *, void *, void *, function_t)
NEXT(void, dispatch_apply, size_t, void *, void (^)(size_t))
NEXT(void, dispatch_apply_f, size_t, void *, void *, void (*)(void *, size_t))

// A job of Foundation's machinery: it runs at once, by the real clock, and what it starts has the owner.
typedef struct {
  uint64_t owner;
  block_t block;
} passing_job;

static _Thread_local int machinery_depth;
bool is_in_machinery(void) { return machinery_depth > 0; }
void enter_machinery(void) { machinery_depth++; }
void leave_machinery(void) { machinery_depth--; }

static void run_passing(void *context) {
  passing_job *job = context;
  uint64_t former = bound();
  bind(job->owner);
  machinery_depth++;
  job->block();
  _Block_release((const void *)job->block);
  machinery_depth--;
  bind(former);
  receiver.passing(job->owner, -1);
  free(job);
}

static void pass(uint64_t owner, void *queue, block_t block, bool is_barrier) {
  passing_job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (passing_job){owner, (block_t)_Block_copy((const void *)block)};
  receiver.passing(owner, 1);
  if (is_barrier) next(dispatch_barrier_async_f)(queue, job, run_passing);
  else next(dispatch_async_f)(queue, job, run_passing);
}

REPLACEMENT void dispatch_async(void *queue, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner) {
    count_main(queue);
    return next(dispatch_async)(queue, block);
  }
  if (is_machinery(queue)) return pass(owner, queue, block, false);
  become_ready(make_job(owner, queue, NULL, NULL, block));
}

REPLACEMENT void dispatch_barrier_async(void *queue, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner) return next(dispatch_barrier_async)(queue, block);
  if (is_machinery(queue)) return pass(owner, queue, block, true);
  interposition_job *job = make_job(owner, queue, NULL, NULL, block);
  make_barrier(job);
  become_ready(job);
}

// The delay of the jobs of a task that ignores its cancellation, in nanoseconds.
#define LATE 100000000

REPLACEMENT void dispatch_async_f(void *queue, void *context, function_t function) {
  uint64_t owner = 0, task = 0;
  if (is_in_force())
    owner = is_concurrency(__builtin_return_address(0)) ? owner_of_task_job(context, &task, false)
                                                        : current_owner();
  if (task && is_late(task)) {
    return next(dispatch_after_f)(dispatch_time(TIME_NOW, LATE), queue, context, function);
  }
  if (!owner || is_machinery(queue)) {
    count_main(queue);
    return next(dispatch_async_f)(queue, context, function);
  }
  interposition_job *job = make_job(owner, queue, function, context, NULL);
  job->task = task;
  become_ready(job);
}

REPLACEMENT void dispatch_barrier_async_f(void *queue, void *context, function_t function) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner || is_machinery(queue)) return next(dispatch_barrier_async_f)(queue, context, function);
  interposition_job *job = make_job(owner, queue, function, context, NULL);
  make_barrier(job);
  become_ready(job);
}

REPLACEMENT void dispatch_after(uint64_t when, void *queue, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner || is_machinery(queue) || is_in_machinery()) return next(dispatch_after)(when, queue, block);
  int64_t delay = delay_until(when);
  receiver.delayed(owner, make_job(owner, queue, NULL, NULL, block), delay, 0);
}

extern void *swift_retain(void *);
extern void *swift_task_getCurrent(void);

// A sleep of the test's own task, which is real.
typedef struct {
  uint64_t owner;
  void *context;
  function_t function;
} test_sleep;

static void end_test_sleep(void *context) {
  test_sleep sleep = *(test_sleep *)context;
  free(context);
  receiver.test_sleeps(sleep.owner, -1);
  sleep.function(sleep.context);
}

REPLACEMENT void dispatch_after_f(uint64_t when, void *queue, void *context, function_t function) {
  uint64_t owner = 0, task = 0, sleeper = 0;
  if (is_in_force()) {
    if (is_concurrency(__builtin_return_address(0))) {
      owner = owner_of_task_job(context, &task, true);
      sleeper = interposition_current_task();
    } else {
      owner = current_owner();
    }
  }
  if (!owner && sleeper && (owner = test_of(sleeper))) {
    test_sleep *sleep = malloc(sizeof *sleep);
    if (!sleep) abort();
    *sleep = (test_sleep){owner, context, function};
    receiver.test_sleeps(owner, 1);
    return next(dispatch_after_f)(when, queue, sleep, end_test_sleep);
  }
  if (!owner || is_machinery(queue)) return next(dispatch_after_f)(when, queue, context, function);
  int64_t delay = delay_until(when);
  interposition_job *job = make_job(owner, queue, function, context, NULL);
  job->task = task;
  if (sleeper) job->sleeping_task = swift_retain(swift_task_getCurrent());
  receiver.delayed(owner, job, delay, sleeper);
}

extern void dispatch_group_enter(void *);

static void join_group(void *group, interposition_job *job) {
  dispatch_retain(group);
  dispatch_group_enter(group);
  job->group = group;
  become_ready(job);
}

REPLACEMENT void dispatch_group_async(void *group, void *queue, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner) return next(dispatch_group_async)(group, queue, block);
  join_group(group, make_job(owner, queue, NULL, NULL, block));
}

REPLACEMENT void dispatch_group_async_f(void *group, void *queue, void *context, function_t function) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner) return next(dispatch_group_async_f)(group, queue, context, function);
  join_group(group, make_job(owner, queue, function, context, NULL));
}

// The iterations of an owner's code run in order, on the calling thread.
REPLACEMENT void dispatch_apply(size_t count, void *queue, void (^block)(size_t)) {
  if (!is_in_force() || !current_owner()) return next(dispatch_apply)(count, queue, block);
  for (size_t i = 0; i < count; i++) block(i);
}

REPLACEMENT void dispatch_apply_f(size_t count, void *queue, void *context, void (*work)(void *, size_t)) {
  if (!is_in_force() || !current_owner()) return next(dispatch_apply_f)(count, queue, context, work);
  for (size_t i = 0; i < count; i++) work(context, i);
}
