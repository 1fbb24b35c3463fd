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

  /// The look while content ends above the bar; nil for ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The height in points without the safe area.
  package static let standardHeight: CGFloat = 49

  /// The items.
  open var items: [UITabBarItem]?
  /// The item of the shown controller.
  open var selectedItem: UITabBarItem?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shines through; default yes.
  open var isTranslucent = true
}
