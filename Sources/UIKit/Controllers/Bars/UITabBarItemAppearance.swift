import Foundation

/// How the items of a tab bar look, as data (iOS 13).
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The arrangement of image and title.
  public enum Style: Int, Hashable, Sendable {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside a smaller image.
    case compactInline
  }

  /// Items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The selected item.
  public let selected = UITabBarItemStateAppearance()
  /// Items that may not be tapped.
  public let disabled = UITabBarItemStateAppearance()
  /// Items that a keyboard would press.
  public let focused = UITabBarItemStateAppearance()
  /// The arrangement that the appearance is for.
  public private(set) var style: Style

  /// Makes an appearance for an arrangement.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes an appearance for titles below images.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Forgets everything that was set.
  open func configureWithDefault(for style: Style) {
    take(UITabBarItemAppearance(style: style))
  }

  func take(_ other: UITabBarItemAppearance) {
    style = other.style
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.take(self)
    return copy
  }
}
