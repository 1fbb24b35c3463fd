import Foundation

/// A control with a minus and a plus button, 94 by 32 points.
///
/// Rule: UIKit's documentation of the properties and their defaults.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var stored = 0.0
  /// The minimum value. The default is 0.
  open var minimumValue = 0.0 {
    // The observer of the maximum value updates the value, too.
    didSet { maximumValue = max(maximumValue, minimumValue) }
  }
  /// The maximum value. The default is 100.
  open var maximumValue = 100.0 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  /// The increment of a tap. The default is 1. Values that are not positive are replaced by 1.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = 1 } }
  }
  /// A Boolean value that indicates whether the value wraps at the limits. The default is `false`.
  open var wraps = false
  /// A Boolean value that indicates whether a long touch repeats the step. The default is `true`.
  /// Not used by the runtime, which reports `unused-member`.
  open var autorepeat = true { didSet { reportUnused("UIStepper", if: !autorepeat) } }
  /// A Boolean value that indicates whether each repetition sends an event. The default is `true`.
  /// Not used by the runtime, which reports `unused-member`.
  open var isContinuous = true { didSet { reportUnused("UIStepper", if: !isContinuous) } }

  private static var size: CGSize { CGSize(width: 94, height: 32) }

  /// Creates a stepper. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// The value, limited to the range. Setting it sends no event.
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The size of a stepper: 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of a stepper: 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var incrementImages: [UIControl.State: UIImage] = [:]
  private var decrementImages: [UIControl.State: UIImage] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]
  private var dividerImages: [UIControl.State: [UIControl.State: UIImage]] = [:]

  /// Sets the image of the plus button for a state. Not used by the runtime, which reports
  /// `unused-member`.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    reportUnused("UIStepper", if: image != nil, member: "setIncrementImage")
    incrementImages[state] = image
  }

  /// Returns the image of the plus button for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

  /// Sets the image of the minus button for a state. Not used by the runtime, which reports
  /// `unused-member`.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    reportUnused("UIStepper", if: image != nil, member: "setDecrementImage")
    decrementImages[state] = image
  }

  /// Returns the image of the minus button for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  /// Sets the background image for a state. Not used by the runtime, which reports `unused-member`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    reportUnused("UIStepper", if: image != nil, member: "setBackgroundImage")
    backgroundImages[state] = image
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// Sets the divider image for the states of the left and the right button. Not used by the
  /// runtime, which reports `unused-member`.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    reportUnused("UIStepper", if: image != nil, member: "setDividerImage")
    dividerImages[leftState, default: [:]][rightState] = image
  }

  /// Returns the divider image for the states of the left and the right button.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividerImages[leftState]?[rightState]
  }
}
