extension RuntimeScheduling {
  /// A deterministic scheduler that runs one step at a time, in the calling task.
  ///
  /// A ``RuntimeScheduling/StepChooser`` chooses the next of the ready steps, so that a seed, or a printed list of
  /// decisions, replays a run exactly. Background steps have the role ``RuntimeScheduling/Role/background``.
  public final class SteppedScheduler: RuntimeScheduler, AppWorkScheduler {
    private let queues = Locked(StepQueues())
    private let clock = VirtualClock()
    private let chooser: any RuntimeScheduling.StepChooser
    package let appWork = AppWorkPlace()
    // The calls that run the steps of a lane while the main thread waits for its end.
    private let laneWaits = Locked(0)
    package var stepChooser: (any RuntimeScheduling.StepChooser)? { chooser }

    /// Creates a scheduler without work. Its clock is at zero.
    public init(chooser: any RuntimeScheduling.StepChooser = RuntimeScheduling.FirstStepChooser()) {
      self.chooser = chooser
    }

    /// Appends a job to the main queue.
    public func enqueueOnMain(
      _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
    ) {
      queues.withLock { $0.appendMain(StepQueues.Job(step: step, body: job)) }
    }

    package var isMainThreadWaiting: Bool { laneWaits.withLock { $0 > 0 } }

    /// Does nothing: steps run on the calling thread.
    package func waitingStepsDidChange(by change: Int) {}

    /// Appends a job that runs in the first step that finds no other.
    public func enqueueWhenIdle(
      _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
    ) {
      queues.withLock { $0.appendIdle(StepQueues.Job(step: step, body: job)) }
    }

    /// Appends a job to the script: actions of the test that run in order, at any time.
    ///
    /// A change of data or a scroll in the script can run before, between, and after the steps of the
    /// main queue, as a user's touch can.
    public func enqueueInScript(
      _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
    ) {
      queues.withLock { $0.appendScript(StepQueues.Job(step: step, body: job)) }
    }

    /// Appends work to a lane.
    public func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {
      queues.withLock { $0.append(work, to: lane) }
    }

    /// Runs one step that the chooser selects.
    ///
    /// - Returns: `true` when there was a step to run.
    @MainActor @discardableResult
    public func runStep() -> Bool {
      waitForRunningAppStep()
      let count = queues.withLock { $0.readyCount }
      let app = appWork.current
      let appCount = app?.readyCount ?? 0
      guard count + appCount > 0 else { return runIdleStep() }
      // The steps of the app's code follow those of the runtime.
      let position = chooser.chooseStep(outOf: count + appCount) { position in
        if position >= count, let app { return app.describe(position - count) }
        return queues.withLock { $0.describe(position) }
      }
      if position >= count, let app {
        RuntimeScheduling.Role.simulating(nil) { app.runStep(position - count) }
        return true
      }
      guard let runnable = queues.withLock({ $0.take(position) }) else { return false }
      if let app { app.onMainThread { _ = run(runnable) } } else { run(runnable) }
      return true
    }

    /// Blocks the main actor while a step of the app's code runs on another thread, so that the number of ready
    /// steps does not depend on the speed of threads.
    @MainActor private func waitForRunningAppStep() {
      guard let app = appWork.current else { return }
      while app.isRunning, app.waitBriefly() {}
    }

    /// Runs the next job of the main queue.
    ///
    /// - Returns: `true` when there was a job to run.
    @MainActor @discardableResult
    public func runMainStep() -> Bool {
      guard let job = queues.withLock({ $0.takeMain() }) else { return runIdleStep() }
      run(.job(job))
      return true
    }

    /// Runs the next job that waits for the end of all other work.
    ///
    /// - Returns: `true` when there was such a job and no other work.
    @MainActor private func runIdleStep() -> Bool {
      guard let job = queues.withLock({ $0.takeIdle() }) else { return false }
      run(.job(job))
      return true
    }

    /// Runs the current work of the oldest lane completely, in the order of its units.
    ///
    /// - Returns: `true` when there was work to run.
    @MainActor @discardableResult
    public func runBackgroundWork() -> Bool {
      guard let lane = queues.withLock({ $0.oldestLane }) else { return false }
      while let runnable = queues.withLock({ $0.take(0, ofLane: lane) }) {
        if run(runnable) { break }
      }
      return true
    }

    /// Runs the steps of a lane, in an order that the chooser selects, until it has no work left.
    @MainActor public func waitUntilIdle(_ lane: RuntimeScheduling.Lane) {
      waitUntilIdle(lane, unless: { false })
    }

    /// Runs the steps of a lane, in an order that the chooser selects, until the caller stops
    /// waiting.
    @MainActor public func waitUntilIdle(_ lane: RuntimeScheduling.Lane, unless isDone: () -> Bool)
    {
      let id = ObjectIdentifier(lane)
      laneWaits.withLock { $0 += 1 }
      defer { laneWaits.withLock { $0 -= 1 } }
      while !isDone(), let count = queues.withLock({ $0.readyCount(ofLane: id) }) {
        let index = chooser.chooseStep(outOf: count) { index in
          queues.withLock { $0.describe(index, ofLane: id) }
        }
        guard let runnable = queues.withLock({ $0.take(index, ofLane: id) }) else { return }
        run(runnable)
      }
    }

    /// Returns immediately: steps run one after the other on the calling thread.
    @MainActor public func waitForRunningSteps(of lane: RuntimeScheduling.Lane) {}

    /// Runs one step, and the completion after the last phase of a work.
    ///
    /// - Returns: `true` when a work has completed.
    @MainActor @discardableResult
    private func run(_ runnable: StepQueues.Runnable) -> Bool {
      switch runnable {
      case .job(let job):
        RuntimeScheduling.Role.simulating(.main) { job.body() }
        return false
      case .preparation(let unprepared, let lane):
        let work = RuntimeScheduling.Role.simulating(.background) { unprepared.prepared() }
        guard let work else { return false }
        queues.withLock { $0.replaceWork(ofLane: lane, with: work) }
        return false
      case .phase(let work, let unit, let phase, let lane):
        RuntimeScheduling.Role.simulating(.background) { work.run(unit: unit, phase: phase) }
        guard queues.withLock({ $0.finish(unit: unit, phase: phase, ofLane: lane) }) else {
          return false
        }
        return run(.completion(work, lane: lane))
      case .completion(let work, let lane):
        RuntimeScheduling.Role.simulating(.background) { work.complete() }
        queues.withLock { $0.finishWork(ofLane: lane) }
        return true
      }
    }

    /// The time of the virtual clock, in seconds.
    public var now: Double { clock.now }

    /// Schedules a job on the main queue for a later time of the virtual clock. The delay is in
    /// seconds.
    @discardableResult
    public func scheduleTimer(
      after delay: Double, _ step: RuntimeScheduling.Step,
      _ job: @escaping @MainActor @Sendable () -> Void
    ) -> RuntimeScheduling.TimerID {
      clock.schedule(after: delay, step, job)
    }

    /// Cancels a timer that has not fired.
    public func cancelTimer(_ timer: RuntimeScheduling.TimerID) { clock.cancel(timer) }

    /// Advances the virtual clock by a number of seconds and runs the timers that are due.
    @MainActor public func advance(by seconds: Double) {
      clock.advance(by: seconds, for: appWork.current, runReadyAppSteps)
    }

    @MainActor package func runAppSteps(within stepCount: Int) async {
      for _ in 0..<stepCount {
        guard let app = appWork.current else { return }
        guard !app.isSettling else { return }
        if app.hasReadyStep {
          runStep()
        } else if app.isRunning {
          _ = app.waitBriefly()
          await MainQueueTurn.wait()
        } else {
          return
        }
      }
    }

    /// Runs steps until none of the app's code is ready or running.
    @MainActor private func runReadyAppSteps() {
      guard let app = appWork.current else { return }
      for _ in 0..<AppWorkLimits.steps {
        if app.hasReadyStep {
          runStep()
        } else if !app.isRunning || !app.waitBriefly() {
          return
        }
      }
    }

    /// The pending steps, without timers.
    public var pendingSteps: [RuntimeScheduling.Step] {
      queues.withLock { $0.waitingSteps } + (appWork.current?.pendingSteps ?? [])
    }

    /// Runs steps until none is left, or up to a number of steps. It suspends only while the app's code runs on
    /// another thread.
    @MainActor public func settle(within stepCount: Int) async -> Bool {
      let settled = appWork.current
      settled?.settlingDidChange(by: 1)
      defer { settled?.settlingDidChange(by: -1) }
      for _ in 0..<max(stepCount, 0) {
        if let app = appWork.current, app.isRunning {
          guard app.waitBriefly() else { return false }
          await MainQueueTurn.wait()
          continue
        }
        guard !runStep() else { continue }
        guard let app = appWork.current, app.isBusy else { return true }
        guard app.waitBriefly() else { return false }
        await MainQueueTurn.wait()
      }
      return pendingSteps.isEmpty
    }
  }
}
