import Foundation

/// How a bar's buttons look, as data (iOS 13).
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Buttons that may be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// Buttons under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that may not be tapped.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that a keyboard would press.
  public let focused = UIBarButtonItemStateAppearance()
  /// The style that the appearance is for.
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

  /// Forgets everything that was set.
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

/// How a bar's buttons look in one state, as data.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// An image behind the button.
  public var backgroundImage: UIImage?
  /// How far that image is moved, in points.
  public var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
