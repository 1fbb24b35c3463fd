import Testing
import UIKitSimulation

@testable import UIKit

@Suite("Buttons of bars, and bars that come and go")
@MainActor
struct BarMemberTests {
  @Test("a hidden button takes no tap")
  func hiddenButton() {
    var count = 0
    let button = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })
    button.isHidden = true
    button.tap()
    #expect(count == 0)
    button.isHidden = false
    button.tap()
    #expect(count == 1)
  }

  @Test("a tap chooses a button that keeps its choice, before the action runs")
  func choice() {
    var seen: [Bool] = []
    let button = UIBarButtonItem(
      title: "Bold",
      primaryAction: UIAction { seen.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false) })
    button.tap()
    button.changesSelectionAsPrimaryAction = true
    button.tap()
    button.tap()
    #expect(seen == [false, true, false])
  }

  @Test("adjustments of a button are kept for each height")
  func adjustments() {
    let button = UIBarButtonItem()
    let offset = UIOffset(horizontal: 1, vertical: 2)
    button.setTitlePositionAdjustment(offset, for: .compact)
    button.setBackgroundVerticalPositionAdjustment(3, for: .compact)
    button.possibleTitles = ["Edit", "Done"]
    #expect(button.titlePositionAdjustment(for: .compact) == offset)
    #expect(button.titlePositionAdjustment(for: .default) == .zero)
    #expect(button.backgroundVerticalPositionAdjustment(for: .compact) == 3)
    #expect(button.backgroundVerticalPositionAdjustment(for: .default) == 0)
    #expect(button.possibleTitles?.count == 2)
  }

  @Test("the button back runs the item's action in place of going back")
  func backAction() {
    let top = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.tapBackButton()
    stack.pushViewController(top, animated: false)
    var count = 0
    top.navigationItem.backAction = UIAction { _ in count += 1 }
    stack.tapBackButton()
    #expect(count == 1 && stack.topViewController === top)
    top.navigationItem.backAction = nil
    stack.tapBackButton()
    #expect(stack.viewControllers.count == 1)
  }

  @Test("there is no tap of a button back that the item leaves out or replaces")
  func withoutBackButton() {
    let top = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(top, animated: false)
    top.navigationItem.hidesBackButton = true
    stack.tapBackButton()
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = UIBarButtonItem()
    stack.tapBackButton()
    #expect(stack.topViewController === top)
    top.navigationItem.leftItemsSupplementBackButton = true
    stack.tapBackButton()
    #expect(stack.topViewController !== top)
  }

  @Test("a tab bar that is left out leaves its room to the shown controller")
  func hiddenTabBar() {
    let stage = Stage()
    let (tabs, member) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [member]
    stage.show(tabs)
    stage.settle()
    #expect(member.view.safeAreaInsets.bottom == 49 && !tabs.isTabBarHidden)
    tabs.setTabBarHidden(true, animated: true)
    #expect(member.view.safeAreaInsets.bottom == 0 && tabs.isTabBarHidden)
    tabs.isTabBarHidden = false
    #expect(member.view.safeAreaInsets.bottom == 49 && !tabs.tabBar.isHidden)
  }

  @Test("a tab bar's appearance takes how its items are spread along")
  func positioning() {
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    #expect(UITabBarAppearance(barAppearance: appearance).stackedItemPositioning == .centered)
    #expect(UITabBar().barStyle == .default)
  }

  @Test("a search is made without a controller of results")
  func search() {
    #expect(UISearchController().searchResultsController == nil)
  }

  @Test("a popover's item lies where its view does, and nowhere in another window")
  func popoverItem() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
    outer.frame.origin = CGPoint(x: 10, y: 20)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    #expect(inner.frame(in: stage.window) == CGRect(x: 15, y: 26, width: 7, height: 8))
    #expect(
      UIBarButtonItem(customView: inner).frame(in: outer)
        == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(inner.frame(in: UIView()).isNull && UIBarButtonItem().frame(in: outer).isNull)
  }
}
