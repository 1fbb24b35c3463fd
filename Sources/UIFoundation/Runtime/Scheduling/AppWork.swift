import Synchronization

/// The work that an app's code puts on queues, in tasks and in timers, as a scheduler orders it.
///
/// The hosting module provides it; in a process without that module, such work is real.
package protocol AppWork: AnyObject, Sendable {
  /// The number by which threads are bound to this work.
  var owner: UInt { get }
  /// The number of steps that are ready.
  var readyCount: Int { get }
  /// A Boolean value that indicates whether a step is ready.
  var hasReadyStep: Bool { get }
  /// A Boolean value that indicates whether a step runs on another thread, and others wait for it.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether a caller settles the scheduler.
  var isSettling: Bool { get }
  /// A Boolean value that indicates whether a step has begun and not ended.
  var isBusy: Bool { get }
  /// The steps that are ready or running.
  var pendingSteps: [RuntimeScheduling.Step] { get }

  /// Returns the name of a ready step.
  func describe(_ index: Int) -> RuntimeScheduling.Step
  /// Runs a ready step. The method returns when the step has ended or blocks its thread, or after a short
  /// while.
  @MainActor func runStep(_ index: Int)
  /// Runs a closure in the environment of the app's code.
  func bind(_ body: () -> Void)
  /// Runs a step of another queue while the main thread waits for a lane whose steps wait themselves. If there is none,
  /// a job of the main queue runs, which is a violation: a device hangs.
  @MainActor func runStepWhileLaneWaits()
  /// Blocks the main actor until a step on another thread has ended, or a short while.
  ///
  /// - Returns: `false` when nothing has changed for longer than a job may take.
  @MainActor func waitBriefly() -> Bool
  /// Runs code of the app on the main thread.
  func onMainThread<Result>(_ body: () throws -> Result) rethrows -> Result
  /// Tells the work the time of the scheduler's clock, in seconds.
  func clockDidChange(to time: Double)
  /// The environment in which the app's code runs, or `nil` when there is no host.
  var presentEnvironment: RuntimeEnvironment? { get }
  /// Tells the work that the window has another screen or other traits, in which the app's code runs from now on.
  func environmentDidChange(to environment: RuntimeEnvironment)
  /// Tells the work that a caller settles the scheduler, or that it does so no longer.
  func settlingDidChange(by change: Int)
}

/// A scheduler's place for the work of an app's code. Copies of an environment share it.
package final class AppWorkPlace: Sendable {
  private let work = Locked<(any AppWork)?>(nil)
  private let number = Atomic<UInt>(0)

  // A closure that is the lock's value itself would be wrapped again with each access.
  private struct Finder: Sendable {
    let find: @Sendable () -> (any AppWork)?
  }

  private static let finder = Locked<Finder?>(nil)
  private static let hasFinder = Atomic<Bool>(false)

  package init() {}

  /// Sets the function that returns the work to which the running task belongs.
  package static func setFinder(_ new: @escaping @Sendable () -> (any AppWork)?) {
    finder.withLock { $0 = Finder(find: new) }
    hasFinder.store(true, ordering: .releasing)
  }

  /// A Boolean value that indicates whether tasks may belong to a test's work.
  static var findsWork: Bool { hasFinder.load(ordering: .acquiring) }

  /// Returns the work to which the running task belongs, or `nil` for a test's own task and the runtime's.
  static func workOfRunningTask() -> (any AppWork)? {
    guard findsWork else { return nil }
    return finder.withLock { $0 }?.find()
  }

  /// The work, or `nil` when there is no host.
  package var current: (any AppWork)? {
    number.load(ordering: .acquiring) == 0 ? nil : work.withLock { $0 }
  }

  /// The owner to bind to threads, or 0.
  @inline(__always)
  package var owner: UInt { number.load(ordering: .acquiring) }

  /// Sets or removes the work.
  package func replace(with new: (any AppWork)?) {
    work.withLock { $0 = new }
    number.store(new?.owner ?? 0, ordering: .releasing)
  }
}

/// A scheduler that orders the work of an app's code among its own steps.
package protocol AppWorkScheduler: RuntimeScheduler {
  /// The place of the work.
  var appWork: AppWorkPlace { get }
  /// The object that chooses among ready steps, or `nil` when they run in the order in which they became ready.
  var stepChooser: (any RuntimeScheduling.StepChooser)? { get }
  /// A Boolean value that indicates whether the main thread waits for the end of a lane, whose steps it runs itself.
  var isMainThreadWaiting: Bool { get }
  /// Tells the scheduler that a thread that runs a step of a lane waits for the app's code, or that it does so no
  /// longer.
  func waitingStepsDidChange(by change: Int)
  /// Runs steps of the app's code that are ready, up to a number, and the runtime's before them, until a caller
  /// settles the scheduler. Steps that block their thread are not waited for.
  @MainActor func runAppSteps(within stepCount: Int) async
}
