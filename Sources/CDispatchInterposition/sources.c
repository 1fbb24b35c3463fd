// Timers of `DispatchSource`, which fire by the clock of their owner.
#include "internal.h"

NEXT(void *, dispatch_source_create, const void *, uintptr_t, uintptr_t, void *)
NEXT(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)
NEXT(void, dispatch_source_set_event_handler, void *, block_t)
NEXT(void, dispatch_source_set_event_handler_f, void *, function_t)
NEXT(void, dispatch_source_set_cancel_handler, void *, block_t)
NEXT(void, dispatch_source_cancel, void *)
NEXT(void, dispatch_resume, void *)
NEXT(void, dispatch_suspend, void *)
NEXT(void, dispatch_activate, void *)

extern const char _dispatch_source_type_timer;
extern void *dispatch_get_context(void *);
extern void *swift_retain(void *);
extern void swift_release(void *);
extern void swift_task_cancel(void *);
extern void *swift_task_getCurrent(void);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);

typedef struct timer {
  void *source;
  uint64_t owner, number;
  void *queue;
  /// The task that sleeps with a tolerance until the timer fires, and its id.
  void *sleeping_task;
  uint64_t sleeper;
  function_t function;
  block_t handler, cancel_handler;
  /// The time of the owner's clock at which the timer fires next, and the nanoseconds between two times, or 0.
  int64_t due, interval;
  int suspensions;
  bool has_time, is_canceled;
  struct timer *next;
} timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static timer *timers;
static _Atomic(int) count;
static _Atomic(uint64_t) made;

uint64_t new_timer_number(void) { return atomic_fetch_add(&made, 1) + 1; }

static timer *find(void *source) {
  timer *found = timers;
  while (found && found->source != source) found = found->next;
  return found;
}

static timer *numbered(uint64_t number) {
  timer *found = timers;
  while (found && found->number != number) found = found->next;
  return found;
}

static bool may_be_timer(void) { return atomic_load_explicit(&count, memory_order_relaxed) > 0; }

// A block of the source whose end is that of the source: libdispatch releases it with the last reference.
typedef struct {
  uintptr_t reserved, size;
  void (*copy)(void *, const void *);
  void (*dispose)(const void *);
} descriptor;

typedef struct {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
  const descriptor *descriptor;
  uint64_t number;
} end_block;

extern void *_NSConcreteStackBlock[];
#define HAS_COPY_DISPOSE (1 << 25)

static void do_nothing(void *block) { (void)block; }
static void copy_nothing(void *to, const void *from) { (void)to, (void)from; }

static void free_timer(timer *ended) {
  if (ended->handler) _Block_release((const void *)ended->handler);
  if (ended->cancel_handler) _Block_release((const void *)ended->cancel_handler);
  if (ended->sleeping_task) swift_release(ended->sleeping_task);
  dispatch_release(ended->queue);
  free(ended);
}

static void source_ended(const void *block) {
  uint64_t number = ((const end_block *)block)->number;
  pthread_mutex_lock(&lock);
  timer **place = &timers;
  while (*place && (*place)->number != number) place = &(*place)->next;
  timer *ended = *place;
  if (ended) {
    *place = ended->next;
    atomic_fetch_sub(&count, 1);
  }
  pthread_mutex_unlock(&lock);
  if (!ended) return;
  receiver.timer_ended(ended->owner, number);
  free_timer(ended);
}

static const descriptor end_descriptor = {0, sizeof(end_block), copy_nothing, source_ended};

REPLACEMENT void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *source = next(dispatch_source_create)(type, handle, mask, queue);
  if (!is_in_force() || type != &_dispatch_source_type_timer || !source) return source;
  void *target = queue ? queue : dispatch_get_global_queue(0, 0);
  uint64_t owner = current_owner();
  // A task of the test that sleeps with a tolerance does so by the real clock.
  bool is_sleep = is_concurrency(__builtin_return_address(0));
  bool is_tests = is_sleep && !bound();
  if (!owner || is_tests || is_in_machinery() || is_machinery(target)) return source;
  timer *added = calloc(1, sizeof *added);
  if (!added) abort();
  dispatch_retain(target);
  *added = (timer){.source = source, .owner = owner, .queue = target, .suspensions = 1};
  added->number = new_timer_number();
  added->sleeper = is_sleep ? interposition_current_task() : 0;
  if (added->sleeper) added->sleeping_task = swift_retain(swift_task_getCurrent());
  pthread_mutex_lock(&lock);
  added->next = timers;
  timers = added;
  atomic_fetch_add(&count, 1);
  pthread_mutex_unlock(&lock);
  end_block block = {_NSConcreteStackBlock, HAS_COPY_DISPOSE, 0, do_nothing, &end_descriptor, added->number};
  next(dispatch_source_set_event_handler)(source, (block_t)(void *)&block);
  return source;
}

// Tells the receiver when a timer fires next, if it is active. One that became due while it was suspended fires once,
// at once. Source: the manual page `dispatch_source_create(3)`.
static void schedule(const timer *changed) {
  if (!changed->has_time || changed->is_canceled) return;
  bool is_active = changed->suspensions <= 0 && changed->due != INT64_MAX;
  int64_t delay = is_active ? changed->due - elapsed_time(changed->owner) : INT64_MAX;
  receiver.timer_set(changed->owner, changed->number, delay, changed->interval, changed->sleeper);
}

REPLACEMENT void dispatch_source_set_timer(void *source, uint64_t when, uint64_t interval, uint64_t leeway) {
  if (!may_be_timer()) return next(dispatch_source_set_timer)(source, when, interval, leeway);
  int64_t delay = delay_until(when);
  pthread_mutex_lock(&lock);
  timer *found = find(source);
  if (found) {
    found->due = delay == INT64_MAX ? delay : elapsed_time(found->owner) + delay;
    found->interval = interval > INT64_MAX ? 0 : (int64_t)interval;
    found->has_time = true;
  }
  timer copy = found ? *found : (timer){0};
  pthread_mutex_unlock(&lock);
  if (!found) return next(dispatch_source_set_timer)(source, when, interval, leeway);
  if (copy.suspensions <= 0) schedule(&copy);
}

// Replaces a handler of a timer. Returns false if the source is no timer of an owner.
static bool set_handler(void *source, block_t block, function_t function, bool is_cancel) {
  if (!may_be_timer()) return false;
  block_t copy = block ? (block_t)_Block_copy((const void *)block) : NULL, former = NULL;
  pthread_mutex_lock(&lock);
  timer *found = find(source);
  if (found) {
    block_t *place = is_cancel ? &found->cancel_handler : &found->handler;
    former = *place;
    *place = copy;
    if (!is_cancel) found->function = function;
  }
  pthread_mutex_unlock(&lock);
  block_t unused = found ? former : copy;
  if (unused) _Block_release((const void *)unused);
  return found != NULL;
}

REPLACEMENT void dispatch_source_set_event_handler(void *source, block_t block) {
  if (!set_handler(source, block, NULL, false)) next(dispatch_source_set_event_handler)(source, block);
}

REPLACEMENT void dispatch_source_set_event_handler_f(void *source, function_t function) {
  if (!set_handler(source, NULL, function, false)) next(dispatch_source_set_event_handler_f)(source, function);
}

REPLACEMENT void dispatch_source_set_cancel_handler(void *source, block_t block) {
  if (!set_handler(source, block, NULL, true)) next(dispatch_source_set_cancel_handler)(source, block);
}

REPLACEMENT void dispatch_source_cancel(void *source) {
  timer copy = {0};
  if (may_be_timer()) {
    pthread_mutex_lock(&lock);
    timer *found = find(source);
    if (found && !found->is_canceled) {
      found->is_canceled = true;
      copy = *found;
      found->cancel_handler = NULL;
    }
    pthread_mutex_unlock(&lock);
  }
  if (copy.number) {
    receiver.timer_ended(copy.owner, copy.number);
    if (copy.cancel_handler) {
      become_ready(make_job(copy.owner, copy.queue, NULL, NULL, copy.cancel_handler));
      _Block_release((const void *)copy.cancel_handler);
    }
  }
  next(dispatch_source_cancel)(source);
}

static void change_suspensions(void *object, int change, bool is_activation) {
  if (!may_be_timer()) return;
  pthread_mutex_lock(&lock);
  timer *found = find(object);
  timer copy = {0};
  if (found) {
    if (!is_activation || found->suspensions == 1) found->suspensions += change;
    copy = *found;
  }
  pthread_mutex_unlock(&lock);
  if (found) schedule(&copy);
}

REPLACEMENT void dispatch_resume(void *object) {
  next(dispatch_resume)(object);
  queue_resumed();
  change_suspensions(object, -1, false);
}

REPLACEMENT void dispatch_suspend(void *object) {
  next(dispatch_suspend)(object);
  change_suspensions(object, 1, false);
}

REPLACEMENT void dispatch_activate(void *object) {
  next(dispatch_activate)(object);
  queue_resumed();
  change_suspensions(object, -1, true);
}

// Moves a timer to its next time after that of the clock. One that has no other time does not fire again.
static void move(timer *fired) {
  int64_t late = elapsed_time(fired->owner) - fired->due;
  if (fired->interval) fired->due += fired->interval * ((late > 0 ? late / fired->interval : 0) + 1);
  else fired->due = INT64_MAX;
}

interposition_job *interposition_timer_fire(uint64_t number) {
  pthread_mutex_lock(&lock);
  timer *found = numbered(number);
  interposition_job *job = NULL;
  if (found && !found->is_canceled && found->suspensions <= 0) {
    move(found);
    if (found->function)
      job = make_job(found->owner, found->queue, found->function, dispatch_get_context(found->source), NULL);
    else if (found->handler)
      job = make_job(found->owner, found->queue, NULL, NULL, found->handler);
  }
  pthread_mutex_unlock(&lock);
  return found ? job : loop_timer_job(number);
}

// Takes the handlers of one timer of an owner that has ended. Returns a copy with what was taken.
static timer take_handlers(uint64_t owner) {
  timer copy = {0};
  pthread_mutex_lock(&lock);
  timer *found = timers;
  while (found && (found->owner != owner || (!found->handler && !found->cancel_handler && !found->sleeping_task)))
    found = found->next;
  if (found) {
    copy = *found;
    found->handler = found->cancel_handler = NULL;
    found->sleeping_task = NULL;
  }
  pthread_mutex_unlock(&lock);
  return copy;
}

// A task that sleeps until a timer fires is canceled, and its timer fires, so that both end.
void end_source_timers(uint64_t owner) {
  for (;;) {
    timer ended = take_handlers(owner);
    if (!ended.number) return;
    receiver.timer_ended(owner, ended.number);
    if (ended.handler) _Block_release((const void *)ended.handler);
    if (ended.cancel_handler) _Block_release((const void *)ended.cancel_handler);
    if (!ended.sleeping_task) continue;
    swift_task_cancel(ended.sleeping_task);
    if (!ended.is_canceled)
      interposition_job_submit(
          make_job(owner, ended.queue, ended.function, dispatch_get_context(ended.source), NULL));
    swift_release(ended.sleeping_task);
  }
}
