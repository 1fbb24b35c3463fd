/// The bar of a tab bar controller, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var appearances = BarAppearances<UITabBarAppearance>()

  /// The look at the usual height.
  ///
  /// The bar keeps a copy: what is changed in the appearance that was given has no effect.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? defaultAppearance }
    set { appearances.standard = newValue }
  }

  private var defaultAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearances.standard = appearance
    return appearances.standard ?? appearance
  }

  /// The look while content ends above the bar; `nil` for ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The height in points without the safe area.
  package static let standardHeight: CGFloat = 49

  /// How items are spread over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The image behind the chosen item.
  open var selectionIndicatorImage: UIImage?
  /// How items are spread over the bar; kept as a value.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an item in points; 0 is the system's.
  open var itemWidth: CGFloat = 0
  /// The room between items in points; 0 is the system's.
  open var itemSpacing: CGFloat = 0
  /// Hears which item a person chooses; a tab bar controller's bar tells its controller alone.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]?
  /// The item of the shown controller.
  open var selectedItem: UITabBarItem?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The look of a bar without colors of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether content shines through. The default is `true`.
  open var isTranslucent = true

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// Taps an item. A driven step for a bar without a controller: it is selected, the delegate hears.
  public func tap(_ item: UITabBarItem) {
    guard item.isEnabled, items?.contains(where: { $0 === item }) == true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// Hears which item of a tab bar a person chooses; every member is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that an item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
