import Foundation

/// A control with two states, on and off, 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting it
  /// sends no event.
  open var isOn = false
  /// The color of the switch when it is on.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// The image of the on state. It has no effect, as in UIKit since iOS 7. Not used by the runtime,
  /// which reports `unused-member`.
  open var onImage: UIImage? { didSet { reportUnused("UISwitch", if: onImage != nil) } }
  /// The image of the off state. It has no effect, as in UIKit since iOS 7. Not used by the
  /// runtime, which reports `unused-member`.
  open var offImage: UIImage? { didSet { reportUnused("UISwitch", if: offImage != nil) } }
  /// The title beside a checkbox. A sliding switch does not show it.
  open var title: String?
  /// The preferred style. The default is `automatic`. Not used by the runtime, which reports
  /// `unused-member`.
  open var preferredStyle = Style.automatic {
    didSet { reportUnused("UISwitch", if: preferredStyle != .automatic) }
  }
  /// The current style; always `sliding`, as on all devices except a Mac.
  open var style: Style { .sliding }

  /// The style of a switch.
  public enum Style: Int, Hashable, Sendable {
    /// The system chooses the style.
    case automatic
    /// The switch is a checkbox.
    case checkbox
    /// The switch has a sliding thumb.
    case sliding
  }

  private static var size: CGSize { CGSize(width: 51, height: 31) }

  /// Creates a switch. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// Sets the state without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The size of a switch: 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of a switch: 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchUpInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
