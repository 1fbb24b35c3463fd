import Foundation

/// One piece of feedback that an app asked for; UIKit has no such type.
public enum UIFeedback: Hashable, Sendable {
  /// Something strikes, with a strength from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A choice changes.
  case selection
  /// Work ended well, with a warning or badly.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
