import Foundation

/// Calls a method with each picture of the environment's screen, 60 of them a virtual second.
///
/// Target and selector need the Objective-C runtime; the method is given as a closure here, as with a
/// control: `CADisplayLink(target: self, action: Me.step)`. Pictures come by the virtual clock alone:
/// a test moves it, and each picture until then is one call. The first picture is shown at time 0.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private struct State: Sendable {
    var action: MainActorBox<(CADisplayLink) -> Void>?
    var timer: RuntimeTimer?
  }

  private nonisolated let environment: RuntimeEnvironment
  private nonisolated let state: Locked<State>
  private var modes: Set<RunLoop.Mode> = []
  private var interval = 1
  private var shownPicture = 0

  /// Creates a link that calls a method of an object, which it keeps alive until it is invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { link in action(target)(link) }
  }

  /// Creates a link that calls a method without arguments of an object, which it keeps alive until
  /// it is invalidated.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init { _ in action(target)() }
  }

  /// Creates a link that calls a closure with each picture.
  public init(action: @escaping (CADisplayLink) -> Void) {
    environment = .current
    state = Locked(State(action: MainActorBox(action)))
    super.init()
  }

  /// When the last picture was shown, in virtual seconds.
  open var timestamp: CFTimeInterval { Double(shownPicture) * duration }
  /// When the next picture will be shown, in virtual seconds.
  open var targetTimestamp: CFTimeInterval { Double(shownPicture + interval) * duration }
  /// The time between two pictures of the screen, in seconds: a 60th.
  open var duration: CFTimeInterval { 1 / Self.picturesPerSecond }

  private static var picturesPerSecond: Double { 60 }

  /// A Boolean value that indicates whether the link calls nobody for now. The default is `false`.
  open var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// How many pictures a second the link would like; 0, the default, means all.
  ///
  /// Rule: UIKit's documentation: the number is one that the screen's can be divided by. Which one is
  /// not said there for a number between two; here it is the one with the nearest time between pictures.
  open var preferredFramesPerSecond = 0 {
    didSet { setRate(Double(preferredFramesPerSecond)) }
  }

  /// How many pictures a second the link would like, as a range; its preferred number or else its
  /// greatest counts as ``preferredFramesPerSecond`` does.
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

  /// A number of pictures, which no rate and no time makes too large to count.
  private static func whole(_ pictures: Double) -> Int {
    Int(min(pictures, 1e15))
  }

  /// Begins to call; the environment's clock is the loop, whichever is given.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    reschedule()
  }

  /// Ends the calls of a mode; none come when no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    reschedule()
  }

  /// Ends the calls for good and lets go of the target; usable on any thread.
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
    // A picture at this very moment has been shown already.
    let passed = Self.whole((now * Self.picturesPerSecond + 1e-6).rounded(.down))
    let next = (passed / interval + 1) * interval
    let timer = environment.scheduleTimer(
      after: Double(next) * duration - now, RuntimeStep(.timer, "display link")
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

/// How many pictures a second an animation would like.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number to be met if possible; 0 or `nil` without a wish.
  public var preferred: Float?

  /// Creates a range; the default leaves the number to the system.
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Leaves the number to the system.
  public static let `default` = CAFrameRateRange()
}
