import Foundation

/// What assistive software is told, and how it is set.
///
/// Nothing is spoken: what ``post(notification:argument:)`` is given is kept as data in
/// ``postedNotifications``. The settings are those of the running environment.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that assistive software is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, as in UIKit.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen is shown; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken; the argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument describes where the content stands.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The work of assistive software is to pause; the argument identifies which.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The work of assistive software is to go on; the argument identifies which.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// One call of ``post(notification:argument:)``.
  public struct Post {
    /// What was told.
    public let notification: Notification
    /// What came with it: a text, an element or nothing.
    public let argument: Any?
  }

  private static var state: ApplicationState { RuntimeEnvironment.current.application }

  /// Tells assistive software of something.
  public static func post(notification: Notification, argument: Any?) {
    state.accessibilityPosts.append(Post(notification: notification, argument: argument))
  }

  /// What was told in the running environment, oldest first.
  ///
  /// UIKit has no such member.
  public static var postedNotifications: [Post] { state.accessibilityPosts }

  /// The texts that were announced in the running environment, oldest first.
  ///
  /// UIKit has no such member.
  public static var announcements: [String] {
    postedNotifications.compactMap { post in
      guard post.notification == .announcement else { return nil }
      return post.argument as? String ?? (post.argument as? NSAttributedString)?.string
    }
  }

  /// Returns a rectangle of a view in the coordinates of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
