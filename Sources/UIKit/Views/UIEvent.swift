import Foundation

/// What happened on the pretended screen: a set of touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
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
