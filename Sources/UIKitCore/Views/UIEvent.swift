import Foundation

/// An event of the headless screen: a set of touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// An event of touches on the screen.
    case touches
    /// An event of a motion of the device, such as shaking.
    case motion
    /// An event of a remote control, such as the buttons of headphones.
    case remoteControl
    /// An event of a pressed key or button.
    case presses
    /// An event of a scroll wheel.
    case scroll = 10
    /// An event of a pointer that hovers over the screen.
    case hover
    /// An event of a pinch on a trackpad.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The command to play.
    case remoteControlPlay = 100
    /// The command to pause.
    case remoteControlPause
    /// The command to stop.
    case remoteControlStop
    /// The command to toggle between playing and pausing.
    case remoteControlTogglePlayPause
    /// The command to skip to the next track.
    case remoteControlNextTrack
    /// The command to return to the previous track.
    case remoteControlPreviousTrack
    /// The command to begin seeking backward.
    case remoteControlBeginSeekingBackward
    /// The command to end seeking backward.
    case remoteControlEndSeekingBackward
    /// The command to begin seeking forward.
    case remoteControlBeginSeekingForward
    /// The command to end seeking forward.
    case remoteControlEndSeekingForward
  }

  /// The type of the event: `touches`, unless a subclass overrides it.
  open var type: EventType { .touches }
  /// The subtype of the event; always `none` here.
  open var subtype: EventSubtype { .none }
  /// The touches of the event, or `nil` for another event.
  open var allTouches: Set<UITouch>? { touches }
  /// The modifier keys that are pressed during the event; always empty here.
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
