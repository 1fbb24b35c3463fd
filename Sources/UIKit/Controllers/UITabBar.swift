/// The bar of a tab bar controller, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var appearances = BarAppearances<UITabBarAppearance>()

  /// The appearance at the standard height.
  ///
  /// The bar stores a copy: later changes of the given appearance have no effect.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? defaultAppearance }
    set { appearances.standard = newValue }
  }

  private var defaultAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearances.standard = appearance
    return appearances.standard ?? appearance
  }

  /// The appearance while the content is scrolled to the bottom edge, or `nil` for
  /// ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The height of the bar without the safe area, in points.
  package static let standardHeight: CGFloat = 49

  /// The distribution of the items over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The system chooses.
    case automatic
    /// Over the whole width.
    case fill
    /// Centered.
    case centered
  }

  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The image of the shadow line above the bar.
  open var shadowImage: UIImage?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the items over the bar. Stored but not used by the runtime.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an item, in points. Zero is the system's width.
  open var itemWidth: CGFloat = 0
  /// The spacing of items, in points. Zero is the system's spacing.
  open var itemSpacing: CGFloat = 0
  /// The delegate that is notified when the user selects an item.
  ///
  /// The bar of a tab bar controller notifies its controller only.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]?
  /// The selected item.
  open var selectedItem: UITabBarItem?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The style of a bar without colors of its own. The default is the system's.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`.
  open var isTranslucent = true

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}

/// The delegate of a tab bar; the method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
