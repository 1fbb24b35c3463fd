import Dispatch
import Foundation
import Synchronization

extension RuntimeScheduling {
  /// The scheduler of ordinary test runs. It runs background work on real threads, on all cores.
  public final class LiveScheduler: RuntimeScheduler, AppWorkScheduler {
    private struct MainJob: Sendable {
      let step: RuntimeScheduling.Step
      let job: @MainActor @Sendable () -> Void
    }

    private struct LaneState {
      var waiting: [RuntimeScheduling.Work] = []
      var isRunning = false
      var currentLabel = ""
      /// The number of lanes that had work before.
      let number: Int
    }

    private struct State {
      var mainJobs: [MainJob] = []
      /// The jobs that are appended to the main queue when it and all lanes are empty.
      var idleJobs: [MainJob] = []
      var runningMainJobs = 0
      var lanes: [ObjectIdentifier: LaneState] = [:]
      var laneCount = 0
      /// The number of threads that run lanes.
      var threads = 0
      /// The number of those that wait for the app's code.
      var waitingThreads = 0
      var finishedSteps = 0
      var settlers: [Settler] = []

      var areLanesAtRest: Bool { threads == waitingThreads }

      /// A Boolean value that indicates whether nothing happens before the app's code does something.
      var isAtRest: Bool { mainJobs.isEmpty && runningMainJobs == 0 && areLanesAtRest }

      var isIdle: Bool { mainJobs.isEmpty && runningMainJobs == 0 && lanes.isEmpty }

      /// Appends the next job that waits for the end of all other work, if all work has ended.
      ///
      /// - Returns: `true` when a job was appended.
      mutating func promoteIdleJob() -> Bool {
        guard isIdle, !idleJobs.isEmpty else { return false }
        mainJobs.append(idleJobs.removeFirst())
        return true
      }

      /// Removes and returns the callers that stop waiting: all at rest, otherwise those past their
      /// step limit.
      mutating func takeDoneSettlers() -> [Settler] {
        let (isAtRest, finishedSteps) = (isAtRest, finishedSteps)
        let done = settlers.filter { isAtRest || $0.lastStep <= finishedSteps }
        settlers.removeAll { isAtRest || $0.lastStep <= finishedSteps }
        return done
      }
    }

    /// A caller that waits until the scheduler is at rest or a number of steps has finished.
    private struct Settler {
      let lastStep: Int
      let continuation: CheckedContinuation<Bool, Never>
    }

    private let state = Locked(State())
    private let clock = VirtualClock()
    package let appWork = AppWorkPlace()
    package var stepChooser: (any RuntimeScheduling.StepChooser)? { nil }
    // Signals threads that block the main actor until a lane is idle or waits.
    private let laneRest = NSCondition()

    /// Creates a scheduler without work. Its clock is at zero.
    public init() {}

    /// Appends a job to the main queue.
    public func enqueueOnMain(
      _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
    ) {
      state.withLock { $0.mainJobs.append(MainJob(step: step, job: job)) }
      startMainJob()
    }

    /// Appends a job to the main queue when it and all lanes are empty.
    public func enqueueWhenIdle(
      _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
    ) {
      let starts = state.withLock { state -> Bool in
        state.idleJobs.append(MainJob(step: step, job: job))
        return state.promoteIdleJob()
      }
      if starts { startMainJob() }
    }

    private func startMainJob() {
      // Detached: the task may run a job that other code enqueued, and must not hand on its task-locals.
      WorkBinding.asRuntime {
        _ = Task.detached { @MainActor in self.runNextMainJob() }
      }
    }

    /// Runs a closure for each index below `count` on all cores, and returns after the last.
    public func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
      WorkBinding.asRuntime { DispatchQueue.concurrentPerform(iterations: count, execute: body) }
    }

    package var isMainThreadWaiting: Bool { false }

    package func waitingStepsDidChange(by change: Int) {
      update { $0.waitingThreads += change }
      if change > 0 { WorkBinding.asRuntime { laneRest.withLock { laneRest.broadcast() } } }
    }

    @MainActor private func runNextMainJob() {
      let next = state.withLock { state -> MainJob? in
        guard !state.mainJobs.isEmpty else { return nil }
        state.runningMainJobs += 1
        return state.mainJobs.removeFirst()
      }
      guard let next else { return }
      next.job()
      finish { $0.runningMainJobs -= 1 }
    }

    /// Appends work to a lane and starts it when the lane is free.
    public func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {
      let starts = state.withLock { state -> Bool in
        let id = ObjectIdentifier(lane)
        if state.lanes[id] == nil {
          state.lanes[id] = LaneState(number: state.laneCount)
          state.laneCount += 1
        }
        state.lanes[id]?.waiting.append(work)
        guard state.lanes[id]?.isRunning == false else { return false }
        state.lanes[id]?.isRunning = true
        state.threads += 1
        return true
      }
      guard starts else { return }
      // The main thread may block until the lane is idle, and must not wait for the cooperative pool.
      WorkBinding.asRuntime {
        DispatchQueue.global(qos: .userInitiated).async { self.run(lane) }
      }
    }

    private func run(_ lane: RuntimeScheduling.Lane) {
      while let work = takeNextWork(of: lane) {
        SimulatedRole.runningStep { perform(work) }
      }
      laneRest.withLock { laneRest.broadcast() }
    }

    /// Removes and returns the next work of a lane, or removes the lane when there is none.
    private func takeNextWork(of lane: RuntimeScheduling.Lane) -> RuntimeScheduling.Work? {
      let id = ObjectIdentifier(lane)
      var next: RuntimeScheduling.Work?
      finish { state in
        guard var lane = state.lanes[id], !lane.waiting.isEmpty else {
          state.lanes[id] = nil
          state.threads -= 1
          return
        }
        let work = lane.waiting.removeFirst()
        lane.currentLabel = work.label
        state.lanes[id] = lane
        next = work
      }
      return next
    }

    private func perform(_ work: RuntimeScheduling.Work) {
      if let prepared = work.prepared() { return perform(prepared) }
      switch work.parallelism {
      case .serial:
        work.run(units: 0..<work.unitCount)
      case .concurrent:
        perform(work, in: UnitPortions(count: work.unitCount))
      }
      work.complete()
    }

    /// Runs the units of a work on all cores. The lane's own thread is counted already: the others are
    /// added, and each that ends before the last is removed.
    private func perform(_ work: RuntimeScheduling.Work, in portions: UnitPortions) {
      let count = min(ProcessInfo.processInfo.activeProcessorCount, portions.portionCount)
      guard count > 1 else { return work.run(units: 0..<work.unitCount) }
      state.withLock { $0.threads += count - 1 }
      let left = Atomic<Int>(count)
      WorkBinding.asRuntime {
        DispatchQueue.concurrentPerform(iterations: count) { _ in
          SimulatedRole.runningStep {
            while let portion = portions.next() { work.run(units: portion) }
          }
          let isLast = left.wrappingSubtract(1, ordering: .relaxed).newValue == 0
          if !isLast { update { $0.threads -= 1 } }
        }
      }
    }

    /// Blocks the main actor until a lane has no work left.
    @MainActor public func waitUntilIdle(_ lane: RuntimeScheduling.Lane) {
      let id = ObjectIdentifier(lane)
      while true {
        waitForLanes { $0.lanes[id] == nil || $0.areLanesAtRest }
        guard state.withLock({ $0.lanes[id] != nil }) else { return }
        appWork.current?.runStepWhileLaneWaits()
      }
    }

    private func waitForLanes(until isDone: (State) -> Bool) {
      WorkBinding.asRuntime {
        laneRest.withLock {
          while !state.withLock({ isDone($0) }) { laneRest.wait() }
        }
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
        if app.hasReadyStep {
          _ = await settleOwnSteps(within: .max)
          guard !app.isSettling else { return }
          app.runStep(0)
        } else if app.isRunning {
          _ = app.waitBriefly()
          await MainQueueTurn.wait()
        } else {
          return
        }
      }
    }

    /// Runs the steps of the app's code until none is ready or running, and the runtime's before each of them.
    @MainActor private func runReadyAppSteps() {
      guard let app = appWork.current else { return }
      for _ in 0..<AppWorkLimits.steps {
        if app.hasReadyStep {
          runSteps()
          app.runStep(0)
        } else if !app.isRunning || !app.waitBriefly() {
          return
        }
      }
    }

    /// Runs the steps of the runtime in this call, until none is left.
    @MainActor private func runSteps() {
      for _ in 0..<AppWorkLimits.steps {
        if state.withLock({ !$0.mainJobs.isEmpty }) {
          runNextMainJob()
        } else if state.withLock({ !$0.areLanesAtRest }) {
          waitForLanes { $0.areLanesAtRest || !$0.mainJobs.isEmpty }
        } else {
          return
        }
      }
    }

    /// The pending and running steps, without timers.
    public var pendingSteps: [RuntimeScheduling.Step] {
      ownSteps + (appWork.current?.pendingSteps ?? [])
    }

    private var ownSteps: [RuntimeScheduling.Step] {
      state.withLock { state in
        let lanes = state.lanes.values.sorted { $0.number < $1.number }
        let running = lanes.map { RuntimeScheduling.Step(.editing, $0.currentLabel) }
        let waiting = lanes.flatMap(\.waiting).map {
          RuntimeScheduling.Step(.editing, $0.label)
        }
        return state.mainJobs.map(\.step) + running + waiting + state.idleJobs.map(\.step)
      }
    }

    /// Waits until no step is pending or running, without timers, or until a number of steps has
    /// finished.
    ///
    /// The steps of the app's code run in the order in which they became ready, each when the runtime's own have
    /// ended, so that the order does not depend on the threads of the runtime.
    @MainActor public func settle(within stepCount: Int) async -> Bool {
      let settled = appWork.current
      settled?.settlingDidChange(by: 1)
      defer { settled?.settlingDidChange(by: -1) }
      var left = max(stepCount, 0)
      while true {
        guard await settleOwnSteps(within: stepCount) else { return false }
        guard let app = appWork.current else { return true }
        if app.hasReadyStep {
          guard left > 0 else { return false }
          left -= runSteps(of: app, within: left)
        } else if app.isBusy {
          guard app.waitBriefly() else { return false }
          await MainQueueTurn.wait()
        } else if state.withLock({ $0.isAtRest }) {
          return true
        }
      }
    }

    /// Runs steps of the app's code until none is ready, or the runtime has steps of its own. They share one binding of
    /// the environment, which costs more than a short step.
    ///
    /// - Returns: The number of steps.
    @MainActor private func runSteps(of app: any AppWork, within count: Int) -> Int {
      var steps = 0
      app.bind {
        repeat {
          app.runStep(0)
          steps += 1
        } while steps < count && app.hasReadyStep && state.withLock(\.isAtRest)
      }
      return steps
    }

    /// Waits until no step of the runtime is left, or those that are wait for the app's code. Other code of the main actor may add some before this method
    /// returns, so it looks again.
    @MainActor private func settleOwnSteps(within stepCount: Int) async -> Bool {
      while !state.withLock({ $0.isAtRest }) {
        guard await waitForOwnSteps(within: stepCount) else { return false }
      }
      return true
    }

    @MainActor private func waitForOwnSteps(within stepCount: Int) async -> Bool {
      await withCheckedContinuation { continuation in
        let isAtRest = state.withLock { state -> Bool in
          guard !state.isAtRest else { return true }
          let (sum, isTooLarge) = state.finishedSteps.addingReportingOverflow(max(stepCount, 0))
          let lastStep = isTooLarge ? .max : sum
          state.settlers.append(Settler(lastStep: lastStep, continuation: continuation))
          return false
        }
        if isAtRest { continuation.resume(returning: true) }
      }
    }

    /// Changes the state at the end of a step and resumes the callers that stop waiting.
    private func finish(_ change: (inout State) -> Void) {
      update { state in
        change(&state)
        state.finishedSteps += 1
      }
    }

    private func update(_ change: (inout State) -> Void) {
      let (starts, woken, isAtRest) = state.withLock { state -> (Bool, [Settler], Bool) in
        change(&state)
        let starts = state.promoteIdleJob()
        return (starts, state.takeDoneSettlers(), state.isAtRest)
      }
      if starts { startMainJob() }
      for settler in woken { settler.continuation.resume(returning: isAtRest) }
    }
  }
}

/// The units of one work, divided into ranges. Each free thread takes the next range. Its methods
/// can be called on any thread.
///
/// One task per range would cost more than the units of a small one, and all tasks would be created
/// before the last thread has work.
final class UnitPortions: Sendable {
  // Long enough to make the cost of taking a range negligible, short enough for threads to end
  // together.
  private static let length = 16

  private let count: Int
  private let taken = Atomic<Int>(0)

  /// Creates the ranges of all units below a count.
  init(count: Int) {
    self.count = count
  }

  /// The total number of ranges.
  var portionCount: Int { (count + Self.length - 1) / Self.length }

  /// Returns the next range of units, or `nil` when none is left.
  func next() -> Range<Int>? {
    let end = taken.wrappingAdd(Self.length, ordering: .relaxed).newValue
    let start = end - Self.length
    return start < count ? start..<min(end, count) : nil
  }
}
