import Foundation

/// A control for selecting a value from a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var stored: Float = 0
  /// The minimum value. The default is 0.
  open var minimumValue: Float = 0 {
    didSet { value = stored }
  }
  /// The maximum value. The default is 1.
  open var maximumValue: Float = 1 {
    didSet { value = stored }
  }
  /// The color of the track before the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb, or `nil` for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb, or `nil` for the system's.
  open var thumbTintColor: UIColor?
  /// The image at the end of the minimum value.
  open var minimumValueImage: UIImage?
  /// The image at the end of the maximum value.
  open var maximumValueImage: UIImage?
  private var thumbImages: [UIControl.State: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State: UIImage] = [:]
  /// A Boolean value that indicates whether a drag sends events continuously. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var isContinuous = true { didSet { reportUnused("UISlider", if: !isContinuous) } }

  /// The value, limited to the range. Setting it sends no event.
  open var value: Float {
    get { stored }
    set { stored = max(minimumValue, min(maximumValue, newValue)) }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The current image of the thumb: that of the state, otherwise of the normal state.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// The current image of the track before the thumb: that of the state, otherwise of the normal
  /// state.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }

  /// The current image of the track after the thumb: that of the state, otherwise of the normal
  /// state.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state]
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state]
  }

  /// The diameter of the thumb, in points. Decided here: UIKit's is not documented.
  private static let thumbDiameter: CGFloat = 31

  /// Returns the rectangle of the track: 4 points high, centered vertically, 2 points from the
  /// sides.
  ///
  /// Decided here: UIKit's documentation gives no numbers; overrides start with the result of
  /// `super`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = 4
    return CGRect(
      x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4),
      height: height)
  }

  /// Returns the rectangle of the thumb for a value. The thumb moves from end to end of the track.
  ///
  /// Rule: UIKit's documentation of `thumbRect(forBounds:trackRect:value:)`. A thumb without an
  /// image has the height of the control.
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

  /// Returns the rectangle of the minimum value image, at the left end of the bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, at: bounds.minX, bounds)
  }

  /// Returns the rectangle of the maximum value image, at the right end of the bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, at: bounds.maxX - (maximumValueImage?.size.width ?? 0), bounds)
  }

  private func imageRect(_ image: UIImage?, at x: CGFloat, _ bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The intrinsic size: 31 points high, the diameter of the thumb.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbDiameter)
  }
}
