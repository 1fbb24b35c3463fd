// Held jobs, and how they run.
#include "internal.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

extern const char *dispatch_queue_get_label(void *);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);
extern void *dispatch_queue_create(const char *, void *);
extern void *dispatch_queue_create_with_target(const char *, void *, void *);
extern void *dispatch_queue_attr_make_initially_inactive(void *);
extern char _dispatch_queue_attr_concurrent;
extern intptr_t dispatch_block_testcancel(block_t);
extern block_t dispatch_block_create(unsigned long, block_t);
extern void dispatch_group_leave(void *);
extern void dispatch_async_f(void *, void *, function_t);
extern void dispatch_barrier_async_f(void *, void *, function_t);

static _Atomic(uint64_t) made;
static _Thread_local interposition_job *running;

interposition_job *current_job(void) { return running; }

uint64_t interposition_current_job(uint64_t owner) {
  return running && running->is_submitted && running->owner == owner ? running->number : 0;
}

// The width of a queue is a 16-bit field of the object, at an offset that is found by comparing two queues.
// Proof: a queue of libdispatch has more than 96 bytes; where no field tells the two apart, all queues count as
// serial, which keeps the order of their jobs.
static int width_offset = -1;
static pthread_once_t width_once = PTHREAD_ONCE_INIT;

static uint16_t field(void *object, int offset) {
  uint16_t value;
  memcpy(&value, (char *)object + offset, sizeof value);
  return value;
}

static void find_width(void) {
  void *serial = dispatch_queue_create("serial", NULL);
  void *concurrent = dispatch_queue_create("concurrent", &_dispatch_queue_attr_concurrent);
  for (int offset = 32; offset < 96 && width_offset < 0; offset += 2)
    if (field(serial, offset) == 1 && field(concurrent, offset) > 0xff0) width_offset = offset;
  dispatch_release(serial);
  dispatch_release(concurrent);
}

// The target of a queue is a word of the object, at an offset that is found by comparing a queue with the targets
// that it was made with. Proof: a queue retains its target and has more than 96 bytes; where no word is the target,
// queues count as having none.
static int target_offset = -1;
static pthread_once_t target_once = PTHREAD_ONCE_INIT;

static void *word(void *object, int offset) {
  void *value;
  memcpy(&value, (char *)object + offset, sizeof value);
  return value;
}

static void find_target(void) {
  void *first = dispatch_queue_create_with_target("first", NULL, &_dispatch_main_q);
  void *second = dispatch_queue_create_with_target("second", NULL, first);
  for (int offset = 16; offset < 96 && target_offset < 0; offset += 8)
    if (word(first, offset) == &_dispatch_main_q && word(second, offset) == first) target_offset = offset;
  dispatch_release(second);
  dispatch_release(first);
}

void *target_of(void *queue) {
  pthread_once(&target_once, find_target);
  return target_offset < 0 ? NULL : word(queue, target_offset);
}

// Proof: an object that is passed as a queue has a label.
static bool has_label(void *queue, const char *prefix) {
  const char *label = dispatch_queue_get_label(queue);
  return label && !strncmp(label, prefix, strlen(prefix));
}

// The width of the queues of Swift's tasks is the number of processors, which may be one.
static bool is_serial(void *queue) {
  pthread_once(&width_once, find_width);
  if (width_offset < 0) return true;
  return field(queue, width_offset) == 1 && !has_label(queue, "Swift global concurrent queue");
}

// The depth of targets at which the search ends.
#define TARGET_LIMIT 16

void *lane_of(void *queue) {
  void *lane = queue;
  for (int depth = 0; queue && depth < TARGET_LIMIT; depth++, queue = target_of(queue)) {
    if (queue == (void *)&_dispatch_main_q || is_serial(queue)) lane = queue;
    if (queue == (void *)&_dispatch_main_q) break;
  }
  return lane;
}

static interposition_queue_kind kind_of(void *lane) {
  if (lane == (void *)&_dispatch_main_q) return INTERPOSITION_MAIN;
  return is_serial(lane) ? INTERPOSITION_SERIAL : INTERPOSITION_CONCURRENT;
}

// A barrier of a global queue is an ordinary job.
static bool has_barriers(void *queue) { return !has_label(queue, "com.apple.root."); }

bool is_exclusive(void *queue, bool is_barrier) {
  return kind_of(lane_of(queue)) != INTERPOSITION_CONCURRENT || (is_barrier && has_barriers(queue));
}

// The queues of Foundation's loading of URLs, which waits for the network and for real time.
bool is_machinery(void *queue) {
  if (queue == (void *)&_dispatch_main_q) return false;
  return has_label(queue, "URLSession") || has_label(queue, "org.swift.URLSession") ||
         has_label(queue, "MultiHandle");
}

// A block that libdispatch made, such as that of a `DispatchWorkItem`, captures its flags and the closure's block.
struct block {
  void *isa;
  int flags, reserved;
  void *invoke;
  void *descriptor;
  uintptr_t captured[12];
};

#define BARRIER 1ul

static void *special_invoke;
// The positions of the flags and of the block among the captured words, or -1. Proof: they are found by comparing
// two blocks, and used only of blocks with the same function.
static int flags_position = -1, inner_position = -1;
static pthread_once_t special_once = PTHREAD_ONCE_INIT;

static void find_special(void) {
  block_t inner = ^{};
  block_t special = dispatch_block_create(0, inner), barrier = dispatch_block_create(BARRIER, inner);
  struct block *first = (struct block *)special, *second = (struct block *)barrier;
  special_invoke = first->invoke;
  for (int i = 0; i < 12; i++) {
    uintptr_t differing = first->captured[i] ^ second->captured[i];
    if (flags_position < 0 && differing == BARRIER && (second->captured[i] & BARRIER)) flags_position = i;
    if (inner_position < 0 && first->captured[i] == (uintptr_t)inner) inner_position = i;
  }
  _Block_release((const void *)special);
  _Block_release((const void *)barrier);
}

static bool is_work_item(block_t block) {
  pthread_once(&special_once, find_special);
  return block && ((struct block *)block)->invoke == special_invoke;
}

// Where the flags are unknown, a work item counts as a barrier, which keeps the order of the jobs.
bool is_barrier_item(block_t block) {
  if (!is_work_item(block)) return false;
  return flags_position < 0 || (((struct block *)block)->captured[flags_position] & BARRIER);
}

void make_barrier(interposition_job *job) { job->is_barrier = has_barriers(job->queue); }

uint64_t new_job_number(void) { return atomic_fetch_add_explicit(&made, 1, memory_order_relaxed) + 1; }

interposition_job *make_job(uint64_t owner, void *queue, function_t function, void *context, block_t block) {
  interposition_job *job = calloc(1, sizeof *job);
  if (!job) abort();
  job->owner = owner;
  job->number = new_job_number();
  job->queue = queue;
  job->function = function;
  job->context = context;
  job->block = block ? (block_t)_Block_copy((const void *)block) : NULL;
  job->lane = lane_of(queue);
  job->kind = kind_of(job->lane);
  if (is_barrier_item(block)) make_barrier(job);
  dispatch_retain(queue);
  return job;
}

void become_ready(interposition_job *job) { receiver.ready(job->owner, job); }

const char *interposition_job_queue_label(interposition_job *job) {
  const char *label = dispatch_queue_get_label(job->queue);
  return label ? label : "";
}

bool interposition_job_is_canceled(interposition_job *job) {
  return is_work_item(job->block) && dispatch_block_testcancel(job->block);
}

// The function with which a suspended task goes on is a word of the task. Proof: a task is larger, and the word
// is only compared with the ranges of loaded code.
#define RESUME_POSITION 7

static uintptr_t resume_of(void *task) { return ((uintptr_t *)task)[RESUME_POSITION]; }

static void read_code(interposition_job *job, uintptr_t *code) {
  int count = 0;
  if (job->sleeping_task) code[count++] = resume_of(job->sleeping_task);
  else if (job->task) code[count++] = resume_of(job->context);
  else if (job->function) code[count++] = (uintptr_t)job->function;
  // A Swift closure is captured by its block: its function is the first captured word, behind a thunk.
  struct block *block = (struct block *)job->block;
  if (block && is_work_item(job->block))
    block = inner_position < 0 ? NULL : (struct block *)block->captured[inner_position];
  if (!block) return;
  code[count++] = block->captured[0];
  code[count++] = (uintptr_t)block->invoke;
}

interposition_facts interposition_job_facts(interposition_job *job) {
  // The jobs of a concurrent queue with a serial target run one at a time in any case.
  bool is_barrier = job->is_barrier && job->kind == INTERPOSITION_CONCURRENT;
  interposition_facts facts = {job->number, job->kind, (uintptr_t)job->lane, is_barrier, job->task, {0, 0, 0}};
  read_code(job, facts.code);
  return facts;
}

extern void swift_release(void *);
extern void swift_task_cancel(void *);

static void free_job(interposition_job *job) {
  if (job->sleeping_task) swift_release(job->sleeping_task);
  if (job->block) _Block_release((const void *)job->block);
  if (job->group) {
    dispatch_group_leave(job->group);
    dispatch_release(job->group);
  }
  dispatch_release(job->queue);
  free(job);
}

static void perform(interposition_job *job) {
  interposition_job *former = running;
  uint64_t former_owner = bound();
  running = job;
  bind(job->owner);
  if (job->function) job->function(job->context);
  else job->block();
  // What the job captured is released as its owner's code, too.
  void *group = job->group;
  job->group = NULL;
  if (group) {
    dispatch_group_leave(group);
    dispatch_release(group);
  }
  free_job(job);
  bind(former_owner);
  running = former;
}

void interposition_job_run(interposition_job *job) { perform(job); }

static void run_submitted(void *context) {
  interposition_job *job = context;
  uint64_t owner = job->owner, number = job->number;
  void *lane = job->lane;
  receiver.began(owner, number, interposition_current_thread());
  receiver.run(owner, job);
  // Those that wait for the queue are ready when the next step is chosen.
  wake_jobs(lane, true);
  receiver.ended(owner, number);
  wake_jobs(lane, true);
}

NEXT(void, dispatch_async_f, void *, void *, function_t)
NEXT(void, dispatch_barrier_async_f, void *, void *, function_t)

void interposition_job_submit(interposition_job *job) {
  job->is_submitted = true;
  if (job->is_barrier) next(dispatch_barrier_async_f)(job->queue, job, run_submitted);
  else next(dispatch_async_f)(job->queue, job, run_submitted);
}

void interposition_job_cancel(interposition_job *job) {
  if (job->sleeping_task) swift_task_cancel(job->sleeping_task);
  if (!job->task && !job->must_run) return free_job(job);
  // A task cannot be released before its end: it goes on, canceled, and belongs to nobody.
  if (job->task) swift_task_cancel(job->context);
  interposition_job_submit(job);
}

int interposition_current_thread(void) { return (int)syscall(SYS_gettid); }

bool interposition_thread_is_runnable(int thread) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // The state follows the name of the thread, which is in parentheses.
  const char *name_end = strrchr(text, ')');
  return name_end && name_end[1] == ' ' && (name_end[2] == 'R' || name_end[2] == 'D');
}

void interposition_main_async(void *context, void (*function)(void *)) {
  next(dispatch_async_f)(&_dispatch_main_q, context, function);
}

// The highest bits of a word of a queue tell whether it is suspended, and how often, or inactive. The word and the
// lowest of the bits are found by comparing queues, by functions that call no receiver. Proof: a queue has more than
// 96 bytes; where no word tells, a job of such a queue is handed to it, and blocks.
static int state_offset = -1;
static uint64_t least_held;
static pthread_once_t state_once = PTHREAD_ONCE_INIT;

NEXT(void, dispatch_suspend, void *)
NEXT(void, dispatch_resume, void *)
NEXT(void, dispatch_activate, void *)

static uint64_t state(void *queue, int offset) {
  return __atomic_load_n((uint64_t *)((char *)queue + offset), __ATOMIC_RELAXED);
}

static void find_state(void) {
  void *queue = dispatch_queue_create("suspended", NULL);
  void *inactive = dispatch_queue_create("inactive", dispatch_queue_attr_make_initially_inactive(NULL));
  for (int offset = 16; offset < 96 && state_offset < 0; offset += 8) {
    uint64_t active = state(queue, offset), added = state(inactive, offset) & ~active;
    next(dispatch_suspend)(queue);
    uint64_t suspended = state(queue, offset);
    next(dispatch_resume)(queue);
    least_held = added & -added;
    if (least_held && active < least_held && suspended > (active | added)) state_offset = offset;
  }
  next(dispatch_activate)(inactive);
  dispatch_release(inactive);
  dispatch_release(queue);
}

bool interposition_job_is_suspended(interposition_job *job) {
  pthread_once(&state_once, find_state);
  if (state_offset < 0) return false;
  void *queue = job->queue;
  for (int depth = 0; queue && depth < TARGET_LIMIT; depth++, queue = target_of(queue))
    if (state(queue, state_offset) >= least_held) return true;
  return false;
}

void queue_resumed(void) {
  uint64_t owner = is_in_force() ? current_owner() : 0;
  if (owner) receiver.passing(owner, 0);
}
