import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private var stored: Float = 0
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that is not done.
  open var trackTintColor: UIColor?

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
