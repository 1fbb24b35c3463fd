import Foundation

/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// The style in a toolbar.
    case bar
  }

  private var stored: Float = 0
  /// The style. Not used by the runtime, which reports `unused-member`.
  open var progressViewStyle = Style.default {
    didSet { reportUnused("UIProgressView", if: progressViewStyle != .default) }
  }
  /// The color of the completed part.
  open var progressTintColor: UIColor?
  /// The color of the remaining part.
  open var trackTintColor: UIColor?

  /// The image of the completed part. Not used by the runtime, which reports `unused-member`.
  open var progressImage: UIImage? {
    didSet { reportUnused("UIProgressView", if: progressImage != nil) }
  }
  /// The image of the remaining part. Not used by the runtime, which reports `unused-member`.
  open var trackImage: UIImage? { didSet { reportUnused("UIProgressView", if: trackImage != nil) } }

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The progress, limited to the range from 0 to 1.
  open var progress: Float {
    get { stored }
    set { stored = max(0, min(1, newValue)) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The intrinsic size: 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
