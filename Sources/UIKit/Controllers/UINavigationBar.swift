/// The bar above a stack of controllers, 44 points high.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The look at the usual height.
  ///
  /// The bar keeps a copy: what is changed in the appearance that was given has no effect.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? defaultAppearance }
    set { appearances.standard = newValue }
  }

  private var defaultAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearances.standard = appearance
    return appearances.standard ?? appearance
  }

  /// The look at a small height; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The look while content begins below the bar; nil for ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// That look at a small height; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// Answers the look in a situation: the top item's if it says one, else the bar's.
  ///
  /// UIKit has no such member; it shows the look. Rule: UIKit's documentation of the appearance
  /// properties of bar and item.
  public func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> UINavigationBarAppearance {
    topItem?.appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? standardAppearance
  }

  /// The height in points of a bar without a large title.
  package static let standardHeight: CGFloat = 44

  /// The items from the root to the top.
  open var items: [UINavigationItem]?
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shines through; default yes.
  open var isTranslucent = true
  /// Whether titles may be large; default no.
  open var prefersLargeTitles = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The look of a bar without colours of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the button back; nil is the system's.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of the button back.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar at a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the image behind the bar at a height; the place of the bar does not matter here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image behind the bar at a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
}
