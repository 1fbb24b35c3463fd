import Testing
import UIFoundation

@Suite("Stepped scheduler") @MainActor
struct SteppedSchedulerTests {
  /// Picks the last step that is ready.
  private final class LastStepChooser: RuntimeScheduling.StepChooser {
    func chooseStep(outOf count: Int, describe: (Int) -> RuntimeScheduling.Step) -> Int {
      count - 1
    }
  }

  private final class Log: Sendable {
    private let entries = Locked<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: [String] { entries.withLock { $0 } }
  }

  private func work(_ log: Log, units: Int, parallelism: RuntimeScheduling.Work.Parallelism)
    -> RuntimeScheduling.Work
  {
    RuntimeScheduling.Work(
      label: "work", parallelism: parallelism, unitCount: units,
      phases: [.nodeBlock, .measurement],
      body: { unit, phase in log.add("\(unit).\(phase)") },
      completion: { log.add("done") })
  }

  @Test("units of concurrent work interleave as the chooser says, phases of a unit keep order")
  func interleaving() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler(chooser: LastStepChooser())
    scheduler.enqueue(
      work(log, units: 2, parallelism: .concurrent), on: RuntimeScheduling.Lane(label: "l"))
    await scheduler.settle()
    #expect(log.all == ["1.0", "0.0", "1.1", "0.1", "done"])
  }

  @Test("units of serial work run one after the other whatever the chooser says")
  func serialUnits() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler(chooser: LastStepChooser())
    scheduler.enqueue(
      work(log, units: 2, parallelism: .serial), on: RuntimeScheduling.Lane(label: "l"))
    await scheduler.settle()
    #expect(log.all == ["0.0", "0.1", "1.0", "1.1", "done"])
  }

  @Test("work without units still completes")
  func emptyWork() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    scheduler.enqueue(
      work(log, units: 0, parallelism: .concurrent), on: RuntimeScheduling.Lane(label: "l"))
    #expect(scheduler.pendingSteps.map(\.label) == ["work"])
    await scheduler.settle()
    #expect(log.all == ["done"])
    #expect(scheduler.pendingSteps.isEmpty)
  }

  /// A lane of its own for a piece of work, which nobody else keeps, as for each fetch of a batch.
  private func enqueueAlone(
    _ label: String, in log: Log, on scheduler: RuntimeScheduling.SteppedScheduler
  ) {
    scheduler.enqueue(
      RuntimeScheduling.Work(label: label, kind: .batchFetch) { log.add(label) },
      on: RuntimeScheduling.Lane(label: label))
  }

  @Test("a lane that only its work keeps is not joined by a lane that is made later")
  func laneOfItsOwn() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler(chooser: LastStepChooser())
    for number in 1...20 { enqueueAlone("\(number)", in: log, on: scheduler) }
    #expect(scheduler.pendingSteps.allSatisfy { $0.kind == .batchFetch })
    #expect(scheduler.pendingSteps.count == 20)
    await scheduler.settle()
    #expect(log.all.first == "20")
  }

  @Test("prepared work is decided when its turn comes, in a step of its own")
  func preparedWork() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    let lane = RuntimeScheduling.Lane(label: "l")
    scheduler.enqueue(
      RuntimeScheduling.Work(label: "first", kind: .editing) { log.add("first") }, on: lane)
    scheduler.enqueue(
      RuntimeScheduling.Work(label: "prepared") {
        log.add("prepare")
        return RuntimeScheduling.Work(label: "second", kind: .editing) { log.add("second") }
      }, on: lane)
    #expect(scheduler.runBackgroundWork())
    #expect(log.all == ["first"])
    #expect(scheduler.runStep())
    #expect(log.all == ["first", "prepare"])
    await scheduler.settle()
    #expect(log.all == ["first", "prepare", "second"])
  }

  @Test("waiting ends as soon as what is waited for has happened")
  func waitingNoLongerThanNeeded() {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    let lane = RuntimeScheduling.Lane(label: "l")
    for name in ["a", "b"] {
      scheduler.enqueue(
        RuntimeScheduling.Work(label: name, kind: .editing) { log.add(name) }, on: lane)
    }
    scheduler.waitUntilIdle(lane) { log.all.count == 1 }
    #expect(log.all == ["a"])
  }

  @Test("waiting for a lane runs its works in order and no job of the main queue")
  func waitingForALane() {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    let lane = RuntimeScheduling.Lane(label: "l")
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("main") }
    scheduler.enqueue(RuntimeScheduling.Work(label: "a", kind: .editing) { log.add("a") }, on: lane)
    scheduler.enqueue(RuntimeScheduling.Work(label: "b", kind: .editing) { log.add("b") }, on: lane)
    scheduler.waitUntilIdle(lane)
    #expect(log.all == ["a", "b"])
    #expect(scheduler.runMainStep())
    #expect(log.all == ["a", "b", "main"])
  }

  @Test("background steps see the background role and main jobs the main one")
  func roles() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler()
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) {
      log.add("\(RuntimeScheduling.Role.current)")
    }
    scheduler.enqueue(
      RuntimeScheduling.Work(label: "a", kind: .display) {
        log.add("\(RuntimeScheduling.Role.current)")
      },
      on: RuntimeScheduling.Lane(label: "l"))
    await scheduler.settle()
    #expect(log.all == ["main", "background"])
  }

  @Test("a script job may run before the main queue's next job, in the script's own order")
  func script() async {
    let log = Log()
    let scheduler = RuntimeScheduling.SteppedScheduler(chooser: LastStepChooser())
    scheduler.enqueueOnMain(RuntimeScheduling.Step(.main)) { log.add("main") }
    scheduler.enqueueInScript(RuntimeScheduling.Step(.main)) { log.add("first") }
    scheduler.enqueueInScript(RuntimeScheduling.Step(.main)) { log.add("second") }
    await scheduler.settle()
    #expect(log.all == ["first", "second", "main"])
  }
}
