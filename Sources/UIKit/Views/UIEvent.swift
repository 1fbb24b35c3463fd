import Foundation

/// What happened on the pretended screen: a set of touches, or the presses of a keyboard.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches
    /// A movement of the device.
    case motion
    /// A key of headphones.
    case remoteControl
    /// A button.
    case presses
    /// A wheel.
    case scroll = 10
    /// A pointer.
    case hover
    /// A pinch of a trackpad.
    case transform = 14
  }

  /// What kind of movement or key an event is.
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
    /// The former track.
    case remoteControlPreviousTrack
    /// Going back begins.
    case remoteControlBeginSeekingBackward
    /// Going back ends.
    case remoteControlEndSeekingBackward
    /// Going on begins.
    case remoteControlBeginSeekingForward
    /// Going on ends.
    case remoteControlEndSeekingForward
  }

  /// The kind: touches.
  open var type: EventType { .touches }
  /// None, for nothing moves the device here.
  open var subtype: EventSubtype { .none }
  /// The touches; `nil` for presses.
  open var allTouches: Set<UITouch>? { touches }
  /// The keys that are held meanwhile; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The virtual time in seconds.
  public let timestamp: TimeInterval
  private let touches: Set<UITouch>?

  package init(touches: Set<UITouch>?) {
    self.touches = touches
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }

  /// The touches that began in a window; `nil` without any.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that began in a view; `nil` without any.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recogniser hears: those that began in its view or below; `nil` without any.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    guard let owner = gesture.view else { return nil }
    return touches { $0.view?.isDescendant(of: owner) == true }
  }

  private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isMeant)
    return found.isEmpty ? nil : found
  }

  /// The places that a touch has had since the last event: that of the touch alone, for a driven step
  /// has no places between; nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where a touch is going to be: nowhere, for a driven step has no speed; nil for a touch of another
  /// event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}
