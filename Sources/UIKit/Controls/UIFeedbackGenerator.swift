import Foundation

/// The base class of what makes the device tap or shake.
///
/// Nothing is felt: what is asked for is kept as data in ``occurred``.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Asks the device to be ready; nothing has to be.
  open func prepare() {}

  /// The feedback that was asked for in the running environment, oldest first.
  ///
  /// UIKit has no such member.
  public static var occurred: [UIFeedback] { RuntimeEnvironment.current.application.feedback }

  func note(_ feedback: UIFeedback) {
    RuntimeEnvironment.current.application.feedback.append(feedback)
  }
}

/// One piece of feedback that an app asked for; UIKit has no such type.
public enum UIFeedback: Hashable, Sendable {
  /// Something strikes, with a strength from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A choice changes.
  case selection
  /// Work ended well, with a warning or badly.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Makes the device feel as if something struck; kept as data.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What strikes.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Something light.
    case light
    /// Something of medium weight.
    case medium
    /// Something heavy.
    case heavy
    /// Something soft.
    case soft
    /// Something rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Strikes at full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Strikes with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    note(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Makes the device feel how work has ended; kept as data.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How work has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Tells how work has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note(.notification(notificationType))
  }
}

/// Makes the device feel that a choice changes; kept as data.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the choice changes.
  open func selectionChanged() { note(.selection) }
}
