import Foundation

/// A control that is on or off, 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting it
  /// sends no event.
  open var isOn = false
  /// The color while on.
  open var onTintColor: UIColor?
  /// The color of the knob.
  open var thumbTintColor: UIColor?

  /// The image while on; UIKit's documentation: it has no effect since iOS 7.
  open var onImage: UIImage?
  /// The image while off; UIKit's documentation: it has no effect since iOS 7.
  open var offImage: UIImage?
  /// The text beside a tick; a switch that slides shows none.
  open var title: String?
  /// How the switch is to look; default as the system chooses.
  open var preferredStyle = Style.automatic
  /// How the switch looks: it slides on every device but a Mac.
  open var style: Style { .sliding }

  /// How a switch looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// As a box with a tick.
    case checkbox
    /// As a knob that slides.
    case sliding
  }

  private static var size: CGSize { CGSize(width: 51, height: 31) }

  /// Creates a switch; its size is its own, whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// Turns the switch on or off without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The switch's own size.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The switch's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchUpInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
