/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item that the system names and draws.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More than fits.
    case more
    /// What was chosen as liked.
    case favorites
    /// What the app puts forward.
    case featured
    /// What is rated best.
    case topRated
    /// What was used of late.
    case recents
    /// People.
    case contacts
    /// What was.
    case history
    /// Kept places.
    case bookmarks
    /// A search.
    case search
    /// What is loaded.
    case downloads
    /// What was added last.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  private var appearances = BarAppearances<UITabBarAppearance>()
  /// The item that the system names and draws; `nil` for an item of the app. UIKit has no such
  /// member.
  public private(set) var systemItem: SystemItem?

  /// The bar's look while this item is shown; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// That look while content begins at the bar; `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The image while selected.
  open var selectedImage: UIImage?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; nothing draws it here.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }

  /// Returns the attributes of the badge's text in a state; `nil` when none were set for it.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// The text of the badge.
  open var badgeValue: String?
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the badge.
  open var badgeColor: UIColor?

  /// Creates an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item that the system names and draws, with a number to find it by.
  ///
  /// Its title and image are the system's: it has none of its own here.
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
