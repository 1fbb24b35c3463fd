// Functions of libdispatch and of the C library, replaced so that the work of an app's code belongs to a test.
//
// A definition in the executable takes the place of a shared library's function of the same name. Each one
// forwards to the library's unless the work that it starts has an owner: a number, above 1, of a test's work.
#ifndef C_DISPATCH_INTERPOSITION_H
#define C_DISPATCH_INTERPOSITION_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The owner of work that belongs to nobody, such as the runtime's own.
#define INTERPOSITION_NOBODY 1

/// A job that was handed to a queue and is held back. The receiver runs, submits or drops it, once.
typedef struct interposition_job interposition_job;

/// What a job needs of its queue.
typedef enum {
  INTERPOSITION_MAIN,
  INTERPOSITION_SERIAL,
  INTERPOSITION_CONCURRENT,
} interposition_queue_kind;

/// The description of a held job.
typedef struct {
  uint64_t number;
  interposition_queue_kind kind;
  /// The identity of the queue, or of the serial queue that is its target.
  uintptr_t queue;
  /// Whether the job may be a barrier of its queue.
  bool is_barrier;
  /// The id of the task that the job continues, or 0.
  uint64_t task;
  /// Words of which the first one that is the address of code is that of the job's closure or function.
  uintptr_t code[3];
} interposition_facts;

/// The functions that receive the work of owners. All can be called on any thread.
typedef struct {
  /// A job became ready.
  void (*ready)(uint64_t owner, interposition_job *job);
  /// A job begins after a delay in nanoseconds. `sleeper` is the id of the task that began to sleep, or 0.
  void (*delayed)(uint64_t owner, interposition_job *job, int64_t delay, uint64_t sleeper);
  /// Runs a submitted job, by `interposition_job_run`, on its queue.
  void (*run)(uint64_t owner, interposition_job *job);
  /// A submitted job begins on a thread, which has a number of the kernel.
  void (*began)(uint64_t owner, uint64_t number, int thread);
  /// A submitted job has ended.
  void (*ended)(uint64_t owner, uint64_t number);
  /// A step of the runtime is about to block its thread, as a submitted job does, and has a job's number until `ended`.
  /// `code` is an address of the code that waits, or 0.
  void (*step_waits)(uint64_t owner, uint64_t number, uintptr_t code);
  /// A submitted job blocks its thread. Returns when it has its turn again: after it was woken, or when a number
  /// of nanoseconds of the owner's clock has passed.
  void (*blocks)(uint64_t owner, uint64_t number, int64_t limit);
  /// What a blocked job waits for has happened.
  void (*woken)(uint64_t owner, uint64_t number);
  /// The main thread waits: runs one job of another queue, and returns false if none is ready.
  bool (*run_while_main_waits)(uint64_t owner);
  /// A submitted job, or the main thread with the number 0, is where another step may run, if a schedule says so.
  void (*offers_turn)(uint64_t owner, uint64_t number);
  /// A submitted job, or a thread with the number 0, is about to call `dispatch_sync` on a queue, or on one with that
  /// target: runs the jobs that come before the call, all of the queue or those up to the last barrier. Returns true
  /// if such a job blocks its thread or cannot begin; otherwise the caller holds the queue until `sync_ended`.
  bool (*precede_sync)(uint64_t owner, uint64_t number, uintptr_t queue, bool is_exclusive);
  void (*sync_ended)(uint64_t owner, uint64_t number, uintptr_t queue);
  /// Machinery of Foundation began (1) or ended (-1) a job of an owner, which runs at once.
  void (*passing)(uint64_t owner, int change);
  /// The test's own task, whose work is an owner's, begins (1) or ends (-1) to sleep.
  void (*test_sleeps)(uint64_t owner, int change);
  /// A timer begins, changes or ends. See `interposition_timer_fire`. The delay of one that is due is negative or 0.
  /// `sleeper` is the id of the task that sleeps until it fires, or 0.
  void (*timer_set)(uint64_t owner, uint64_t timer, int64_t delay, int64_t interval, uint64_t sleeper);
  void (*timer_ended)(uint64_t owner, uint64_t timer);
  /// Code of the main actor runs on another thread, where the compiler checks it.
  void (*left_main_actor)(void);
  /// Returns the operation queue that takes the place of the main one, retained, or null.
  void *_Nullable (*_Nonnull main_operations)(uint64_t owner);
} interposition_receiver;

/// Begins to replace the functions. `key` holds the owner that is bound to a thread, and `role_key` 2 where the
/// thread is in the role of another one than the main thread, or 3 where it runs a step of the runtime.
///
/// Returns false if the process uses the library's own functions, as in static executables.
bool interposition_install(const interposition_receiver *receiver, pthread_key_t key,
                           pthread_key_t role_key);

/// Returns a new owner. Its clock is frozen at the current time.
uint64_t interposition_begin_owner(void);
/// Ends an owner: what it starts from now on belongs to nobody. Its timers end and release their handlers, and the
/// blocks that wait for groups are released.
void interposition_end_owner(uint64_t owner);
/// Sets the time of an owner's clock, in nanoseconds after its beginning.
void interposition_set_time(uint64_t owner, int64_t nanoseconds);
/// Sets the calendar date at the beginning of an owner's clock, in nanoseconds after 1970, or makes it real.
void interposition_set_date(uint64_t owner, int64_t nanoseconds, bool is_real);

/// Returns the id of the current task, or 0.
uint64_t interposition_current_task(void);
/// Returns whether jobs of a task belong to nobody because of `interposition_set_root`.
bool interposition_is_root(uint64_t task);
/// Returns the owner of a task's jobs, or 0 if they belong to nobody.
uint64_t interposition_owner_of_task(uint64_t task);
/// Makes jobs of a task belong to nobody, and what the task's code starts belong to an owner (or nobody).
void interposition_set_root(uint64_t task, uint64_t owner);
/// Returns the owner of what the calling code starts, or 0.
uint64_t interposition_current_owner(void);
/// Returns the number of the submitted job that the calling thread runs for an owner, or 0.
uint64_t interposition_current_job(uint64_t owner);

interposition_facts interposition_job_facts(interposition_job *job);
/// Returns the name of a job's queue, which is valid while the job is.
const char *interposition_job_queue_label(interposition_job *job);
/// Returns whether the job's queue, or one of its targets, is suspended or inactive.
bool interposition_job_is_suspended(interposition_job *job);
/// Returns whether the job is a canceled work item, which does nothing.
bool interposition_job_is_canceled(interposition_job *job);
/// Runs a job on the calling thread and frees it.
void interposition_job_run(interposition_job *job);
/// Hands a job to its queue, which runs and frees it. `ended` is called afterwards.
void interposition_job_submit(interposition_job *job);
/// Frees a job without running it. The task of a job is canceled, and goes on without an owner.
void interposition_job_cancel(interposition_job *job);

/// Returns the job of a timer that is due, or null if the timer has no handler or is suspended.
interposition_job *_Nullable interposition_timer_fire(uint64_t timer);

/// Returns the kernel's number of the calling thread.
int interposition_current_thread(void);
/// Returns whether a thread computes, or waits for a processor, rather than for something else.
bool interposition_thread_is_runnable(int thread);

/// A loaded image: its first address, the addresses of its code, and its file, which is empty for the program.
typedef struct {
  uintptr_t base, code, code_end;
  const char *_Nullable path;
} interposition_image;

/// Finds the image whose code contains an address. Returns false if there is none.
bool interposition_find_image(uintptr_t address, interposition_image *image);

/// Runs a function with the calling thread bound to nobody, on the main queue.
void interposition_main_async(void *_Nullable context, void (*function)(void *_Nullable));
/// The number of jobs without an owner that reached the main queue.
uint64_t interposition_main_count(void);
/// Returns whether the calling thread runs code of the main queue.
bool interposition_is_main(void);

#pragma clang assume_nonnull end
#endif
