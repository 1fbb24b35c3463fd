import Foundation

/// The appearance of a tab bar, as data (iOS 13).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items with the title beside a smaller image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected item. Not used by the runtime, which reports `unused-member`.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { reportUnused("UITabBarAppearance", if: selectionIndicatorTintColor != nil) }
  }
  /// The image behind the selected item. Not used by the runtime, which reports `unused-member`.
  open var selectionIndicatorImage: UIImage? {
    didSet { reportUnused("UITabBarAppearance", if: selectionIndicatorImage != nil) }
  }
  /// The distribution of stacked items over the bar. Not used by the runtime, which reports
  /// `unused-member`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { reportUnused("UITabBarAppearance", if: stackedItemPositioning != .automatic) }
  }
  /// The width of stacked items, in points; zero for the system's width. Not used by the runtime,
  /// which reports `unused-member`.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { reportUnused("UITabBarAppearance", if: stackedItemWidth != 0) }
  }
  /// The spacing of stacked items, in points; zero for the system's spacing. Not used by the
  /// runtime, which reports `unused-member`.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { reportUnused("UITabBarAppearance", if: stackedItemSpacing != 0) }
  }

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

/// The appearance of a tab bar's items, as data (iOS 13).
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

  /// The appearance of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of focused items.
  public let focused = UITabBarItemStateAppearance()
  /// The arrangement that the appearance applies to.
  public private(set) var style: Style

  /// Creates an appearance for an arrangement.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an appearance for the stacked arrangement.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Resets the appearance to the default values of an arrangement.
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

/// The appearance of a tab bar's items in one state, as data.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles. Not used by the runtime, which reports `unused-member`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportUnused("UITabBarItemStateAppearance", if: !titleTextAttributes.isEmpty) }
  }
  /// The offset of titles, in points. Not used by the runtime, which reports `unused-member`.
  public var titlePositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UITabBarItemStateAppearance", if: titlePositionAdjustment != .zero) }
  }
  /// The color of images, or `nil` for that of the bar. Not used by the runtime, which reports
  /// `unused-member`.
  public var iconColor: UIColor? {
    didSet { reportUnused("UITabBarItemStateAppearance", if: iconColor != nil) }
  }
  /// The background color of badges, or `nil` for that of the system. Not used by the runtime,
  /// which reports `unused-member`.
  public var badgeBackgroundColor: UIColor? {
    didSet { reportUnused("UITabBarItemStateAppearance", if: badgeBackgroundColor != nil) }
  }
  /// The attributes of badges. Not used by the runtime, which reports `unused-member`.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportUnused("UITabBarItemStateAppearance", if: !badgeTextAttributes.isEmpty) }
  }
  /// The offset of badges, in points. Not used by the runtime, which reports `unused-member`.
  public var badgePositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UITabBarItemStateAppearance", if: badgePositionAdjustment != .zero) }
  }
  /// The offset of the titles of badges, in points. Not used by the runtime, which reports
  /// `unused-member`.
  public var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet {
      reportUnused("UITabBarItemStateAppearance", if: badgeTitlePositionAdjustment != .zero)
    }
  }

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
