import CDispatchInterposition
import Foundation
import Synchronization
import UIKit

/// The work that the app's code of one test has started: jobs on queues, parts of tasks, delays and timers.
///
/// Jobs are held back and run one at a time, so that their order does not depend on threads: jobs of the main queue
/// in the scheduler's call, others on their own queues, for whose end the scheduler waits. A job that blocks its
/// thread gives up its turn.
///
/// The methods can be called on any thread unless they are isolated.
final class OwnedWork: AppWork {
  /// The number of the owner.
  let number: UInt64
  let scheduler: any AppWorkScheduler
  let state = Locked(WorkState())
  // Signals the end of a turn to the main thread, and its beginning to threads that were blocked.
  private let turn = NSCondition()
  let environment = Locked<RuntimeEnvironment?>(nil)
  /// The kernel's number of the main thread while it runs code of the app, or 0.
  private let mainThread = Atomic<Int32>(0)
  /// The number of living hosts.
  let hosts = Locked(0)
  /// The queue that takes the place of `OperationQueue.main`.
  let mainOperations = MainOperationQueue()

  var owner: UInt { UInt(number) }

  init(number: UInt64, scheduler: any AppWorkScheduler) {
    self.number = number
    self.scheduler = scheduler
  }

  /// Runs a closure in the present environment of the window, as the app's code on a device has its screen.
  func bind(_ body: () -> Void) {
    guard let environment = presentEnvironment else { return body() }
    environment.bind(body)
  }

  var presentEnvironment: RuntimeEnvironment? { environment.withLock { $0 } }

  /// Sets the environment of the newest host, or that of a window whose screen or traits have changed.
  func environmentDidChange(to new: RuntimeEnvironment) { environment.withLock { $0 = new } }

  /// Changes the state, wakes waiting threads, and runs ready steps if no call settles them.
  func change<Result: Sendable>(
    _ body: (inout WorkState) -> Result
  ) -> Result {
    let (result, effects) = state.withLock { state -> (Result, WorkEffects) in
      let result = body(&state)
      state.changeCount += 1
      (state.idleWaits, state.blockedWaits) = (0, 0)
      return (result, state.takeEffects())
    }
    guard !effects.isEmpty else { return result }
    WorkBinding.asRuntime {
      if effects.contains(.wakes) { turn.withLock { turn.broadcast() } }
      if effects.contains(.pumps) { startPump() }
      if effects.contains(.watches) { startWatch() }
    }
    return result
  }

  // MARK: Beginning and end of jobs

  func append(_ job: DispatchedJob) {
    let rejected = change { state -> Bool in
      guard !state.hasEnded else { return true }
      state.append(job)
      return false
    }
    if rejected { job.submit() }
  }

  func jobDidBegin(_ number: UInt64, on thread: Int32) {
    state.withLock { $0.begin(number, on: thread) }
  }

  func jobDidEnd(_ number: UInt64) { change { $0.end(number) } }

  /// Notes that a step of the runtime, such as a node block, is about to wait as a job does.
  func stepWaits(_ number: UInt64, in code: JobCode) { change { $0.startStep(number, in: code) } }

  /// Gives up the turn of a job, and waits until it has the turn again: after it was woken, or at the end of a delay
  /// of the virtual clock, which may have come.
  func park(_ number: UInt64, for nanoseconds: Int64) {
    let end = nanoseconds > 0 && nanoseconds != .max ? Double(nanoseconds) / 1e9 : nil
    let timer = end.map { end in
      scheduler.scheduleTimer(after: end, RuntimeScheduling.Step(.timer, "end of a wait")) {
        [weak self] in self?.wake(number)
      }
    }
    let due = end.map { scheduler.now + $0 }
    let isStep = change { state in
      state.giveUpTurn(number, isKnown: true, until: due)
      return state.unfinished[number]?.isStep == true
    }
    if nanoseconds <= 0 { wake(number) }
    if isStep { scheduler.waitingStepsDidChange(by: 1) }
    waitUntil { $0.running == number || $0.hasEnded }
    if isStep { scheduler.waitingStepsDidChange(by: -1) }
    timer.map(scheduler.cancelTimer)
  }

  /// Makes a blocked job ready.
  func wake(_ number: UInt64) { change { $0.askForTurn(number) } }

  func testSleepsDidChange(by count: Int) { change { $0.testSleeps += count } }

  func passingDidChange(by count: Int) {
    change { state in
      state.passing += count
      state.hasPassed = state.hasPassed || count > 0
    }
  }

  private func waitUntil(_ isDone: (WorkState) -> Bool) {
    WorkBinding.asRuntime {
      turn.withLock {
        state.withLock { $0.waiters += 1 }
        while !state.withLock({ isDone($0) }) { turn.wait() }
        state.withLock { $0.waiters -= 1 }
      }
    }
  }

  /// Waits for a condition of the state for at most a number of seconds of real time.
  ///
  /// - Returns: `true` when the condition holds.
  @discardableResult
  private func wait(atMost seconds: Double, until isDone: (WorkState) -> Bool) -> Bool {
    WorkBinding.asRuntime {
      let end = Date(timeIntervalSinceNow: seconds)
      return turn.withLock {
        state.withLock { $0.waiters += 1 }
        defer { state.withLock { $0.waiters -= 1 } }
        while !state.withLock({ isDone($0) }) {
          guard turn.wait(until: end) else { return state.withLock { isDone($0) } }
        }
        return true
      }
    }
  }

  // MARK: Steps

  var readyCount: Int { state.withLock { $0.readyPositions().count } }

  var hasReadyStep: Bool { state.withLock { $0.firstReadyPosition != nil } }

  var isRunning: Bool { state.withLock { $0.running != nil || $0.passing > 0 } }

  var isSettling: Bool { state.withLock { $0.settlers > 0 } }

  var isBusy: Bool { state.withLock { $0.isBusy } }

  /// A Boolean value that indicates whether a step of the runtime waits for a time, and nothing else is to be done.
  var isStepWaitingForDelay: Bool {
    state.withLock { state in
      !state.isBusy && state.ready.isEmpty && state.unfinished.values.contains(where: \.isStep)
    }
  }

  func describe(_ index: Int) -> RuntimeScheduling.Step {
    state.withLock { state in
      let positions = state.readyPositions()
      guard positions.indices.contains(index) else { return RuntimeScheduling.Step(.job) }
      return state.ready[positions[index]].step
    }
  }

  var pendingSteps: [RuntimeScheduling.Step] {
    state.withLock { state in
      let ready = state.readyPositions().map { state.ready[$0].step }
      let running = state.busyJobs.sorted { $0.key < $1.key }.map(\.value.label)
      return running.map { RuntimeScheduling.Step(.job, $0) } + ready
    }
  }

  @MainActor func runStep(_ index: Int) {
    let taken = state.withLock { state -> WorkEntry? in
      if index == 0 { return state.firstReadyPosition.map { state.take(at: $0) } }
      let positions = state.readyPositions()
      return positions.indices.contains(index) ? state.take(at: positions[index]) : nil
    }
    if let taken { run(taken) }
  }

  private func run(_ entry: WorkEntry) {
    switch entry.content {
    case .job(let job) where job.isMain:
      onMainThread { bind { job.run() } }
      change { $0.steps += 1 }
    case .job(let job):
      job.submit()
      waitForEnd(of: job.number)
    case .turn(let number):
      change { _ in }
      waitForEnd(of: number)
    }
  }

  private func waitForEnd(of number: UInt64) {
    wait(atMost: WorkLimits.turn) { $0.running != number }
  }

  /// Runs one ready step of another queue while the main thread waits. If there is none, and a step of the runtime
  /// waits that runs there only because the order is chosen, one of the main queue runs.
  ///
  /// - Returns: `false` when none is ready.
  func runStepWhileMainWaits() -> Bool {
    let isStep = RuntimeScheduling.Role.current == .background
    return RuntimeScheduling.Role.simulating(nil) {
      if runStep(withMain: false) { return true }
      guard isStep else { return false }
      return scheduler.isMainThreadWaiting ? runMainStepInDeadlock() : runStep(withMain: true)
    }
  }

  @MainActor func runStepWhileLaneWaits() {
    if runStep(withMain: false) { return }
    // The answer may come from a thread that belongs to no test.
    let waits = state.withLock { $0.running != nil || $0.passing > 0 || $0.hasPassed }
    if waits, waitBriefly() { return }
    if !runMainStepInDeadlock() { _ = waitBriefly() }
  }

  private func runMainStepInDeadlock() -> Bool {
    guard state.withLock({ !$0.readyPositions().isEmpty }) else { return false }
    RuntimeEnvironment.current.report(.mainSyncWhileMainWaits)
    return runStep(withMain: true)
  }

  private func runStep(withMain: Bool) -> Bool {
    let steps = state.withLock { $0.readySteps(withMain: withMain) }
    guard !steps.isEmpty else { return false }
    let choice = scheduler.stepChooser?.chooseStep(outOf: steps.count) { steps[$0] } ?? 0
    return runStep(choice, withMain: withMain)
  }

  private func runStep(_ index: Int, withMain: Bool) -> Bool {
    let taken = state.withLock { state -> WorkEntry? in
      let positions = state.readyPositions(withMain: withMain)
      return positions.indices.contains(index) ? state.take(at: positions[index]) : nil
    }
    taken.map(run)
    return taken != nil
  }

  // MARK: Calls of sync

  /// Runs the jobs of a queue for which a call of `sync` on the calling thread waits. If the call may begin, its code
  /// holds the queue.
  ///
  /// - Returns: `true` when such a job blocks its thread, or cannot begin.
  func runJobs(before hold: QueueHold) -> Bool {
    while let job = state.withLock({ $0.takeJob(before: hold) }) {
      job.submit()
      waitUntil { $0.running != job.number || $0.hasEnded }
    }
    return state.withLock { !$0.begin(hold) }
  }

  /// Ends the hold of a queue, for which other jobs may wait.
  func endHold(ofQueue queue: UInt, by job: UInt64) {
    change { $0.endHold(ofQueue: queue, by: job) }
  }

  // MARK: Turns that are offered

  /// Lets other steps run, if a schedule chooses them: the code of a job, or that of the main thread with the number
  /// 0, is where another thread may come first on a device.
  func offerTurn(_ number: UInt64) {
    guard let chooser = scheduler.stepChooser else { return }
    if number == 0 { runChosenSteps(by: chooser) } else { offerTurn(ofJob: number) }
  }

  private func runChosenSteps(by chooser: any RuntimeScheduling.StepChooser) {
    state.withLock { $0.offersOfMain += 1 }
    defer { state.withLock { $0.offersOfMain -= 1 } }
    while true {
      let own = RuntimeScheduling.Step(.job, "that goes on")
      let steps = [own] + state.withLock { $0.readySteps(withMain: false) }
      guard steps.count > 1 else { return }
      let choice = chooser.chooseStep(outOf: steps.count) { steps[$0] }
      guard choice > 0, runStep(choice - 1, withMain: false) else { return }
      while state.withLock({ $0.running != nil }), waitBriefly() {}
    }
  }

  private func offerTurn(ofJob number: UInt64) {
    guard change({ $0.offerTurn(number) }) else { return }
    var offer = OfferedTurn()
    while !wait(atMost: WorkLimits.turn, until: { $0.running == number || $0.hasEnded }) {
      if offer.isBlocked(at: lookAtMainThread()) { change { $0.takeTurn(number) } }
    }
  }

  private func lookAtMainThread() -> OfferedTurn.Look {
    let (changes, isFree) = state.withLock { ($0.changeCount, $0.running == nil) }
    let thread = mainThread.load(ordering: .relaxed)
    return OfferedTurn.Look(
      changes: changes, isFree: isFree, isOwnCode: thread != 0,
      isComputing: thread != 0 && interposition_thread_is_runnable(thread),
      mainUses: OfferedTurn.mainUses.load(ordering: .relaxed))
  }

  /// Runs code of the app on the main thread, which jobs observe that have offered their turns.
  func onMainThread<Result>(_ body: () throws -> Result) rethrows -> Result {
    OfferedTurn.mainUses.wrappingAdd(1, ordering: .relaxed)
    guard scheduler.stepChooser != nil else { return try body() }
    let former = mainThread.exchange(interposition_current_thread(), ordering: .relaxed)
    defer { mainThread.store(former, ordering: .relaxed) }
    return try body()
  }

  nonisolated func waitBriefly() -> Bool {
    let seen = state.withLock { $0.changeCount }
    wait(atMost: WorkLimits.briefWait) { $0.changeCount != seen }
    let threads = state.withLock { $0.changeCount == seen ? $0.busyThreads : [] }
    let isComputing = threads.contains { $0.map(interposition_thread_is_runnable) ?? true }
    return state.withLock { $0.noteWait(since: seen, isComputing: isComputing) }
  }

  func settlingDidChange(by change: Int) {
    self.change { state in
      state.settlers += change
      state.hasMovedClock = false
    }
  }

  // MARK: Steps without a call of settle()

  private func startPump() {
    Task.detached { await self.pump() }
  }

  @MainActor private func pump() async {
    // Code of the test that was about to run, such as the call of `settle()`, comes first.
    await MainQueueTurn.wait()
    while state.withLock({ $0.continuesPumping() }) {
      await scheduler.runAppSteps(within: WorkLimits.pumpedSteps)
      await MainQueueTurn.wait()
    }
  }

  // MARK: End

  /// Cancels and releases what is left. Running jobs end by themselves.
  func end() {
    let left = change { $0.removeAll() }
    for delay in left.delays {
      if let timer = delay.timer.withLock({ $0 }) { scheduler.cancelTimer(timer) }
      delay.job.cancel()
    }
    for timer in left.timers.values { scheduler.cancelTimer(timer.token) }
    for job in left.jobs { job.cancel() }
    environment.withLock { $0 = nil }
  }

  /// The work that is left, in the order in which it began.
  var pendingWork: [FixturePendingWork] { state.withLock { $0.pendingWork() } }
}
