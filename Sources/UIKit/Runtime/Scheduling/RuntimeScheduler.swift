/// Decides when each step of the runtime runs, and on which thread.
///
/// Every hop of the runtime goes through the scheduler of the environment: there is no other task,
/// dispatch queue or clock. Bodies are run as they are given; who enqueues one binds its environment
/// around it (``RuntimeEnvironment/enqueueOnMain(_:_:)`` and its siblings do).
public protocol RuntimeScheduler: AnyObject, Sendable {
  /// Appends a job to the main queue, whose jobs run in order, each in a turn of its own.
  func enqueueOnMain(_ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void)

  /// Appends work to a lane off the main actor.
  func enqueue(_ work: BackgroundWork, on lane: BackgroundLane)

  /// Holds the main actor until a lane has no work left; runs no job of the main queue meanwhile.
  @MainActor func waitUntilIdle(_ lane: BackgroundLane)

  /// Runs a closure for each index below `count`, several at once where there are several threads,
  /// and returns after the last.
  ///
  /// May be called on any thread; the calling thread takes part. The default runs them in order.
  func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void)

  /// Holds the main actor as ``waitUntilIdle(_:)`` does, but no longer than needed.
  ///
  /// - Parameters:
  ///   - lane: the lane to wait for.
  ///   - isDone: whether what the caller waits for has happened; may be asked after each step or
  ///     only once.
  @MainActor func waitUntilIdle(_ lane: BackgroundLane, unless isDone: () -> Bool)

  /// The virtual time in seconds since the scheduler was made; it moves only when a test moves it.
  var now: Double { get }

  /// Schedules a main-queue job for a later virtual time, in seconds from ``now``.
  ///
  /// - Returns: a token that ``cancelTimer(_:)`` takes.
  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeTimer

  /// Forgets a timer that has not fired; does nothing for one that has.
  func cancelTimer(_ timer: RuntimeTimer)

  /// Moves the virtual clock on and runs the timers that are due, each at its own time and in order.
  @MainActor func advance(by seconds: Double)

  /// The steps that wait or run, timers aside.
  var pendingSteps: [RuntimeStep] { get }

  /// Returns when no step waits or runs, timers aside, or when steps do not end.
  ///
  /// - Parameter stepCount: the number of steps after which the caller is not kept waiting any more.
  /// - Returns: whether no step is left.
  @MainActor func settle(within stepCount: Int) async -> Bool
}

extension RuntimeScheduler {
  /// Returns when no step waits or runs, timers aside, however many steps that takes.
  @MainActor public func settle() async {
    _ = await settle(within: .max)
  }

  /// Runs a closure for each index below `count`, in order.
  public func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    for index in 0..<count { body(index) }
  }

  /// Waits until the lane is idle, unless what the caller waits for has happened already.
  @MainActor public func waitUntilIdle(_ lane: BackgroundLane, unless isDone: () -> Bool) {
    if !isDone() { waitUntilIdle(lane) }
  }
}

/// The token of a job that waits for a virtual time.
public struct RuntimeTimer: Hashable, Sendable {
  /// The position in the order in which a scheduler's timers were made.
  public let number: Int

  /// Creates a token.
  public init(number: Int) {
    self.number = number
  }
}

/// Carries a value of the main actor through a job of the scheduler.
///
/// An app's completion closures are not `Sendable`, and may not be declared so in members of open
/// classes: the compiler names such members differently in subclasses. They stay on the main actor.
@MainActor package final class MainActorBox<Value> {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
