/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private var appearances = BarAppearances<UITabBarAppearance>()

  /// The bar's look while this item is shown; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// That look while content begins at the bar; nil for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The image while selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Makes an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
