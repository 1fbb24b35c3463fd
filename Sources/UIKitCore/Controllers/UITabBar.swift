/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var appearances = BarAppearances<UITabBarAppearance>()

  /// The appearance at the standard height.
  ///
  /// The bar stores a copy: later changes of the given appearance have no effect.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard(UITabBarAppearance()) }
    set { appearances.standard = newValue }
  }

  /// The appearance while the content is scrolled to the bottom edge, or `nil` for
  /// ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The distribution of the items over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The system chooses the distribution.
    case automatic
    /// The items are distributed over the whole width.
    case fill
    /// The items are centered.
    case centered
  }

  /// The background image of the bar. Not used by the runtime, which reports `unused-member`.
  open var backgroundImage: UIImage? {
    didSet { reportUnused("UITabBar", if: backgroundImage != nil) }
  }
  /// The image of the shadow line above the bar. Not used by the runtime, which reports
  /// `unused-member`.
  open var shadowImage: UIImage? { didSet { reportUnused("UITabBar", if: shadowImage != nil) } }
  /// The image behind the selected item. Not used by the runtime, which reports `unused-member`.
  open var selectionIndicatorImage: UIImage? {
    didSet { reportUnused("UITabBar", if: selectionIndicatorImage != nil) }
  }
  /// The distribution of the items over the bar. Not used by the runtime, which reports
  /// `unused-member`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { reportUnused("UITabBar", if: itemPositioning != .automatic) }
  }
  /// The width of an item, in points. Zero is the system's width. Not used by the runtime, which
  /// reports `unused-member`.
  open var itemWidth: CGFloat = 0 { didSet { reportUnused("UITabBar", if: itemWidth != 0) } }
  /// The spacing of items, in points. Zero is the system's spacing. Not used by the runtime, which
  /// reports `unused-member`.
  open var itemSpacing: CGFloat = 0 { didSet { reportUnused("UITabBar", if: itemSpacing != 0) } }
  /// The delegate that is notified when the user selects an item.
  ///
  /// The bar of a tab bar controller notifies its controller only.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items of the bar, in order.
  open var items: [UITabBarItem]?
  /// The selected item.
  open var selectedItem: UITabBarItem?
  /// The color of the bar. Not used by the runtime, which reports `unused-member`.
  open var barTintColor: UIColor? { didSet { reportUnused("UITabBar", if: barTintColor != nil) } }
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The style of a bar without colors of its own. The default is the system's. Not used by the
  /// runtime, which reports `unused-member`.
  open var barStyle = UIBarStyle.default {
    didSet { reportUnused("UITabBar", if: barStyle != .default) }
  }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. Not used
  /// by the runtime, which reports `unused-member`.
  open var isTranslucent = true { didSet { reportUnused("UITabBar", if: !isTranslucent) } }

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
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
