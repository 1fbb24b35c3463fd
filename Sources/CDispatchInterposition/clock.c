// Clocks that stand still for the code of an owner until its test advances them.
#include "internal.h"

#include <sys/time.h>

#define SLOTS 4096
#define CLOCKS 12
#define SECOND 1000000000ll

typedef struct {
  _Atomic(uint64_t) owner;
  _Atomic(int64_t) elapsed;
  int64_t start[CLOCKS];
  _Atomic(bool) has_real_date;
} slot;

// Owners are numbered, and each has the slot of its number, so that a number that has ended is recognized.
static slot slots[SLOTS];
static _Atomic(uint64_t) made;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

NEXT(int, clock_gettime, clockid_t, struct timespec *)
NEXT(int, gettimeofday, struct timeval *, void *)
NEXT(time_t, time, time_t *)

static slot *slot_of(uint64_t owner) { return &slots[owner % SLOTS]; }

bool is_living(uint64_t owner) {
  return owner > INTERPOSITION_NOBODY &&
         atomic_load_explicit(&slot_of(owner)->owner, memory_order_acquire) == owner;
}

static int64_t real_time(clockid_t clock) {
  struct timespec time;
  next(clock_gettime)(clock, &time);
  return time.tv_sec * SECOND + time.tv_nsec;
}

uint64_t interposition_begin_owner(void) {
  pthread_mutex_lock(&lock);
  uint64_t owner = 0;
  for (int tries = 0; tries < SLOTS && !owner; tries++) {
    uint64_t candidate = atomic_fetch_add(&made, 1) + 2;
    if (!atomic_load(&slot_of(candidate)->owner)) owner = candidate;
  }
  if (owner) {
    slot *place = slot_of(owner);
    for (int clock = 0; clock < CLOCKS; clock++) place->start[clock] = real_time(clock);
    atomic_store(&place->elapsed, 0);
    atomic_store(&place->has_real_date, false);
    atomic_store_explicit(&place->owner, owner, memory_order_release);
    atomic_fetch_add(&living, 1);
  }
  pthread_mutex_unlock(&lock);
  return owner;
}

void interposition_end_owner(uint64_t owner) {
  pthread_mutex_lock(&lock);
  if (is_living(owner)) {
    atomic_store(&slot_of(owner)->owner, 0);
    atomic_fetch_sub(&living, 1);
  }
  pthread_mutex_unlock(&lock);
  drop_notifications(owner);
  end_source_timers(owner);
  end_loop_timers(owner);
}

void interposition_set_time(uint64_t owner, int64_t nanoseconds) {
  if (is_living(owner)) atomic_store(&slot_of(owner)->elapsed, nanoseconds);
}

int64_t elapsed_time(uint64_t owner) {
  return atomic_load_explicit(&slot_of(owner)->elapsed, memory_order_relaxed);
}

void interposition_set_date(uint64_t owner, int64_t nanoseconds, bool is_real) {
  if (!is_living(owner)) return;
  slot *place = slot_of(owner);
  atomic_store(&place->has_real_date, is_real);
  if (!is_real) place->start[CLOCK_REALTIME] = place->start[CLOCK_REALTIME_COARSE] = nanoseconds;
}

// Returns whether the calling thread's code sees the time of an owner, and that time.
static bool virtual_time(clockid_t clock, int64_t *time) {
  if (!is_in_force() || clock < 0 || clock >= CLOCKS) return false;
  if (clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) return false;
  uint64_t owner = bound();
  if (!is_living(owner) || is_in_machinery()) return false;
  slot *place = slot_of(owner);
  bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (is_date && atomic_load_explicit(&place->has_real_date, memory_order_relaxed)) return false;
  *time = place->start[clock] + atomic_load_explicit(&place->elapsed, memory_order_relaxed);
  return true;
}

int64_t time_of(clockid_t clock) {
  int64_t time;
  return virtual_time(clock, &time) ? time : real_time(clock);
}

int64_t date_shift(void) { return real_time(CLOCK_REALTIME) - time_of(CLOCK_REALTIME); }

// A time before 1970 is negative, and its part of a second is not.
static struct timespec parts(int64_t nanoseconds) {
  int64_t rest = nanoseconds % SECOND;
  return (struct timespec){nanoseconds / SECOND - (rest < 0), rest < 0 ? rest + SECOND : rest};
}

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *result) {
  int64_t time;
  if (!virtual_time(clock, &time)) return next(clock_gettime)(clock, result);
  *result = parts(time);
  return 0;
}

REPLACEMENT int gettimeofday(struct timeval *result, void *zone) {
  int64_t time;
  if (!virtual_time(CLOCK_REALTIME, &time)) return next(gettimeofday)(result, zone);
  struct timespec spec = parts(time);
  result->tv_sec = spec.tv_sec;
  result->tv_usec = spec.tv_nsec / 1000;
  return 0;
}

REPLACEMENT time_t time(time_t *result) {
  int64_t now;
  if (!virtual_time(CLOCK_REALTIME, &now)) return next(time)(result);
  time_t seconds = parts(now).tv_sec;
  if (result) *result = seconds;
  return seconds;
}

// The last answer of `DispatchTime.now()` on this thread in real time. A test's own code makes a deadline from
// it a moment earlier, so that their difference is the delay that the code asked for, although the clock moves
// meanwhile. A virtual clock stands still: a deadline of an owner's code counts from that clock alone.
static _Thread_local uint64_t last_now, last_wall_now;
NEXT(uint64_t, dispatch_time, uint64_t, int64_t)
NEXT(uint64_t, dispatch_walltime, const struct timespec *, int64_t)

static void note_now(uint64_t *last, uint64_t time, clockid_t clock) {
  int64_t now;
  *last = virtual_time(clock, &now) ? 0 : time;
}

REPLACEMENT uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t time = next(dispatch_time)(when, delta);
  if (when == TIME_NOW && delta == 0 && is_in_force()) note_now(&last_now, time, CLOCK_MONOTONIC);
  return time;
}

REPLACEMENT uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  uint64_t time = next(dispatch_walltime)(when, delta);
  if (!when && delta == 0 && is_in_force()) note_now(&last_wall_now, time, CLOCK_REALTIME);
  return time;
}

#define CONTINUOUS (1ull << 63)
#define WALL (3ull << 62)
// `last` is used in real time, if it is at most a second old.
static int64_t delay_after(int64_t when, clockid_t clock, int64_t last) {
  int64_t now;
  if (!virtual_time(clock, &now)) {
    now = real_time(clock);
    if (last && last <= now && now - last < SECOND) now = last;
  }
  return when < now ? 0 : when - now;
}

int64_t delay_until(uint64_t when) {
  if (when == TIME_FOREVER) return INT64_MAX;
  if (when == TIME_NOW) return 0;
  if ((when & WALL) == WALL)
    return delay_after(-(int64_t)when, CLOCK_REALTIME, last_wall_now ? -(int64_t)last_wall_now : 0);
  if (when & CONTINUOUS) return delay_after((int64_t)(when & ~CONTINUOUS), CLOCK_BOOTTIME, 0);
  return delay_after((int64_t)when, CLOCK_MONOTONIC, (int64_t)last_now);
}
