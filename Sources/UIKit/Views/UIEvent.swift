import Foundation

/// An event of the headless screen: a set of touches, or key presses.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches
    /// A motion of the device.
    case motion
    /// A remote control, such as headphones.
    case remoteControl
    /// A button or key.
    case presses
    /// A scroll wheel.
    case scroll = 10
    /// A pointer.
    case hover
    /// A pinch on a trackpad.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause
    /// Stop.
    case remoteControlStop
    /// Play or pause.
    case remoteControlTogglePlayPause
    /// The next track.
    case remoteControlNextTrack
    /// The previous track.
    case remoteControlPreviousTrack
    /// Seeking backward begins.
    case remoteControlBeginSeekingBackward
    /// Seeking backward ends.
    case remoteControlEndSeekingBackward
    /// Seeking forward begins.
    case remoteControlBeginSeekingForward
    /// Seeking forward ends.
    case remoteControlEndSeekingForward
  }

  /// The type of the event: touches.
  open var type: EventType { .touches }
  /// The subtype; always `none` here.
  open var subtype: EventSubtype { .none }
  /// The touches, or `nil` for presses.
  open var allTouches: Set<UITouch>? { touches }
  /// The modifier keys that are pressed; always empty here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The time of the event, in seconds of the environment's clock.
  public let timestamp: TimeInterval
  private let touches: Set<UITouch>?

  package init(touches: Set<UITouch>?) {
    self.touches = touches
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }

  /// Returns the touches that began in a window, or `nil` when there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that began in a view, or `nil` when there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives: those in its view's hierarchy, or
  /// `nil`.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    guard let owner = gesture.view else { return nil }
    return touches { $0.view?.isDescendant(of: owner) == true }
  }

  private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isMeant)
    return found.isEmpty ? nil : found
  }

  /// Returns the coalesced touches of a touch, or `nil` for a touch of another event.
  ///
  /// The result contains only the touch itself: simulated touches have no intermediate positions.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the predicted touches of a touch, or `nil` for a touch of another event.
  ///
  /// The result is always empty: simulated touches have no velocity.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}
