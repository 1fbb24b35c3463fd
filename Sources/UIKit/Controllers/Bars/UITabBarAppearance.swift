import Foundation

/// How a tab bar looks, as data (iOS 13).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How items with titles below images look.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How items with titles beside images look.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How items with titles beside smaller images look.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected item.
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
