import Foundation

/// A timer that calls a method for each frame of the environment's screen, 60 times per second.
///
/// Frames depend on the environment's clock only: when a test advances it, each frame in that time is one
/// call. The first frame is at time zero.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private struct State: Sendable {
    var action: MainActorBox<(CADisplayLink) -> Void>?
    var timer: RuntimeScheduling.TimerID?
  }

  private nonisolated let environment: RuntimeEnvironment
  private nonisolated let state: Locked<State>
  private var modes: Set<RunLoop.Mode> = []
  private var interval = 1
  private var shownPicture = 0

  /// Creates a link that calls a method of a target. The target is retained until ``invalidate()``.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in sel.call(on: target, link) }
  }

  /// Creates a link of the runtime that calls a closure for each frame.
  package init(action: @escaping (CADisplayLink) -> Void) {
    environment = .current
    state = Locked(State(action: MainActorBox(action)))
    super.init()
  }

  /// The time of the last frame, in seconds of the environment's clock.
  open var timestamp: CFTimeInterval { Double(shownPicture) * duration }
  /// The time of the next frame, in seconds of the environment's clock.
  open var targetTimestamp: CFTimeInterval { Double(shownPicture + interval) * duration }
  /// The time between two frames of the screen: 1/60 of a second.
  open var duration: CFTimeInterval { 1 / Self.picturesPerSecond }

  private static var picturesPerSecond: Double { 60 }

  /// A Boolean value that indicates whether the link is paused. The default is `false`.
  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// The preferred number of frames per second. Zero, the default, means every frame.
  ///
  /// Rule: UIKit's documentation: the actual rate is a divisor of the screen's rate. Decided here,
  /// because it names no divisor for other numbers: the one with the nearest interval between
  /// frames.
  open var preferredFramesPerSecond = 0 {
    didSet { setRate(Double(preferredFramesPerSecond)) }
  }

  /// The preferred frame rates. The preferred rate, otherwise the maximum, has the same effect as
  /// ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wish = preferredFrameRateRange.preferred ?? 0
      setRate(Double(wish > 0 ? wish : preferredFrameRateRange.maximum))
    }
  }

  private func setRate(_ rate: Double) {
    interval = rate > 0 ? max(1, Self.whole((Self.picturesPerSecond / rate).rounded())) : 1
    reschedule()
  }

  /// Returns the number of frames as an integer, limited so that no rate or time overflows it.
  private static func whole(_ pictures: Double) -> Int {
    Int(min(pictures, 1e15))
  }

  /// Starts the calls. They follow the environment's clock, for every run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    reschedule()
  }

  /// Stops the calls for a mode. The link stops when no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    reschedule()
  }

  /// Stops the calls permanently and releases the target. This method can be called on any thread.
  public nonisolated func invalidate() {
    let timer = state.withLock { state in
      defer { state = State() }
      return state.timer
    }
    if let timer { environment.scheduler.cancelTimer(timer) }
  }

  private var isRunning: Bool {
    !isPaused && !modes.isEmpty && state.withLock { $0.action != nil }
  }

  private func reschedule() {
    let former = state.withLock { state in
      defer { state.timer = nil }
      return state.timer
    }
    if let former { environment.scheduler.cancelTimer(former) }
    guard isRunning else { return }
    let now = environment.scheduler.now
    // A frame at the current time was already shown.
    let passed = Self.whole((now * Self.picturesPerSecond + 1e-6).rounded(.down))
    let next = (passed / interval + 1) * interval
    let timer = environment.scheduleTimer(
      after: Double(next) * duration - now, RuntimeScheduling.Step(.timer, "display link")
    ) { self.show(next) }
    state.withLock { $0.timer = timer }
  }

  private func show(_ picture: Int) {
    guard isRunning, let action = state.withLock({ $0.action }) else { return }
    state.withLock { $0.timer = nil }
    shownPicture = picture
    action.value(self)
    if state.withLock({ $0.timer == nil }) { reschedule() }
  }
}

/// The range of frame rates that an animation prefers.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum number of frames per second.
  public var minimum: Float
  /// The maximum number of frames per second.
  public var maximum: Float
  /// The preferred number of frames per second; zero or `nil` for no preference.
  public var preferred: Float?

  /// Creates a range. The default leaves the rate to the system.
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that leaves the rate to the system.
  public static let `default` = CAFrameRateRange()
}

extension RunLoop.Mode {
  /// The mode in which a run loop is while the user drags. A timer in the main run loop fires in every mode here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
