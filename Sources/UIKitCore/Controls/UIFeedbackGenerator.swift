import Foundation

/// The base class of objects that request haptic feedback. Requests are recorded; no hardware is
/// involved.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view. The view is ignored.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Prepares the device for feedback. This method has no effect here.
  open func prepare() {}

  func note(_ feedback: FeedbackRequest) {
    RuntimeEnvironment.current.application.feedback.append(feedback)
  }
}

/// A generator of feedback for impacts. Requests are recorded; no hardware is involved.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// An impact of light objects.
    case light
    /// An impact of medium-sized objects.
    case medium
    /// An impact of heavy objects.
    case heavy
    /// An impact of soft objects.
    case soft
    /// An impact of rigid objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the medium style.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator for a view. The view is ignored.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Records an impact of full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Records an impact with an intensity, limited to the range from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    note(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// A generator of feedback for the results of tasks. Requests are recorded; no hardware is
/// involved.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Records feedback for the result of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note(.notification(notificationType))
  }
}

/// A generator of feedback for changes of a selection. Requests are recorded; no hardware is
/// involved.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Records feedback for a change of the selection.
  open func selectionChanged() { note(.selection) }
}

/// A request for haptic feedback.
package enum FeedbackRequest {
  /// Feedback for an impact with an intensity from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// Feedback for a change of a selection.
  case selection
  /// Feedback for the result of a task.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
