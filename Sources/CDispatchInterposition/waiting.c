// The functions that wait for a group's end, or block the calling thread. `syncs.c` has those that run a job meanwhile.
#include "internal.h"

#include <errno.h>
#include <execinfo.h>

NEXT(intptr_t, dispatch_semaphore_wait, void *, uint64_t)
NEXT(intptr_t, dispatch_group_wait, void *, uint64_t)
NEXT(void, dispatch_group_notify, void *, void *, block_t)
NEXT(void, dispatch_group_notify_f, void *, void *, void *, function_t)
NEXT(void, dispatch_group_leave, void *)

_Thread_local bool is_in_receiver;

bool takes_turns(uint64_t *owner) {
  if (!is_in_force() || is_in_receiver || bound() == INTERPOSITION_NOBODY) return false;
  // The threads of libdispatch wait between jobs.
  if (!number_of_turn() && !interposition_is_main() && !is_in_step()) return false;
  interposition_job *job = current_job();
  *owner = job ? job->owner : current_owner();
  return *owner != 0;
}

uint64_t number_of_turn(void) {
  interposition_job *job = current_job();
  return job && job->is_submitted ? job->number : 0;
}

void offer_turn(void) {
  uint64_t owner;
  if (!takes_turns(&owner)) return;
  bool former = enter_receiver();
  receiver.offers_turn(owner, number_of_turn());
  leave_receiver(former);
}

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
    bool former = enter_receiver();
    receiver.woken(owner, number);
    leave_receiver(former);
  } while (all);
}

// Waits until a parked job has its turn: after it was woken, or at the end of a number of virtual nanoseconds.
static void wait_for_turn(interposition_job *job, int64_t limit) {
  bool former = enter_receiver();
  receiver.blocks(job->owner, job->number, limit);
  leave_receiver(former);
}

extern const char __start_interposition[], __stop_interposition[];

// An address of the program's code that waits, perhaps by a library, or 0.
static uintptr_t waiting_code(void) {
  void *callers[32];
  int count = backtrace(callers, sizeof callers / sizeof *callers);
  // With the thread sanitizer, its own function comes first.
  bool has_begun = false;
  for (int i = 0; i < count; i++) {
    uintptr_t address = (uintptr_t)callers[i] - 1;
    interposition_image image;
    bool is_here = address >= (uintptr_t)__start_interposition && address < (uintptr_t)__stop_interposition;
    if (has_begun && !is_here && interposition_find_image(address, &image) && !*image.path) return address;
    has_begun = has_begun || is_here;
  }
  return 0;
}

// A step of the runtime has no job: another one stands for it while it waits.
static interposition_job *begin_wait(uint64_t owner, interposition_job *of_step) {
  if (number_of_turn()) return current_job();
  *of_step = (interposition_job){.owner = owner, .number = new_job_number()};
  bool former = enter_receiver();
  receiver.step_waits(owner, of_step->number, waiting_code());
  leave_receiver(former);
  return of_step;
}

static void end_wait(interposition_job *job) {
  if (job == current_job()) return;
  bool former = enter_receiver();
  receiver.ended(job->owner, job->number);
  leave_receiver(former);
}

void wait_in_list(uint64_t owner, void *object) {
  interposition_job of_step, *job = begin_wait(owner, &of_step);
  parked_job place = {object, job, NULL};
  add_parked(&place);
  wait_for_turn(job, INT64_MAX);
  remove_parked(&place);
  end_wait(job);
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
typedef intptr_t (*wait_function)(void *, uint64_t);

bool run_while_main_waits(uint64_t owner) {
  bool former = enter_receiver();
  bool ran = receiver.run_while_main_waits(owner);
  leave_receiver(former);
  return ran;
}

// The deadlines of libdispatch are dates, which are not those of an owner.
static intptr_t wait_for_real_time(wait_function wait, void *object, int64_t nanoseconds) {
  uint64_t thread = bound();
  bind(INTERPOSITION_NOBODY);
  intptr_t result = wait(object, dispatch_time(TIME_NOW, nanoseconds));
  bind(thread);
  return result;
}

static intptr_t wait_on_main(uint64_t owner, wait_function wait, void *object, uint64_t timeout) {
  int64_t left = delay_until(timeout);
  for (;;) {
    while (run_while_main_waits(owner))
      if (!wait(object, TIME_NOW)) return 0;
    int64_t slice = left < SLICE ? left : SLICE;
    intptr_t result = wait_for_real_time(wait, object, slice);
    if (timeout != TIME_FOREVER) left -= slice;
    if (!result || left <= 0) return result;
  }
}

// Returns true if the wait has ended. Another job may have been faster: then a job that was woken waits again.
static bool wait_once(interposition_job *job, wait_function wait, void *object, uint64_t timeout, intptr_t *result) {
  parked_job place = {object, job, NULL};
  add_parked(&place);
  // The object may have been signaled before the job was in the list.
  *result = wait(object, TIME_NOW);
  bool waits = *result;
  if (waits) wait_for_turn(job, delay_until(timeout));
  bool is_late = remove_parked(&place);
  if (waits) *result = wait(object, TIME_NOW);
  return !*result || (timeout != TIME_FOREVER && is_late);
}

static intptr_t wait_in_turn(wait_function wait, void *object, uint64_t timeout) {
  uint64_t owner;
  if (!takes_turns(&owner)) return wait(object, timeout);
  intptr_t result = wait(object, TIME_NOW);
  if (!result || timeout == TIME_NOW) return result;
  if (!number_of_turn() && !is_in_step()) return wait_on_main(owner, wait, object, timeout);
  interposition_job of_step, *job = begin_wait(owner, &of_step);
  bool has_ended = false;
  while (!has_ended && is_living(owner)) has_ended = wait_once(job, wait, object, timeout, &result);
  end_wait(job);
  return has_ended ? result : wait(object, timeout);
}

intptr_t wait_for_semaphore(void *semaphore, uint64_t timeout) {
  return wait_in_turn((wait_function)next(dispatch_semaphore_wait), semaphore, timeout);
}

NEXT(intptr_t, dispatch_semaphore_signal, void *)

// The semaphore may be gone after the signal: only its address is compared.
intptr_t signal_semaphore(void *semaphore) {
  intptr_t result = next(dispatch_semaphore_signal)(semaphore);
  atomic_thread_fence(memory_order_seq_cst);
  wake_jobs(semaphore, false);
  return result;
}

// A semaphore may protect a value as a lock does. Those of libdispatch wake its threads, at times that differ.
REPLACEMENT intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (!is_library(__builtin_return_address(0))) offer_turn();
  return wait_for_semaphore(semaphore, timeout);
}

REPLACEMENT intptr_t dispatch_semaphore_signal(void *semaphore) {
  intptr_t result = signal_semaphore(semaphore);
  if (!is_library(__builtin_return_address(0))) offer_turn();
  return result;
}

REPLACEMENT intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  return wait_in_turn((wait_function)next(dispatch_group_wait), group, timeout);
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
  uint64_t owner;
  if (!takes_turns(&owner)) return wait_for_condition(condition, mutex, end);
  struct timespec real_end;
  if (end) {
    int64_t time = end->tv_sec * 1000000000ll + end->tv_nsec + date_shift();
    real_end = (struct timespec){time / 1000000000, time % 1000000000};
    end = &real_end;
  }
  if (!number_of_turn() && !is_in_step()) return wait_in_slices(owner, condition, mutex, end);
  interposition_job of_step, *job = begin_wait(owner, &of_step);
  parked_job place = {condition, job, NULL};
  add_parked(&place);
  pthread_mutex_unlock(mutex);
  int64_t limit = end ? end->tv_sec * 1000000000ll + end->tv_nsec - time_of(CLOCK_REALTIME) - date_shift() : INT64_MAX;
  wait_for_turn(job, limit < 0 ? 0 : limit);
  bool is_late = remove_parked(&place);
  end_wait(job);
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
