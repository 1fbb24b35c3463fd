/// An object that decides when each step of the runtime runs, and on which thread.
///
/// All asynchronous work of the runtime goes through the scheduler of the environment: it uses no
/// other task, dispatch queue, or clock. A scheduler runs closures unchanged; the caller binds its
/// environment around them, as ``RuntimeEnvironment/enqueueOnMain(_:_:)`` and its siblings do.
public protocol RuntimeScheduler: AnyObject, Sendable {
  /// Appends a job to the main queue. Its jobs run in order, each as one step.
  func enqueueOnMain(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void)

  /// Appends a job to the main queue when no other step is pending or running. Such jobs run in order.
  ///
  /// The default implementation appends the job immediately.
  func enqueueWhenIdle(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void)

  /// Appends work to a lane off the main actor.
  func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane)

  /// Blocks the main actor until a lane has no work left. No job of the main queue runs meanwhile.
  @MainActor func waitUntilIdle(_ lane: RuntimeScheduling.Lane)

  /// Runs a closure for each index below `count`, concurrently if possible, and returns after the
  /// last.
  ///
  /// This method can be called on any thread, and the calling thread takes part. The default
  /// implementation runs the closures in order.
  func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void)

  /// Blocks the main actor as ``waitUntilIdle(_:)`` does, but no longer than necessary.
  ///
  /// - Parameters:
  ///   - lane: The lane to wait for.
  ///   - isDone: A closure that returns `true` when the caller need not wait longer. It may be
  ///     called after each step or only once.
  @MainActor func waitUntilIdle(_ lane: RuntimeScheduling.Lane, unless isDone: () -> Bool)

  /// Blocks the main actor until no thread runs a step of a lane, without running pending steps.
  ///
  /// The default implementation waits until the lane is idle.
  @MainActor func waitForRunningSteps(of lane: RuntimeScheduling.Lane)

  /// The time in seconds since the scheduler was created. It changes only when a test advances it.
  var now: Double { get }

  /// Schedules a job on the main queue for a later time, in seconds after ``now``.
  ///
  /// - Returns: A token for ``cancelTimer(_:)``.
  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID

  /// Cancels a timer that has not fired. For other timers, it has no effect.
  func cancelTimer(_ timer: RuntimeScheduling.TimerID)

  /// Advances the virtual clock by a number of seconds and runs the timers that are due, each at
  /// its own time and in order.
  @MainActor func advance(by seconds: Double)

  /// The pending and running steps, without timers.
  var pendingSteps: [RuntimeScheduling.Step] { get }

  /// Waits until no step is pending or running, without timers, or until a number of steps has run.
  ///
  /// - Parameter stepCount: The number of steps after which the method returns in any case.
  /// - Returns: `true` when no step is left.
  @MainActor func settle(within stepCount: Int) async -> Bool
}

extension RuntimeScheduler {
  /// Appends a job to the main queue.
  public func enqueueWhenIdle(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    enqueueOnMain(step, job)
  }

  /// Waits until no step is pending or running, without timers, however many steps that takes.
  @MainActor public func settle() async {
    _ = await settle(within: .max)
  }

  /// Runs a closure for each index below `count`, in order.
  public func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    for index in 0..<count { body(index) }
  }

  /// Blocks the main actor until the lane is idle. Returns immediately when the closure returns
  /// `true`.
  @MainActor public func waitUntilIdle(_ lane: RuntimeScheduling.Lane, unless isDone: () -> Bool) {
    if !isDone() { waitUntilIdle(lane) }
  }

  /// Blocks the main actor until the lane is idle.
  @MainActor public func waitForRunningSteps(of lane: RuntimeScheduling.Lane) {
    waitUntilIdle(lane)
  }
}

extension RuntimeScheduling {
  /// The token of a job that is scheduled for a later time.
  public struct TimerID: Hashable, Sendable {
    /// The index of the timer in the order of creation.
    public let number: Int

    /// Creates a token.
    public init(number: Int) {
      self.number = number
    }
  }
}

/// A box that carries a value of the main actor through a job of the scheduler.
///
/// An app's completion closures are not `Sendable`, and cannot be declared so in members of open
/// classes: the compiler mangles such members differently in subclasses. They stay on the main
/// actor.
@MainActor package final class MainActorBox<Value> {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
