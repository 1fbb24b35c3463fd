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
  /// The colour of the track below the knob; nil is the tint's.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track above the knob; nil is the system's.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil is the system's.
  open var thumbTintColor: UIColor?
  /// The image at the end of the least value.
  open var minimumValueImage: UIImage?
  /// The image at the end of the greatest value.
  open var maximumValueImage: UIImage?
  private var thumbImages: [UIControl.State: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State: UIImage] = [:]
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

  /// Sets the image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// Returns the image of the knob in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// Sets the image of the track below the knob in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  /// Returns the image of the track below the knob in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state]
  }

  /// Sets the image of the track above the knob in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  /// Returns the image of the track above the knob in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state]
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
