import Foundation

/// A control with a value between two limits.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var stored: Float = 0
  /// The least value; default 0.
  open var minimumValue: Float = 0 {
    didSet { value = stored }
  }
  /// The greatest value; default 1.
  open var maximumValue: Float = 1 {
    didSet { value = stored }
  }
  /// Whether a drag sends events all along; default yes.
  open var isContinuous = true

  /// The value, kept between the limits; setting it sends no event.
  open var value: Float {
    get { stored }
    set { stored = max(minimumValue, min(maximumValue, newValue)) }
  }

  /// Sets the value without an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// As high as the knob: 31 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// Drags the knob to a value. A driven step: `valueChanged` is sent.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}
