// The functions that wait for a group's end, or block the calling thread.
#include "internal.h"

#include <errno.h>

NEXT(intptr_t, dispatch_semaphore_wait, void *, uint64_t)
NEXT(intptr_t, dispatch_group_wait, void *, uint64_t)
NEXT(void, dispatch_group_notify, void *, void *, block_t)
NEXT(void, dispatch_group_notify_f, void *, void *, void *, function_t)
NEXT(void, dispatch_group_leave, void *)
NEXT(void, dispatch_sync, void *, block_t)
NEXT(void, dispatch_sync_f, void *, void *, function_t)
NEXT(void, dispatch_barrier_sync, void *, block_t)
NEXT(void, dispatch_barrier_sync_f, void *, void *, function_t)

// Set while the receiver runs on this thread, whose own waits are real.
static _Thread_local bool is_in_receiver;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// The submitted jobs that wait for an object. They wait for their turn instead, and try again: so a job that is
// woken is ready at once, and not when its thread happens to run.
typedef struct parked_job {
  void *object;
  interposition_job *job;
  struct parked_job *next;
} parked_job;

static parked_job *parked;
static _Atomic(int) parked_count;

static void add_parked(parked_job *added) {
  pthread_mutex_lock(&lock);
  parked_job **place = &parked;
  while (*place) place = &(*place)->next;
  *place = added;
  atomic_fetch_add(&parked_count, 1);
  pthread_mutex_unlock(&lock);
}

// Returns false if the job was woken.
static bool remove_parked(parked_job *removed) {
  pthread_mutex_lock(&lock);
  parked_job **place = &parked;
  while (*place && *place != removed) place = &(*place)->next;
  bool is_found = *place != NULL;
  if (is_found) {
    *place = removed->next;
    atomic_fetch_sub(&parked_count, 1);
  }
  pthread_mutex_unlock(&lock);
  return is_found;
}

// Proof: what a job waits for happens before this function reads the count, and a job adds itself before it looks
// for the last time, both in one order of all threads; so one of them sees the other.
void wake_jobs(void *object, bool all) {
  if (!atomic_load(&parked_count)) return;
  do {
    pthread_mutex_lock(&lock);
    parked_job **place = &parked;
    while (*place && (*place)->object != object) place = &(*place)->next;
    parked_job *found = *place;
    uint64_t owner = 0, number = 0;
    if (found) {
      owner = found->job->owner;
      number = found->job->number;
      *place = found->next;
      atomic_fetch_sub(&parked_count, 1);
    }
    pthread_mutex_unlock(&lock);
    if (!found) return;
    bool former = is_in_receiver;
    is_in_receiver = true;
    receiver.woken(owner, number);
    is_in_receiver = former;
  } while (all);
}

// Waits until a parked job has its turn: after it was woken, or at the end of a number of virtual nanoseconds.
static void wait_for_turn(interposition_job *job, int64_t limit) {
  is_in_receiver = true;
  receiver.blocks(job->owner, job->number, limit);
  is_in_receiver = false;
}

// The blocks that wait for the end of a group.
typedef struct notification {
  void *group;
  interposition_job *job;
  struct notification *next;
} notification;

static notification *notifications;
static _Atomic(int) notification_count;

static notification *take_notification(void *group) {
  pthread_mutex_lock(&lock);
  notification **place = &notifications;
  while (*place && (*place)->group != group) place = &(*place)->next;
  notification *found = *place;
  if (found) {
    *place = found->next;
    atomic_fetch_sub(&notification_count, 1);
  }
  pthread_mutex_unlock(&lock);
  return found;
}

void group_left(void *group) {
  if (next(dispatch_group_wait)(group, TIME_NOW) != 0) return;
  wake_jobs(group, true);
  notification *found;
  while ((found = take_notification(group))) {
    if (is_living(found->job->owner)) become_ready(found->job);
    else interposition_job_cancel(found->job);
    dispatch_release(found->group);
    free(found);
  }
}

void drop_notifications(uint64_t owner) {
  notification *dropped = NULL;
  pthread_mutex_lock(&lock);
  for (notification **place = &notifications; *place;) {
    notification *found = *place;
    if (found->job->owner != owner) {
      place = &found->next;
      continue;
    }
    *place = found->next;
    atomic_fetch_sub(&notification_count, 1);
    found->next = dropped;
    dropped = found;
  }
  pthread_mutex_unlock(&lock);
  while (dropped) {
    notification *found = dropped;
    dropped = found->next;
    interposition_job_cancel(found->job);
    dispatch_release(found->group);
    free(found);
  }
}

static void wait_for_group(void *group, interposition_job *job) {
  notification *added = calloc(1, sizeof *added);
  if (!added) abort();
  dispatch_retain(group);
  *added = (notification){group, job, NULL};
  pthread_mutex_lock(&lock);
  notification **place = &notifications;
  while (*place) place = &(*place)->next;
  *place = added;
  atomic_fetch_add(&notification_count, 1);
  pthread_mutex_unlock(&lock);
  group_left(group);
}

// Retains a group if something waits for its end. Proof: a notification retains its group, and the caller of a wait
// does; so the group is there while it is in a list.
static bool retain_awaited(void *group) {
  if (!atomic_load(&notification_count) && !atomic_load(&parked_count)) return false;
  pthread_mutex_lock(&lock);
  notification *found = notifications;
  while (found && found->group != group) found = found->next;
  parked_job *waiting = parked;
  while (waiting && waiting->object != group) waiting = waiting->next;
  if (found || waiting) dispatch_retain(group);
  pthread_mutex_unlock(&lock);
  return found || waiting;
}

REPLACEMENT void dispatch_group_leave(void *group) {
  next(dispatch_group_leave)(group);
  atomic_thread_fence(memory_order_seq_cst);
  if (!retain_awaited(group)) return;
  group_left(group);
  dispatch_release(group);
}

REPLACEMENT void dispatch_group_notify(void *group, void *queue, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner || is_machinery(queue)) return next(dispatch_group_notify)(group, queue, block);
  wait_for_group(group, make_job(owner, queue, NULL, NULL, block));
}

REPLACEMENT void dispatch_group_notify_f(void *group, void *queue, void *context, function_t function) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner || is_machinery(queue)) return next(dispatch_group_notify_f)(group, queue, context, function);
  wait_for_group(group, make_job(owner, queue, function, context, NULL));
}

// Waits for an object. A submitted job gives up its turn meanwhile; the main thread runs the jobs of other
// queues, which would otherwise wait for it.
#define SLICE 5000000ll

typedef intptr_t (*wait_function)(void *, uint64_t);

static bool run_while_main_waits(uint64_t owner) {
  is_in_receiver = true;
  bool ran = receiver.run_while_main_waits(owner);
  is_in_receiver = false;
  return ran;
}

static intptr_t wait_on_main(uint64_t owner, wait_function wait, void *object, uint64_t timeout) {
  int64_t left = delay_until(timeout);
  for (;;) {
    while (run_while_main_waits(owner))
      if (!wait(object, TIME_NOW)) return 0;
    int64_t slice = left < SLICE ? left : SLICE;
    intptr_t result = wait(object, dispatch_time(TIME_NOW, slice));
    if (timeout != TIME_FOREVER) left -= slice;
    if (!result || left <= 0) return result;
  }
}

static intptr_t wait_in_turn(wait_function wait, void *object, uint64_t timeout) {
  if (!is_in_force() || is_in_receiver) return wait(object, timeout);
  uint64_t thread = bound();
  interposition_job *job = current_job();
  bool is_submitted = job && job->is_submitted;
  // The threads of libdispatch wait between jobs.
  if (!is_submitted && !interposition_is_main()) return wait(object, timeout);
  uint64_t owner = job ? job->owner : current_owner();
  if (thread == INTERPOSITION_NOBODY || !owner) return wait(object, timeout);
  intptr_t result = wait(object, TIME_NOW);
  if (!result || timeout == TIME_NOW) return result;
  if (!is_submitted) return wait_on_main(owner, wait, object, timeout);
  while (is_living(owner)) {
    parked_job place = {object, job, NULL};
    add_parked(&place);
    // The object may have been signaled before the job was in the list.
    result = wait(object, TIME_NOW);
    if (result) wait_for_turn(job, delay_until(timeout));
    bool is_late = remove_parked(&place);
    if (result) result = wait(object, TIME_NOW);
    // Another job may have been faster. A job that was woken waits again.
    if (!result || (timeout != TIME_FOREVER && is_late)) return result;
  }
  return wait(object, timeout);
}

REPLACEMENT intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  return wait_in_turn((wait_function)next(dispatch_semaphore_wait), semaphore, timeout);
}

NEXT(intptr_t, dispatch_semaphore_signal, void *)

// The semaphore may be gone after the signal: only its address is compared.
REPLACEMENT intptr_t dispatch_semaphore_signal(void *semaphore) {
  intptr_t result = next(dispatch_semaphore_signal)(semaphore);
  atomic_thread_fence(memory_order_seq_cst);
  wake_jobs(semaphore, false);
  return result;
}

REPLACEMENT intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  return wait_in_turn((wait_function)next(dispatch_group_wait), group, timeout);
}

extern void *dispatch_semaphore_create(intptr_t);

// `DispatchQueue.main.sync` of a job off the main thread is a job of the main queue.
typedef struct {
  function_t function;
  void *context;
  void *semaphore;
} main_sync;

static void run_main_sync(void *context) {
  main_sync *sync = context;
  sync->function(sync->context);
  dispatch_semaphore_signal(sync->semaphore);
}

static bool sync_on_main(uint64_t owner, void *queue, void *context, function_t function) {
  if (interposition_is_main()) return false;
  main_sync sync = {function, context, dispatch_semaphore_create(0)};
  interposition_job *job = make_job(owner, queue, run_main_sync, &sync, NULL);
  job->must_run = true;
  become_ready(job);
  dispatch_semaphore_wait(sync.semaphore, TIME_FOREVER);
  dispatch_release(sync.semaphore);
  return true;
}

static void call_block(void *context) { ((block_t)context)(); }

typedef void (*sync_function)(void *, void *, function_t);

// Returns true if the call is done.
static bool sync_in_turn(sync_function sync, void *queue, void *context, function_t function, bool is_barrier) {
  if (!is_in_force() || is_in_receiver || bound() == INTERPOSITION_NOBODY) return false;
  uint64_t owner = current_owner();
  if (!owner) return false;
  if (is_machinery(queue)) {
    enter_machinery();
    sync(queue, context, function);
    leave_machinery();
    return true;
  }
  void *lane = lane_of(queue);
  if (lane == (void *)&_dispatch_main_q) return sync_on_main(owner, queue, context, function);
  interposition_job *job = current_job();
  // The jobs that the calling code has put on a queue run before its `sync`, as on the queue itself.
  for (;;) {
    is_in_receiver = true;
    bool is_occupied = receiver.precede_sync(owner, (uintptr_t)lane, is_exclusive(queue, is_barrier));
    is_in_receiver = false;
    if (!is_occupied || !is_living(owner)) return false;
    // A job of the queue blocks its thread, or cannot begin. The main thread runs the jobs for which it may wait.
    if (!job || !job->is_submitted) {
      if (!interposition_is_main()) return false;
      if (!run_while_main_waits(owner)) nanosleep(&(struct timespec){0, SLICE / 10}, NULL);
      continue;
    }
    parked_job place = {lane, job, NULL};
    add_parked(&place);
    wait_for_turn(job, INT64_MAX);
    remove_parked(&place);
  }
}

REPLACEMENT void dispatch_sync(void *queue, block_t block) {
  if (!sync_in_turn(next(dispatch_sync_f), queue, (void *)block, call_block, false))
    next(dispatch_sync)(queue, block);
}

REPLACEMENT void dispatch_sync_f(void *queue, void *context, function_t function) {
  if (!sync_in_turn(next(dispatch_sync_f), queue, context, function, false))
    next(dispatch_sync_f)(queue, context, function);
}

REPLACEMENT void dispatch_barrier_sync(void *queue, block_t block) {
  if (!sync_in_turn(next(dispatch_barrier_sync_f), queue, (void *)block, call_block, true))
    next(dispatch_barrier_sync)(queue, block);
}

REPLACEMENT void dispatch_barrier_sync_f(void *queue, void *context, function_t function) {
  if (!sync_in_turn(next(dispatch_barrier_sync_f), queue, context, function, true))
    next(dispatch_barrier_sync_f)(queue, context, function);
}

// Conditions: the locks of Foundation, such as that of an operation's end, wait for them. A wait may end
// without a reason, so that the caller checks what it waits for, and the mutex may be free meanwhile.
NEXT(int, pthread_cond_wait, pthread_cond_t *, pthread_mutex_t *)
NEXT(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *)

static int wait_for_condition(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  return end ? next(pthread_cond_timedwait)(condition, mutex, end) : next(pthread_cond_wait)(condition, mutex);
}

static int wait_in_slices(uint64_t owner, pthread_cond_t *condition, pthread_mutex_t *mutex,
                          const struct timespec *end) {
  pthread_mutex_unlock(mutex);
  bool ran = run_while_main_waits(owner);
  pthread_mutex_lock(mutex);
  if (ran) return 0;
  struct timespec slice;
  uint64_t thread = bound();
  bind(INTERPOSITION_NOBODY);
  clock_gettime(CLOCK_REALTIME, &slice);
  bind(thread);
  slice.tv_nsec += SLICE;
  if (slice.tv_nsec >= 1000000000) slice.tv_sec++, slice.tv_nsec -= 1000000000;
  bool is_last = end && (end->tv_sec < slice.tv_sec ||
                         (end->tv_sec == slice.tv_sec && end->tv_nsec <= slice.tv_nsec));
  int result = next(pthread_cond_timedwait)(condition, mutex, is_last ? end : &slice);
  return is_last ? result : 0;
}

static int condition_in_turn(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  if (!is_in_force() || is_in_receiver || bound() == INTERPOSITION_NOBODY)
    return wait_for_condition(condition, mutex, end);
  interposition_job *job = current_job();
  bool is_submitted = job && job->is_submitted;
  if (!is_submitted && !interposition_is_main()) return wait_for_condition(condition, mutex, end);
  uint64_t owner = job ? job->owner : current_owner();
  if (!owner) return wait_for_condition(condition, mutex, end);
  struct timespec real_end;
  if (end) {
    int64_t time = end->tv_sec * 1000000000ll + end->tv_nsec + date_shift();
    real_end = (struct timespec){time / 1000000000, time % 1000000000};
    end = &real_end;
  }
  if (!is_submitted) return wait_in_slices(owner, condition, mutex, end);
  parked_job place = {condition, job, NULL};
  add_parked(&place);
  pthread_mutex_unlock(mutex);
  int64_t limit = end ? end->tv_sec * 1000000000ll + end->tv_nsec - time_of(CLOCK_REALTIME) - date_shift() : INT64_MAX;
  wait_for_turn(job, limit < 0 ? 0 : limit);
  bool is_late = remove_parked(&place);
  pthread_mutex_lock(mutex);
  return end && is_late ? ETIMEDOUT : 0;
}

NEXT(int, pthread_cond_signal, pthread_cond_t *)
NEXT(int, pthread_cond_broadcast, pthread_cond_t *)

REPLACEMENT int pthread_cond_signal(pthread_cond_t *condition) {
  int result = next(pthread_cond_signal)(condition);
  atomic_thread_fence(memory_order_seq_cst);
  wake_jobs(condition, false);
  return result;
}

REPLACEMENT int pthread_cond_broadcast(pthread_cond_t *condition) {
  int result = next(pthread_cond_broadcast)(condition);
  atomic_thread_fence(memory_order_seq_cst);
  wake_jobs(condition, true);
  return result;
}

REPLACEMENT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return condition_in_turn(condition, mutex, NULL);
}

REPLACEMENT int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                                       const struct timespec *end) {
  return condition_in_turn(condition, mutex, end);
}
