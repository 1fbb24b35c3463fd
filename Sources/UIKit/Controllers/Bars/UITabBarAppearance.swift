import Foundation

/// How a tab bar looks, as data (iOS 13).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How items with titles below images look.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How items with titles beside images look.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How items with titles beside smaller images look.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// How stacked items are spread over the bar; kept as a value.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of stacked items in points; zero for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of stacked items in points; zero for the system's.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

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

  /// Creates an appearance for an arrangement.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an appearance for titles below images.
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

/// How the items of a tab bar look in one state, as data.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// The color of images; `nil` for the bar's.
  public var iconColor: UIColor?
  /// The color behind badges; `nil` for the system's.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of badges.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far badges are moved, in points.
  public var badgePositionAdjustment = UIOffset.zero
  /// How far titles of badges are moved, in points.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
