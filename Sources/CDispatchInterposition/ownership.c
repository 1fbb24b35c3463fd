// Who owns work: the task's first owner, then the binding of the thread.
#include "internal.h"

extern void *swift_task_getCurrent(void) __attribute__((weak));
extern uint64_t swift_task_getJobTaskId(void *) __attribute__((weak));

interposition_receiver receiver;
_Atomic(int) living;
pthread_key_t binding, role;

// The owner of each task's jobs, by the id of the task. Ids increase, so that old tasks have small ones.
#define ROOT (1ull << 63)
#define LIMIT (1u << 20)

typedef struct {
  uint64_t task, owner;
  /// The number of jobs since the owner has ended.
  uint32_t late;
} entry;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry *entries;
static uint32_t capacity, count;

static entry *find(entry *table, uint32_t size, uint64_t task) {
  uint32_t position = (uint32_t)((task * 0x9E3779B97F4A7C15ull) >> 32) & (size - 1);
  while (table[position].task && table[position].task != task) position = (position + 1) & (size - 1);
  return &table[position];
}

// Doubles the table, or drops the older half of the tasks when it has reached its limit.
static void make_room(void) {
  if (capacity && count * 2 < capacity) return;
  bool drops = count >= LIMIT;
  uint32_t size = drops ? capacity : (capacity ? capacity * 2 : 1024);
  entry *table = calloc(size, sizeof *table);
  if (!table) return;
  uint64_t newest = 0;
  for (uint32_t i = 0; i < capacity; i++)
    if (entries[i].task > newest) newest = entries[i].task;
  uint64_t oldest = drops && newest > LIMIT / 2 ? newest - LIMIT / 2 : 0;
  count = 0;
  for (uint32_t i = 0; i < capacity; i++) {
    if (!entries[i].task || (entries[i].task < oldest && !(entries[i].owner & ROOT))) continue;
    *find(table, size, entries[i].task) = entries[i];
    count++;
  }
  free(entries);
  entries = table;
  capacity = size;
}

static uint64_t known_owner(uint64_t task) {
  pthread_mutex_lock(&lock);
  uint64_t owner = capacity ? find(entries, capacity, task)->owner : 0;
  pthread_mutex_unlock(&lock);
  return owner;
}

static void record(uint64_t task, uint64_t owner) {
  pthread_mutex_lock(&lock);
  make_room();
  entry *place = capacity ? find(entries, capacity, task) : NULL;
  if (place && !place->task) {
    place->task = task;
    count++;
  }
  if (place) place->owner = owner;
  pthread_mutex_unlock(&lock);
}

uint64_t interposition_current_task(void) {
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  return task ? swift_task_getJobTaskId(task) : 0;
}

void interposition_set_root(uint64_t task, uint64_t owner) {
  if (task) record(task, ROOT | owner);
}

bool interposition_is_root(uint64_t task) { return known_owner(task) & ROOT; }

uint64_t interposition_owner_of_task(uint64_t task) {
  uint64_t owner = task ? known_owner(task) : 0;
  return owner > INTERPOSITION_NOBODY && !(owner & ROOT) && is_living(owner) ? owner : 0;
}

uint64_t current_owner(void) {
  uint64_t thread = bound();
  if (thread == INTERPOSITION_NOBODY) return 0;
  uint64_t task = interposition_current_task();
  uint64_t owner = task ? known_owner(task) : 0;
  if (owner > INTERPOSITION_NOBODY && !(owner & ROOT)) return is_living(owner) ? owner : 0;
  if (!thread) thread = owner & ROOT ? owner & ~ROOT : 0;
  return is_living(thread) ? thread : 0;
}

uint64_t test_of(uint64_t task) {
  uint64_t owner = known_owner(task);
  return owner & ROOT && is_living(owner & ~ROOT) ? owner & ~ROOT : 0;
}

uint64_t interposition_current_owner(void) { return is_in_force() ? current_owner() : 0; }

// The kind of a job is the low byte of its flags, which follow the object's header and two words; 0 is a task.
// Proof: the layout is the ABI of the concurrency library.
#define FLAGS_OFFSET 32

bool is_task(void *job) { return *((const uint8_t *)job + FLAGS_OFFSET) == 0; }

// A canceled task that ignores its cancellation, such as one that sleeps in an endless loop, would keep a thread
// busy for ever. Decided here: its jobs run every tenth of a second after this number of them.
#define LATE_LIMIT 200

bool is_late(uint64_t task) {
  bool is_late = false;
  pthread_mutex_lock(&lock);
  entry *found = capacity ? find(entries, capacity, task) : NULL;
  uint64_t owner = found ? found->owner : 0;
  if (owner > INTERPOSITION_NOBODY && !(owner & ROOT) && !is_living(owner)) is_late = ++found->late > LATE_LIMIT;
  pthread_mutex_unlock(&lock);
  return is_late;
}

uint64_t owner_of_task_job(void *job, uint64_t *task, bool is_delayed) {
  uint64_t id = swift_task_getJobTaskId && is_task(job) ? swift_task_getJobTaskId(job) : 0;
  *task = id;
  if (!id) return current_owner();
  uint64_t owner = known_owner(id);
  if (owner & ROOT) return 0;
  if (owner) return owner > INTERPOSITION_NOBODY && is_living(owner) ? owner : 0;
  uint64_t current = interposition_current_task();
  // A task that enqueues itself began before it was seen. A sleep of the test's own task is real.
  bool is_own = current == id || (is_delayed && current && known_owner(current) & ROOT);
  owner = is_own ? 0 : current_owner();
  record(id, owner ? owner : INTERPOSITION_NOBODY);
  return owner;
}

// The concurrency library, whose jobs are tasks, and libdispatch.
static interposition_image concurrency, library;

static bool contains(const interposition_image *image, void *address) {
  return (uintptr_t)address >= image->code && (uintptr_t)address < image->code_end;
}

bool is_concurrency(void *return_address) { return contains(&concurrency, return_address); }

bool is_library(void *return_address) { return contains(&library, return_address); }

extern void *dispatch_get_specific(const void *key);
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, function_t destructor);
static char main_key;

bool interposition_is_main(void) { return dispatch_get_specific(&main_key) != NULL; }

extern void dispatch_async_f(void *, void *, function_t);

bool interposition_install(const interposition_receiver *functions, pthread_key_t key, pthread_key_t role_key) {
  receiver = *functions;
  binding = key;
  role = role_key;
  dispatch_queue_set_specific(&_dispatch_main_q, &main_key, &main_key, NULL);
  if (!swift_task_getCurrent) return false;
  watch_isolation();
  interposition_find_image((uintptr_t)dlsym(RTLD_DEFAULT, "swift_task_getCurrent"), &concurrency);
  interposition_find_image((uintptr_t)dlsym(RTLD_NEXT, "dispatch_async_f"), &library);
  // The definition that the shared libraries use must be in the same file as this function.
  Dl_info used, own;
  void *address = dlsym(RTLD_DEFAULT, "dispatch_async_f");
  return address && dladdr(address, &used) && dladdr((void *)interposition_install, &own) &&
         used.dli_fbase == own.dli_fbase && dlsym(RTLD_NEXT, "dispatch_async_f");
}
