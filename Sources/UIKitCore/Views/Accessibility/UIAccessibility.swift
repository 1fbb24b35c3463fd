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

    /// A notification that a new screen appeared. The argument is the element to focus on.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that the layout of the screen changed. The argument is the element to focus
    /// on.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A request to announce a text. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A notification that a page was scrolled. The argument describes the new scroll position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A request that an assistive technology pauses. The argument identifies the technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// A request that an assistive technology resumes. The argument identifies the technology.
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
