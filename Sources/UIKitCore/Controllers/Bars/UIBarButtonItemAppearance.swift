import Foundation

/// The appearance of a bar's buttons, as data (iOS 13).
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of highlighted buttons.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of focused buttons.
  public let focused = UIBarButtonItemStateAppearance()
  /// The style of the buttons that the appearance applies to.
  public private(set) var style: UIBarButtonItem.Style

  /// Creates an appearance for buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Creates an appearance for plain buttons.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Resets the appearance to the default values of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    take(UIBarButtonItemAppearance(style: style))
  }

  func take(_ other: UIBarButtonItemAppearance) {
    style = other.style
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.take(self)
    return copy
  }
}

/// The appearance of a bar's buttons in one state, as data.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles. Not used by the runtime, which reports `unused-member`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportUnused("UIBarButtonItemStateAppearance", if: !titleTextAttributes.isEmpty) }
  }
  /// The offset of titles, in points. Not used by the runtime, which reports `unused-member`.
  public var titlePositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UIBarButtonItemStateAppearance", if: titlePositionAdjustment != .zero) }
  }
  /// The background image of the button. Not used by the runtime, which reports `unused-member`.
  public var backgroundImage: UIImage? {
    didSet { reportUnused("UIBarButtonItemStateAppearance", if: backgroundImage != nil) }
  }
  /// The offset of the background image, in points. Not used by the runtime, which reports
  /// `unused-member`.
  public var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet {
      reportUnused("UIBarButtonItemStateAppearance", if: backgroundImagePositionAdjustment != .zero)
    }
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
