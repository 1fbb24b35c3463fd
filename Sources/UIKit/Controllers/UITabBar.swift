/// The bar of a tab bar controller, 49 points high.
@preconcurrency @MainActor open class UITabBar: UIView {
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
