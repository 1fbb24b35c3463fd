import Foundation
import Testing
import UIFoundation

/// What holds under both schedulers.
@Suite("Schedulers") @MainActor
struct SchedulerTests {
  private final class Log: Sendable {
    private let entries = Locked<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: [String] { entries.withLock { $0 } }
  }

  nonisolated static let schedulers: [@Sendable () -> any RuntimeScheduler] = [
    { RuntimeScheduling.LiveScheduler() }, { RuntimeScheduling.SteppedScheduler() },
  ]

  @Test("main-queue jobs run in order, each in a turn of its own", arguments: schedulers)
  func mainQueueOrder(make: @Sendable () -> any RuntimeScheduler) async {
    let log = Log()
    let scheduler = make()
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) {
      scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("later") }
      log.add("first")
    }
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("second") }
    await scheduler.settle()
    #expect(log.all == ["first", "second", "later"])
  }

  @Test(
    "a job for the end of all other work runs after it, and before the next one",
    arguments: schedulers)
  func idleJobs(make: @Sendable () -> any RuntimeScheduler) async {
    let log = Log()
    let scheduler = make()
    let lane = RuntimeScheduling.Lane(label: "lane")
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) {
      scheduler.enqueueWhenIdle(RuntimeScheduling.Step(.main, "first")) {
        log.add("first")
        scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("between") }
      }
      scheduler.enqueueWhenIdle(RuntimeScheduling.Step(.main, "second")) { log.add("second") }
      scheduler.enqueue(
        RuntimeScheduling.Work(label: "work", kind: .editing) {
          scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("work") }
        }, on: lane)
      log.add("\(scheduler.pendingSteps.map(\.label))")
    }
    await scheduler.settle()
    #expect(log.all.dropFirst() == ["work", "first", "between", "second"])
    #expect(log.all.first?.contains(#""first", "second""#) == true)
    #expect(scheduler.pendingSteps.isEmpty)
  }

  @Test("works of one lane do not overlap and keep order", arguments: schedulers)
  func laneOrder(make: @Sendable () -> any RuntimeScheduler) async {
    let log = Log()
    let scheduler = make()
    let lane = RuntimeScheduling.Lane(label: "lane")
    for number in 0..<50 {
      scheduler.enqueue(
        RuntimeScheduling.Work(label: "\(number)", kind: .editing) { log.add("\(number)") },
        on: lane)
    }
    await scheduler.settle()
    #expect(log.all == (0..<50).map(String.init))
  }

  @Test("every unit runs once, off the main thread, before the completion", arguments: schedulers)
  func units(make: @Sendable () -> any RuntimeScheduler) {
    let counts = Locked([Int](repeating: 0, count: 1000))
    let log = Log()
    let scheduler = make()
    let lane = RuntimeScheduling.Lane(label: "lane")
    let work = RuntimeScheduling.Work(
      label: "units", unitCount: 1000, phases: [.measurement],
      body: { unit, _ in
        counts.withLock { $0[unit] += 1 }
        if RuntimeScheduling.Role.current == .main { log.add("on main") }
      },
      completion: { log.add("\(counts.withLock { $0.reduce(0, +) })") })
    scheduler.enqueue(work, on: lane)
    scheduler.waitUntilIdle(lane)
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
    #expect(log.all == ["1000"])
  }

  @Test("timers fire only as the clock is moved, in order of time, then of making")
  func timers() {
    let log = Log()
    let scheduler = RuntimeScheduling.LiveScheduler()
    scheduler.scheduleTimer(after: 2, RuntimeScheduling.Step(.timer)) {
      log.add("2 at \(scheduler.now)")
    }
    scheduler.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer)) {
      log.add("1 at \(scheduler.now)")
      scheduler.scheduleTimer(after: 0.5, RuntimeScheduling.Step(.timer)) { log.add("1.5") }
    }
    let cancelled = scheduler.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer)) {
      log.add("never")
    }
    scheduler.cancelTimer(cancelled)
    scheduler.advance(by: 0.5)
    #expect(log.all.isEmpty)
    scheduler.advance(by: 1.5)
    #expect(log.all == ["1 at 1.0", "1.5", "2 at 2.0"])
    #expect(scheduler.now == 2)
  }

  @Test("an environment's jobs see that environment, whatever task runs them")
  func environmentIsBound() async {
    let log = Log()
    var environment = RuntimeEnvironment(scheduler: RuntimeScheduling.LiveScheduler())
    environment.screen.scale = 3
    environment.enqueueOnMain(RuntimeScheduling.Step(.main)) {
      log.add("main \(RuntimeEnvironment.current.screen.scale)")
    }
    environment.enqueue(
      RuntimeScheduling.Work(label: "a", kind: .measurement) {
        log.add("background \(RuntimeEnvironment.current.screen.scale)")
      }, on: RuntimeScheduling.Lane(label: "lane"))
    await environment.scheduler.settle()
    #expect(Set(log.all) == ["main 3.0", "background 3.0"])
  }

  @Test("jobs do not see the task-local values of the code that enqueues them or other jobs")
  func taskLocals() async {
    let log = Log()
    let scheduler = RuntimeScheduling.LiveScheduler()
    TaskMark.$value.withValue(1) {
      scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("main \(TaskMark.value)") }
      scheduler.enqueue(
        RuntimeScheduling.Work(label: "lane", kind: .editing) { log.add("lane \(TaskMark.value)") },
        on: RuntimeScheduling.Lane(label: "lane"))
    }
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("main \(TaskMark.value)") }
    await scheduler.settle()
    #expect(log.all.sorted() == ["lane 0", "main 0", "main 0"])
  }

  @Test("work of lanes runs outside of tasks, so that the main thread may wait for it")
  func lanesAreNotTasks() {
    let log = Log()
    let scheduler = RuntimeScheduling.LiveScheduler()
    let lane = RuntimeScheduling.Lane(label: "lane")
    for count in [1, 100] {
      let work = RuntimeScheduling.Work(
        label: "units", unitCount: count, phases: [.measurement],
        body: { _, _ in
          if withUnsafeCurrentTask(body: { $0 != nil }) { log.add("a task") }
        }, completion: {})
      scheduler.enqueue(work, on: lane)
    }
    scheduler.waitUntilIdle(lane)
    #expect(log.all.isEmpty)
  }

  @Test("a task that a step starts has the role of its own thread")
  func rolesOfTasks() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) {
      #expect(RuntimeScheduling.Role.current == .main)
      Task { await Self.add(to: log) }
    }
    scheduler.enqueue(
      RuntimeScheduling.Work(label: "lane", kind: .editing) {
        #expect(RuntimeScheduling.Role.current == .background)
        Task { @MainActor in log.add("\(RuntimeScheduling.Role.current) of an actor") }
      }, on: RuntimeScheduling.Lane(label: "lane"))
    await scheduler.settle()
    while log.all.count < 2 { await Task.yield() }
    #expect(log.all.sorted() == ["background", "main of an actor"])
  }

  @concurrent private nonisolated static func add(to log: Log) async {
    log.add("\(RuntimeScheduling.Role.current)")
  }
}

/// A task-local value.
private enum TaskMark {
  @TaskLocal static var value = 0
}
