import UIKit

extension UINavigationController {
  /// Simulates a tap on the back button, which performs the top item's back action or pops the top controller.
  ///
  /// Does nothing while no back button is displayed. UIKit's documentation of `backAction` and
  /// `hidesBackButton`.
  public func tapBackButton() {
    guard viewControllers.count > 1, !isNavigationBarHidden,
      let item = topViewController?.navigationItem
    else { return }
    let hasLeft = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !hasLeft else { return }
    if let action = item.backAction { return action.perform(sender: item) }
    popViewController(animated: true)
  }
}

extension UIBarButtonItem {
  /// Simulates a tap on the button, which performs its primary action or calls the method of its target or,
  /// without both, shows its menu.
  ///
  /// Does nothing while the button is disabled or hidden. Rule: UIKit's documentation of `menu`.
  public func tap() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if primaryAction == nil, action == nil { shownMenu = menu }
    performAction()
  }

  /// Simulates a long press on the button, which shows its menu.
  ///
  /// Does nothing while the button is disabled or hidden, and without a menu.
  public func press() {
    guard isEnabled, !isHidden, let menu else { return }
    shownMenu = menu
  }

  /// The menu that a tap or a long press has shown, or `nil`. Choose its items with `choose(_:)`.
  public var visibleMenu: UIMenu? { shownMenu }
}

extension UIButton {
  /// The menu that a tap has shown, or `nil`. Choose its items with `choose(_:)`.
  public var visibleMenu: UIMenu? { shownMenu }
}

extension UITabBar {
  /// Simulates a tap on an item of a tab bar without a controller: selects it and notifies the delegate.
  ///
  /// Does nothing for an item that is disabled or not in the bar.
  public func tap(_ item: UITabBarItem) {
    guard item.isEnabled, items?.contains(where: { $0 === item }) == true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

extension UITabBarController {
  /// Simulates a tap on an item of the tab bar.
  ///
  /// UIKit's documentation: a tap asks `shouldSelect` and notifies with `didSelect`, also when the view
  /// controller is already selected. Selecting it in code does neither. A tap displays the root view of the tab, also
  /// of the selected one: its navigation controller pops to its root.
  ///
  /// - Parameter index: the index of the view controller; one that is out of range does nothing.
  public func tapItem(at index: Int) {
    guard let members = viewControllers, members.indices.contains(index) else { return }
    let controller = members[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UIPageViewController {
  /// Simulates a swipe to the next or the previous page.
  ///
  /// UIKit's documentation: the data source returns the page, and the delegate is notified before and after
  /// the transition.
  ///
  /// - Parameters:
  ///   - direction: the direction of the swipe.
  ///   - completed: `false` for a swipe that is too short, after which the page returns.
  /// - Returns: `true` if the data source returned a page.
  @discardableResult
  public func swipe(_ direction: NavigationDirection, completed: Bool = true) -> Bool {
    turnPage(direction, completed: completed)
  }
}
