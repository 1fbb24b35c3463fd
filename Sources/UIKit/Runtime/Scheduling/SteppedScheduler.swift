/// A deterministic scheduler: one step at a time, inside the task that asks for it.
///
/// A ``StepChooser`` decides which of the ready steps is next, so that a seed, or a printed list of
/// decisions, replays a run exactly. Background steps see the role ``ExecutionRole/background``.
public final class SteppedScheduler: RuntimeScheduler {
  private let queues = Locked(StepQueues())
  private let clock = VirtualClock()
  private let chooser: any StepChooser

  /// Creates a scheduler with nothing to do and its clock at zero.
  public init(chooser: any StepChooser = FirstStepChooser()) {
    self.chooser = chooser
  }

  /// Appends a job to the main queue.
  public func enqueueOnMain(
    _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    queues.withLock { $0.appendMain(StepQueues.Job(step: step, body: job)) }
  }

  /// Appends a job to the script: what the test itself does, in order, at any time.
  ///
  /// A change of data or a scroll given this way may run before, between and after the steps of the
  /// main queue, as a user's touch may.
  public func enqueueInScript(
    _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    queues.withLock { $0.appendScript(StepQueues.Job(step: step, body: job)) }
  }

  /// Appends work to a lane.
  public func enqueue(_ work: BackgroundWork, on lane: BackgroundLane) {
    queues.withLock { $0.append(work, to: ObjectIdentifier(lane)) }
  }

  /// Runs one step that the chooser picks.
  ///
  /// - Returns: whether there was a step to run.
  @MainActor @discardableResult
  public func runStep() -> Bool {
    let count = queues.withLock { $0.readyCount }
    guard count > 0 else { return false }
    let position = chooser.chooseStep(outOf: count) { position in
      queues.withLock { $0.describe(position) }
    }
    guard let runnable = queues.withLock({ $0.take(position) }) else { return false }
    run(runnable)
    return true
  }

  /// Runs the next job of the main queue.
  ///
  /// - Returns: whether there was one.
  @MainActor @discardableResult
  public func runMainStep() -> Bool {
    guard let job = queues.withLock({ $0.takeMain() }) else { return false }
    run(.job(job))
    return true
  }

  /// Runs the whole of one work of the oldest lane, and its completion, in the order of its units.
  ///
  /// - Returns: whether there was one.
  @MainActor @discardableResult
  public func runBackgroundWork() -> Bool {
    guard let lane = queues.withLock({ $0.oldestLane }) else { return false }
    while let runnable = queues.withLock({ $0.take(0, ofLane: lane) }) {
      if run(runnable) { break }
    }
    return true
  }

  /// Runs the steps of a lane, in an order that the chooser picks, until it has no work left.
  @MainActor public func waitUntilIdle(_ lane: BackgroundLane) {
    waitUntilIdle(lane, unless: { false })
  }

  /// Runs the steps of a lane, in an order that the chooser picks, as long as the caller waits.
  @MainActor public func waitUntilIdle(_ lane: BackgroundLane, unless isDone: () -> Bool) {
    let id = ObjectIdentifier(lane)
    while !isDone(), let count = queues.withLock({ $0.readyCount(ofLane: id) }) {
      let index = chooser.chooseStep(outOf: count) { index in
        queues.withLock { $0.describe(index, ofLane: id) }
      }
      guard let runnable = queues.withLock({ $0.take(index, ofLane: id) }) else { return }
      run(runnable)
    }
  }

  /// Runs one step, and the completion behind the last phase of a work.
  ///
  /// - Returns: whether a work ended.
  @MainActor @discardableResult
  private func run(_ runnable: StepQueues.Runnable) -> Bool {
    switch runnable {
    case .job(let job):
      ExecutionRole.$simulated.withValue(.main) { job.body() }
      return false
    case .preparation(let unprepared, let lane):
      let work = ExecutionRole.$simulated.withValue(.background) { unprepared.prepared() }
      guard let work else { return false }
      queues.withLock { $0.replaceWork(ofLane: lane, with: work) }
      return false
    case .phase(let work, let unit, let phase, let lane):
      ExecutionRole.$simulated.withValue(.background) { work.run(unit: unit, phase: phase) }
      guard queues.withLock({ $0.finish(unit: unit, phase: phase, ofLane: lane) }) else {
        return false
      }
      return run(.completion(work, lane: lane))
    case .completion(let work, let lane):
      ExecutionRole.$simulated.withValue(.background) { work.complete() }
      queues.withLock { $0.finishWork(ofLane: lane) }
      return true
    }
  }

  /// The virtual time in seconds.
  public var now: Double { clock.now }

  /// Schedules a main-queue job for a later virtual time.
  @discardableResult
  public func scheduleTimer(
    after delay: Double, _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeTimer {
    clock.schedule(after: delay, step, job)
  }

  /// Forgets a timer that has not fired.
  public func cancelTimer(_ timer: RuntimeTimer) { clock.cancel(timer) }

  /// Moves the virtual clock on and runs the timers that are due.
  @MainActor public func advance(by seconds: Double) { clock.advance(by: seconds) }

  /// The steps that wait, timers aside.
  public var pendingSteps: [RuntimeStep] { queues.withLock { $0.waitingSteps } }

  /// Runs steps until none is left, or as many as the caller allows; returns without suspending.
  @MainActor public func settle(within stepCount: Int) async -> Bool {
    for _ in 0..<max(stepCount, 0) {
      guard runStep() else { return true }
    }
    return pendingSteps.isEmpty
  }
}
