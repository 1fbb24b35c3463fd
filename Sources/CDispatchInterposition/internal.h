// Shared by the files of this target.
#ifndef INTERNAL_H
#define INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "include/CDispatchInterposition.h"

// The functions of this target are in a section of their own, whose ends the linker names.
#pragma clang section text = "interposition"

// With the thread sanitizer, its own replacements come next; without it, a static executable, which contains
// libdispatch, must be able to prefer libdispatch's definitions.
#if __has_feature(thread_sanitizer)
#define REPLACEMENT
#else
#define REPLACEMENT __attribute__((weak))
#endif

// Returns the next library's function of a name. Before glibc 2.36, `dlsym` finds the oldest version of a
// function, and the condition variables of versions 2.2.5 and 2.3.2 differ.
static inline uintptr_t next_function(const char *name) {
  void *address = strncmp(name, "pthread_cond_", 13) ? NULL : dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  return (uintptr_t)(address ? address : dlsym(RTLD_NEXT, name));
}

// Declares `next_NAME`, the function that the definition of NAME in this file replaces.
#define NEXT(result, name, ...)                                                   \
  extern result ___interceptor_##name(__VA_ARGS__) __attribute__((weak));         \
  static result (*next_##name##_function(void))(__VA_ARGS__) {                    \
    static _Atomic(uintptr_t) known;                                              \
    uintptr_t address = atomic_load_explicit(&known, memory_order_relaxed);       \
    if (!address) {                                                               \
      address = ___interceptor_##name ? (uintptr_t)___interceptor_##name          \
                                      : next_function(#name);                     \
      atomic_store_explicit(&known, address, memory_order_relaxed);               \
    }                                                                             \
    return (result(*)(__VA_ARGS__))address;                                       \
  }
#define next(name) next_##name##_function()

// Begins to decide what happens where code of the main actor runs on another thread.
void watch_isolation(void);

typedef void (*function_t)(void *);
typedef void (^block_t)(void);

/// The nanoseconds between two looks at what the main thread waits for.
#define SLICE 5000000ll
#define TIME_NOW 0ull
#define TIME_FOREVER (~0ull)

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern char _dispatch_main_q;
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);

struct interposition_job {
  uint64_t owner, number, task;
  void *queue;
  /// See `lane_of`.
  void *lane;
  void *group;
  /// The task that sleeps until the job runs.
  void *sleeping_task;
  function_t function;
  void *context;
  block_t block;
  interposition_queue_kind kind;
  /// `must_run` is set when a thread waits for the end of the job.
  bool is_barrier, is_submitted, must_run;
};

extern interposition_receiver receiver;
/// The number of owners that have not ended. Zero before the installation.
extern _Atomic(int) living;
extern pthread_key_t binding, role;

// The first owner is counted after the keys of threads were made, so that who sees it sees the keys as well.
static inline bool is_in_force(void) {
  return atomic_load_explicit(&living, memory_order_acquire) > 0;
}

// A deterministic scheduler runs steps in the role of another thread than the main one.
#define BACKGROUND_ROLE 2
static inline bool is_in_background_role(void) { return (uintptr_t)pthread_getspecific(role) == BACKGROUND_ROLE; }

// Other schedulers run steps, such as node blocks, on threads of their own.
#define STEP_ROLE 3
static inline bool is_in_step(void) { return (uintptr_t)pthread_getspecific(role) == STEP_ROLE; }

static inline uint64_t bound(void) { return (uint64_t)(uintptr_t)pthread_getspecific(binding); }
static inline void bind(uint64_t owner) { pthread_setspecific(binding, (void *)(uintptr_t)owner); }

/// The owner of what the calling code starts, or 0.
uint64_t current_owner(void);
/// The owner of the job of a task, which is recorded when the task is first seen.
uint64_t owner_of_task_job(void *job, uint64_t *task, bool is_delayed);
/// Returns whether the job of the concurrency library is a part of a task, and not an actor's.
bool is_task(void *job);
/// Returns whether jobs of a task are to run later, since their owner has ended and they are too many.
bool is_late(uint64_t task);
/// The owner of what the code of a test's own task starts, or 0 for other tasks.
uint64_t test_of(uint64_t task);
bool is_concurrency(void *return_address);
bool is_library(void *return_address);
bool is_living(uint64_t owner);

/// The time of a clock for the calling thread's code.
int64_t time_of(clockid_t clock);
int64_t delay_until(uint64_t when);
/// The time of an owner's clock, in nanoseconds after its beginning.
int64_t elapsed_time(uint64_t owner);
/// The time by which the calling thread's calendar date lags behind the real one.
int64_t date_shift(void);

uint64_t new_job_number(void);
interposition_job *make_job(uint64_t owner, void *queue, function_t function, void *context, block_t block);
void become_ready(interposition_job *job);
/// Makes a job a barrier, if its queue has barriers.
void make_barrier(interposition_job *job);
interposition_job *current_job(void);
bool is_machinery(void *queue);
void enter_machinery(void);
void leave_machinery(void);
bool is_in_machinery(void);
uint64_t new_timer_number(void);
/// Returns the job of a timer of the main run loop that is due, or null.
interposition_job *loop_timer_job(uint64_t number);
void group_left(void *group);
/// Releases the blocks of an owner that wait for the end of a group.
void drop_notifications(uint64_t owner);
/// Ends the timers of an owner and releases their handlers.
void end_source_timers(uint64_t owner);
void end_loop_timers(uint64_t owner);
/// Returns the target of a queue, or null.
void *target_of(void *queue);
/// Returns what orders the jobs of a queue: the last one of the queue and its targets that is serial, or the queue.
void *lane_of(void *queue);
/// Returns whether `sync` on a queue waits for all of its earlier jobs.
bool is_exclusive(void *queue, bool is_barrier);
/// Gives the first or all jobs that wait for an object their turn.
void wake_jobs(void *object, bool all);
/// Set while the receiver runs on this thread, whose own waits are real.
extern _Thread_local bool is_in_receiver;
static inline bool enter_receiver(void) {
  bool former = is_in_receiver;
  is_in_receiver = true;
  return former;
}
static inline void leave_receiver(bool former) { is_in_receiver = former; }
/// Returns whether the calling code belongs to an owner, and is a submitted job, a step of the runtime, or runs on the
/// main thread.
bool takes_turns(uint64_t *owner);
/// The number of the submitted job that the calling thread runs, or 0.
uint64_t number_of_turn(void);
/// Lets another step run, if a schedule chooses it.
void offer_turn(void);
/// Gives up the turn of the calling job or step, until the object is released to those that wait for it.
void wait_in_list(uint64_t owner, void *object);
/// Runs one job of another queue while the main thread waits, and returns false if none is ready.
bool run_while_main_waits(uint64_t owner);
intptr_t wait_for_semaphore(void *semaphore, uint64_t timeout);
intptr_t signal_semaphore(void *semaphore);
/// Returns whether a block is a work item that is a barrier.
bool is_barrier_item(block_t block);
/// Notes that the jobs of a queue may be ready, since it was resumed or activated.
void queue_resumed(void);

#endif
