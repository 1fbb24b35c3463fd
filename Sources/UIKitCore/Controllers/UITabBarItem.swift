/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item that the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// An item for more content.
    case more
    /// An item for favorites.
    case favorites
    /// An item for featured content.
    case featured
    /// An item for top-rated content.
    case topRated
    /// An item for recent content.
    case recents
    /// An item for contacts.
    case contacts
    /// An item for the history.
    case history
    /// An item for bookmarks.
    case bookmarks
    /// An item for searching.
    case search
    /// An item for downloads.
    case downloads
    /// An item for the most recent content.
    case mostRecent
    /// An item for the most viewed content.
    case mostViewed
  }

  private var appearances = BarAppearances<UITabBarAppearance>()
  /// The system item from which the item was created, or `nil`. UIKit has no such member.
  package private(set) var systemItem: SystemItem?

  /// The bar's appearance while the item is selected, or `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The bar's appearance for this item at the scroll edge, or `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The image of the selected item. Not used by the runtime, which reports `unused-member`.
  open var selectedImage: UIImage? {
    didSet { reportUnused("UITabBarItem", if: selectedImage != nil) }
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text for a state. The badge is not drawn here. Not used by
  /// the runtime, which reports `unused-member`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    reportUnused("UITabBarItem", if: textAttributes != nil, member: "setBadgeTextAttributes")
    badgeAttributes[state] = textAttributes
  }

  /// Returns the attributes of the badge's text for a state, or `nil` when none were set.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// The text of the badge, or `nil` for no badge.
  open var badgeValue: String?
  /// The offset of the title, in points. Not used by the runtime, which reports `unused-member`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UITabBarItem", if: titlePositionAdjustment != .zero) }
  }
  /// The color of the badge. Not used by the runtime, which reports `unused-member`.
  open var badgeColor: UIColor? { didSet { reportUnused("UITabBarItem", if: badgeColor != nil) } }

  /// Creates an item with a title, an image, and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item that the system provides, with a tag.
  ///
  /// The title and the image of the item itself are `nil`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
