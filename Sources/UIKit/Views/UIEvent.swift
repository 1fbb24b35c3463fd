import Foundation

/// What happened on the pretended screen: a set of touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
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
  }

  /// What kind of movement or key an event is.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The kind: touches.
  public var type: EventType { .touches }
  /// None, for nothing moves the device here.
  public var subtype: EventSubtype { .none }
  /// The touches.
  public let allTouches: Set<UITouch>?
  /// The virtual time in seconds.
  public let timestamp: TimeInterval

  package init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }
}
