import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where a bar is shown.
  public enum Style: Int, Hashable, Sendable {
    /// Anywhere.
    case `default`
    /// In a bar of buttons.
    case bar
  }

  private var stored: Float = 0
  /// Where the bar is shown; kept as a value.
  open var progressViewStyle = Style.default
  /// The color of the part that is done.
  open var progressTintColor: UIColor?
  /// The color of the part that is not done.
  open var trackTintColor: UIColor?

  /// The image of the part that is done; kept as data.
  open var progressImage: UIImage?
  /// The image of the part that is not done; kept as data.
  open var trackImage: UIImage?

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How far it has come, kept between 0 and 1.
  open var progress: Float {
    get { stored }
    set { stored = max(0, min(1, newValue)) }
  }

  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// As high as the bar: 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
