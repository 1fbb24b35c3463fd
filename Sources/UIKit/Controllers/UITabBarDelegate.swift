/// Hears which item of a tab bar a person chooses; every member is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells that an item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
