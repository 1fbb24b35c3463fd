import Foundation

/// A control with a value between two limits.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var stored: Float = 0
  /// The least value. The default is 0.
  open var minimumValue: Float = 0 {
    didSet { value = stored }
  }
  /// The greatest value. The default is 1.
  open var maximumValue: Float = 1 {
    didSet { value = stored }
  }
  /// The color of the track below the knob; `nil` is the tint's.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track above the knob; `nil` is the system's.
  open var maximumTrackTintColor: UIColor?
  /// The color of the knob; `nil` is the system's.
  open var thumbTintColor: UIColor?
  /// The image at the end of the least value.
  open var minimumValueImage: UIImage?
  /// The image at the end of the greatest value.
  open var maximumValueImage: UIImage?
  private var thumbImages: [UIControl.State: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State: UIImage] = [:]
  /// A Boolean value that indicates whether a drag sends events all along. The default is `true`.
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

  /// The image of the knob that is seen now: the state's, else the normal one's.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// The image of the track below the knob that is seen now: the state's, else the normal one's.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }

  /// The image of the track above the knob that is seen now: the state's, else the normal one's.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

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

  /// The knob's diameter, in points; UIKit's is not documented.
  private static let thumbDiameter: CGFloat = 31

  /// Where the track lies within bounds: a line 4 points high in the middle, the knob's ends left out.
  ///
  /// UIKit's documentation gives no numbers; overrides start from what `super` answers.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = 4
    return CGRect(
      x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4),
      height: height)
  }

  /// Where the knob lies for a value: its middle goes along the track from end to end.
  ///
  /// Rule: UIKit's documentation of `thumbRect(forBounds:trackRect:value:)`; a knob without an image has
  /// the height of the control.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let diameter = Self.thumbDiameter
    let size = thumbImage(for: .normal)?.size ?? CGSize(width: diameter, height: diameter)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span).clamped(from: 0, to: 1) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isMirrored ? 1 - part : part
    return CGRect(
      x: rect.minX + (rect.width - size.width) * place, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the image of the least value lies: at the beginning of the bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, at: bounds.minX, bounds)
  }

  /// Where the image of the greatest value lies: at the end of the bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, at: bounds.maxX - (maximumValueImage?.size.width ?? 0), bounds)
  }

  private func imageRect(_ image: UIImage?, at x: CGFloat, _ bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// As high as the knob: 31 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbDiameter)
  }

  /// Drags the knob to a value. A driven step: `valueChanged` is sent.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}
