import UIKit

/// A request for haptic feedback.
public enum RuntimeFeedback: Hashable, Sendable {
  /// An impact with an intensity from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A selection change.
  case selection
  /// A notification of a task's outcome: success, warning or error.
  case notification(UINotificationFeedbackGenerator.FeedbackType)

  init(_ request: FeedbackRequest) {
    switch request {
    case .impact(let style, let intensity): self = .impact(style, intensity: intensity)
    case .selection: self = .selection
    case .notification(let type): self = .notification(type)
    }
  }
}

extension UIFeedbackGenerator {
  /// The haptic feedback that was requested in the current environment, in the order of the requests.
  public static var occurred: [RuntimeFeedback] {
    RuntimeEnvironment.current.application.feedback.map(RuntimeFeedback.init)
  }
}

extension UIAccessibility {
  /// A call of `post(notification:argument:)`.
  public struct Post {
    /// The notification that was posted.
    public let notification: Notification
    /// The argument: a string, an element or `nil`.
    public let argument: Any?
  }

  /// The notifications that were posted in the current environment, in the order of the calls.
  public static var postedNotifications: [Post] {
    RuntimeEnvironment.current.application.accessibilityPosts.map {
      Post(notification: $0.notification, argument: $0.argument)
    }
  }

  /// The strings of the announcements that were posted in the current environment, in the order of the calls.
  public static var announcements: [String] {
    postedNotifications.compactMap { post in
      guard post.notification == .announcement else { return nil }
      return post.argument as? String ?? (post.argument as? NSAttributedString)?.string
    }
  }
}

extension UIDocumentInteractionController {
  /// The ways in which a document interaction controller can be presented.
  public enum Offer: Hashable, Sendable {
    /// A preview of the document.
    case preview
    /// A menu of options for the document.
    case optionsMenu
    /// A menu of apps that can open the document.
    case openInMenu
  }

  /// The current presentation, or `nil` while nothing is presented.
  public var currentOffer: Offer? {
    switch presentation {
    case .preview: .preview
    case .optionsMenu: .optionsMenu
    case nil: nil
    }
  }
}
