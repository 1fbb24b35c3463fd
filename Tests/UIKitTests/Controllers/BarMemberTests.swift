import Testing
import UIKit
import UIKitSimulation

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

  @Test("a tap on a button without an action shows its menu, a long press on one with an action")
  func menu() {
    var count = 0
    let menu = UIMenu(title: "Sort", children: [UIAction(title: "By name") { _ in count += 1 }])
    let plain = UIBarButtonItem(title: "Sort", menu: menu)
    #expect(plain.visibleMenu == nil)
    plain.tap()
    #expect(plain.visibleMenu === menu)
    let both = UIBarButtonItem(primaryAction: UIAction { _ in count += 10 }, menu: menu)
    both.tap()
    #expect(both.visibleMenu == nil)
    #expect(count == 10)
    both.press()
    #expect(both.visibleMenu === menu)
    both.isEnabled = false
    both.shownMenu = nil
    both.press()
    #expect(both.visibleMenu == nil)
  }

  @Test("a tap on a button that shows its menu as its action sends no other event")
  func menuOfButton() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    button.menu = UIMenu(title: "", children: [])
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(events == ["up"])
    #expect(button.visibleMenu == nil)
    button.showsMenuAsPrimaryAction = true
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(events == ["up", "cancel"])
    #expect(button.visibleMenu === button.menu)
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
