import Foundation
import Testing
import UIKit

/// Bars at the bottom that pushed controllers hide.
///
/// Source: Apple, `UIViewController.hidesBottomBarWhenPushed`; how long a tab bar stays hidden: Stack
/// Overflow, question 5641671. The place of a hidden bar is decided here.
@Suite("Bottom bars of pushed controllers")
@MainActor
struct BottomBarTests {
  private let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))

  private func controller(hides: Bool = false) -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    controller.hidesBottomBarWhenPushed = hides
    return controller
  }

  private func shown(
    _ root: UIViewController
  ) -> (tabs: UITabBarController, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    stage.show(tabs)
    stage.settle()
    return (tabs, navigation)
  }

  private func bottom(of controller: UITableViewController) -> CGFloat {
    stage.window.layoutIfNeeded()
    return controller.tableView.adjustedContentInset.bottom
  }

  @Test(
    "a push hides the tab bar, and the pop shows it; the list's inset follows",
    arguments: [true, false])
  func tabBar(isAnimated: Bool) {
    let (root, detail) = (controller(), controller(hides: true))
    let (tabs, navigation) = shown(root)
    #expect(tabs.tabBar.frame.minY == 397 && bottom(of: root) == 83)
    navigation.pushViewController(detail, animated: isAnimated)
    #expect(tabs.tabBar.frame.minY == 480 && !tabs.tabBar.isHidden && !tabs.isTabBarHidden)
    #expect(bottom(of: detail) == 34)
    stage.advance(1)
    navigation.popViewController(animated: isAnimated)
    #expect(tabs.tabBar.frame.minY == 397 && bottom(of: root) == 83)
  }

  @Test("the tab bar stays hidden below other controllers, until the one that hides it is popped")
  func stack() {
    let (tabs, navigation) = shown(controller())
    let (hiding, top) = (controller(hides: true), controller())
    navigation.setViewControllers(navigation.viewControllers + [hiding, top], animated: false)
    #expect(tabs.tabBar.frame.minY == 480 && bottom(of: top) == 34)
    navigation.popToRootViewController(animated: false)
    #expect(tabs.tabBar.frame.minY == 397)
  }

  @Test("an override is asked at each change of the stack")
  func overridden() {
    final class Top: UITableViewController {
      override var hidesBottomBarWhenPushed: Bool {
        get { navigationController?.topViewController === self }
        set {}
      }
    }
    let (tabs, navigation) = shown(controller())
    navigation.pushViewController(Top(style: .plain), animated: false)
    #expect(tabs.tabBar.frame.minY == 480)
    navigation.pushViewController(controller(), animated: false)
    #expect(tabs.tabBar.frame.minY == 397)
  }

  @Test("the selected tab decides; a bar that the app hides stays hidden")
  func selection() {
    let (tabs, navigation) = shown(controller())
    navigation.pushViewController(controller(hides: true), animated: false)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.frame.minY == 397)
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.frame.minY == 480)
    tabs.isTabBarHidden = true
    navigation.popViewController(animated: false)
    #expect(tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 397)
  }

  @Test("the toolbar follows the top controller alone, and keeps the app's value")
  func toolbar() {
    let (root, hiding, top) = (controller(), controller(hides: true), controller())
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    stage.show(navigation)
    stage.settle()
    #expect(!navigation.toolbar.isHidden && bottom(of: root) == 78)
    navigation.pushViewController(hiding, animated: false)
    #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden && bottom(of: hiding) == 34)
    navigation.pushViewController(top, animated: false)
    #expect(!navigation.toolbar.isHidden && bottom(of: top) == 78)
  }

  @Test("nothing is reported")
  func silence() {
    let (_, navigation) = shown(controller())
    navigation.pushViewController(controller(hides: true), animated: false)
    #expect(stage.log.codes.isEmpty)
  }
}
