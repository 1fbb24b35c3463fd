// Timers and blocks of the main run loop, and the question for the main thread. Foundation calls
// CoreFoundation's functions through slots that can be replaced.
#include "internal.h"

typedef void *timer_ref;
typedef void (*callout_t)(timer_ref, void *);
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *copy_description;
} timer_context;

NEXT(timer_ref, CFRunLoopTimerCreate, void *, double, double, unsigned long, long, callout_t, timer_context *)
NEXT(void, CFRunLoopAddTimer, void *, timer_ref, void *)
NEXT(void, CFRunLoopTimerInvalidate, timer_ref)
NEXT(double, CFRunLoopTimerGetNextFireDate, timer_ref)
NEXT(void, CFRunLoopTimerSetNextFireDate, timer_ref, double)
NEXT(void, CFRunLoopPerformBlock, void *, void *, block_t)
NEXT(bool, _CFIsMainThread, void)
extern void *CFRetain(void *);
extern void CFRelease(void *);
extern unsigned char CFRunLoopTimerIsValid(timer_ref);
extern void *CFRunLoopGetMain(void);

typedef struct loop_timer {
  timer_ref timer;
  uint64_t owner, number;
  double date, interval;
  callout_t callout;
  void *info;
  bool is_added;
  struct loop_timer *next;
} loop_timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static loop_timer *timers;
static _Atomic(int) count;

static loop_timer **place_of(timer_ref timer) {
  loop_timer **place = &timers;
  while (*place && (*place)->timer != timer) place = &(*place)->next;
  return place;
}

// Removes a timer from the list. Returns a copy of it, or one without a number.
static loop_timer take(timer_ref timer) {
  loop_timer copy = {0};
  if (!atomic_load_explicit(&count, memory_order_relaxed)) return copy;
  pthread_mutex_lock(&lock);
  loop_timer **place = place_of(timer), *found = *place;
  if (found) {
    copy = *found;
    *place = found->next;
    atomic_fetch_sub(&count, 1);
    free(found);
  }
  pthread_mutex_unlock(&lock);
  return copy;
}

static void forget(timer_ref timer) {
  loop_timer ended = take(timer);
  if (!ended.number) return;
  if (ended.is_added) {
    receiver.timer_ended(ended.owner, ended.number);
    CFRelease(timer);
  }
}

// Foundation retains a `Timer` as the information of its timer and never releases it, so that an ended timer
// keeps what it captured.
extern void *swift_retain(void *);
extern void swift_release(void *);

#define EPOCH 978307200ll
static double now(void) { return time_of(CLOCK_REALTIME) / 1e9 - EPOCH; }

// A date is a number of seconds of limited precision. Where the clock moves, it was made a moment earlier.
static int64_t delay_until_date(double date) {
  double unit = is_living(bound()) ? 1e6 : 1e3;
  double units = (date - now()) * unit;
  if (units <= 0) return 0;
  if (units > 1e15) return INT64_MAX;
  int64_t whole = (int64_t)(is_living(bound()) ? units + 0.5 : units + 0.999);
  return whole * (int64_t)(1e9 / unit);
}

// The interval of `Timer(timeInterval:repeats:block:)`, with which Foundation makes a timer that is due now;
// Apple's waits for it.
static _Thread_local double asked_interval;
static _Thread_local bool has_asked;

#define TIMER_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
__attribute__((swiftcall)) REPLACEMENT void *timer_init(double interval, bool repeats, void *function,
                                                        void *context,
                                                        __attribute__((swift_context)) void *type)
    __asm__(TIMER_INIT);
__attribute__((swiftcall)) void *timer_init(double interval, bool repeats, void *function, void *context,
                                            __attribute__((swift_context)) void *type) {
  typedef __attribute__((swiftcall)) void *(*init_t)(double, bool, void *, void *,
                                                     __attribute__((swift_context)) void *);
  asked_interval = interval > 0.0001 ? interval : 0.0001;
  has_asked = true;
  void *timer = ((init_t)dlsym(RTLD_NEXT, TIMER_INIT))(interval, repeats, function, context, type);
  has_asked = false;
  return timer;
}

REPLACEMENT timer_ref CFRunLoopTimerCreate(void *allocator, double date, double interval, unsigned long flags,
                                           long order, callout_t callout, timer_context *context) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (owner && has_asked) date = now() + asked_interval;
  has_asked = false;
  timer_ref timer = next(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
  forget(timer);
  if (!owner || is_in_machinery()) return timer;
  loop_timer *added = calloc(1, sizeof *added);
  if (!added) abort();
  *added = (loop_timer){timer, owner, new_timer_number(), date, interval, callout, context ? context->info : NULL,
                        false, NULL};
  pthread_mutex_lock(&lock);
  added->next = timers;
  timers = added;
  atomic_fetch_add(&count, 1);
  pthread_mutex_unlock(&lock);
  return timer;
}

// Changes a timer of an owner. Returns a copy of it, or one without a number.
static loop_timer change(timer_ref timer, bool adds, const double *date) {
  loop_timer copy = {0};
  if (!atomic_load_explicit(&count, memory_order_relaxed)) return copy;
  pthread_mutex_lock(&lock);
  loop_timer *found = *place_of(timer);
  if (found) {
    if (date) found->date = *date;
    copy = *found;
    if (adds) found->is_added = true;
  }
  pthread_mutex_unlock(&lock);
  return copy;
}

static bool is_main_loop(void *loop);

REPLACEMENT void CFRunLoopAddTimer(void *loop, timer_ref timer, void *mode) {
  if (is_in_force() && !is_main_loop(loop)) {
    // The run loop of another thread is real, as on a device.
    forget(timer);
    return next(CFRunLoopAddTimer)(loop, timer, mode);
  }
  loop_timer found = change(timer, true, NULL);
  if (!found.number) return next(CFRunLoopAddTimer)(loop, timer, mode);
  if (found.is_added) return;
  CFRetain(timer);
  receiver.timer_set(found.owner, found.number, delay_until_date(found.date),
                     (int64_t)(found.interval * 1e9), 0);
}

REPLACEMENT void CFRunLoopTimerSetNextFireDate(timer_ref timer, double date) {
  next(CFRunLoopTimerSetNextFireDate)(timer, date);
  loop_timer found = change(timer, false, &date);
  if (found.number && found.is_added)
    receiver.timer_set(found.owner, found.number, delay_until_date(date), (int64_t)(found.interval * 1e9), 0);
}

REPLACEMENT double CFRunLoopTimerGetNextFireDate(timer_ref timer) {
  loop_timer found = change(timer, false, NULL);
  return found.number && CFRunLoopTimerIsValid(timer) ? found.date : next(CFRunLoopTimerGetNextFireDate)(timer);
}

REPLACEMENT void CFRunLoopTimerInvalidate(timer_ref timer) {
  CFRetain(timer);
  next(CFRunLoopTimerInvalidate)(timer);
  loop_timer ended = take(timer);
  if (ended.number && ended.is_added) {
    receiver.timer_ended(ended.owner, ended.number);
    CFRelease(timer);
  }
  if (ended.info) swift_release(ended.info);
  CFRelease(timer);
}

static void fire(void *context) {
  loop_timer *fired = context;
  if (CFRunLoopTimerIsValid(fired->timer)) fired->callout(fired->timer, fired->info);
  if (fired->interval <= 0) CFRunLoopTimerInvalidate(fired->timer);
  CFRelease(fired->timer);
  if (fired->info) swift_release(fired->info);
  free(fired);
}

interposition_job *loop_timer_job(uint64_t number) {
  pthread_mutex_lock(&lock);
  loop_timer *found = timers;
  while (found && found->number != number) found = found->next;
  loop_timer *fired = found ? malloc(sizeof *fired) : NULL;
  if (fired) {
    CFRetain(found->timer);
    if (found->info) swift_retain(found->info);
    found->date += found->interval;
    *fired = *found;
  }
  pthread_mutex_unlock(&lock);
  return fired ? make_job(fired->owner, &_dispatch_main_q, fire, fired, NULL) : NULL;
}

static timer_ref retain_timer_of(uint64_t owner) {
  pthread_mutex_lock(&lock);
  loop_timer *found = timers;
  while (found && found->owner != owner) found = found->next;
  timer_ref timer = found ? CFRetain(found->timer) : NULL;
  pthread_mutex_unlock(&lock);
  return timer;
}

void end_loop_timers(uint64_t owner) {
  timer_ref timer;
  while ((timer = retain_timer_of(owner))) {
    CFRunLoopTimerInvalidate(timer);
    CFRelease(timer);
  }
}

// On Linux any thread may serve the main queue; its run loop is the main one's.
static bool is_main_loop(void *loop) { return loop == CFRunLoopGetMain() || interposition_is_main(); }

REPLACEMENT void CFRunLoopPerformBlock(void *loop, void *mode, block_t block) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (!owner || !is_main_loop(loop)) return next(CFRunLoopPerformBlock)(loop, mode, block);
  become_ready(make_job(owner, &_dispatch_main_q, NULL, NULL, block));
}

// `Thread.isMainThread` is true in code of the main queue, whichever thread serves it, and false in steps that a
// deterministic scheduler runs in the role of another thread.

REPLACEMENT bool _CFIsMainThread(void) {
  if (!is_in_force()) return next(_CFIsMainThread)();
  if (is_in_background_role()) return false;
  return interposition_is_main() || next(_CFIsMainThread)();
}
