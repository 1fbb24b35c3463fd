import Foundation

/// Functions and settings of assistive technologies.
///
/// Nothing is spoken: ``post(notification:argument:)`` records its arguments. The settings are those of the
/// current environment.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, as in UIKit.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared. The argument is the element to focus on.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed. The argument is the element to focus on.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Text must be announced. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The argument describes the new scroll position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology must pause. The argument identifies it.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology must resume. The argument identifies it.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  private static var state: ApplicationState { RuntimeEnvironment.current.application }

  /// Posts a notification to assistive technologies.
  public static func post(notification: Notification, argument: Any?) {
    state.accessibilityPosts.append(
      AccessibilityPost(notification: notification, argument: argument))
  }

  /// Returns a rectangle of a view in screen coordinates, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// The arguments of a call of `UIAccessibility.post(notification:argument:)`.
package struct AccessibilityPost {
  package let notification: UIAccessibility.Notification
  package let argument: Any?
}
