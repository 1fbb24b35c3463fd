import Foundation

/// The base class of what makes the device tap or shake.
///
/// Nothing is felt: what is asked for is kept as data in ``occurred``.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Makes a generator for a view.
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
