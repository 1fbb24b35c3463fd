import Foundation
import Testing
import UIKit

/// Members, room and order of tab bar controllers, beside ``NavigationTests``.
@Suite("Rules of tab bar controllers")
@MainActor
struct TabBarRuleTests {
  private let log = CallLog()
  private let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))

  private func recorder(_ name: String) -> Recorder {
    let controller = Recorder(name, log)
    controller.logsLayout = false
    controller.title = name
    return controller
  }

  private func shown(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    stage.show(tabs)
    stage.settle()
    log.calls = []
    return tabs
  }

  @Test("members that are taken away leave their container; the shown one stays while it is one")
  func members() {
    let (one, two, three) = (recorder("1"), recorder("2"), recorder("3"))
    let tabs = shown([one, two, three])
    tabs.selectedIndex = 1
    log.calls = []
    tabs.setViewControllers([three, two], animated: false)
    #expect(tabs.selectedViewController === two && tabs.selectedIndex == 1)
    #expect(log.take().filter { $0.hasPrefix("1") } == ["1 willParent none", "1 didParent none"])
    #expect(one.parent == nil && tabs.children == [two, three])
    tabs.viewControllers = [three]
    #expect(tabs.selectedViewController === three)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil && tabs.children.isEmpty)
  }

  @Test("a controller that is no member is not shown")
  func foreign() {
    let one = UIViewController()
    let tabs = shown([one])
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedViewController === one && tabs.selectedIndex == 0)
  }

  @Test("the bar marks the item of the shown controller")
  func selectedItem() {
    let (one, two) = (UIViewController(), UIViewController())
    let tabs = shown([one, two])
    #expect(tabs.tabBar.selectedItem === one.tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === two.tabBarItem)
  }

  @Test("the shown controller's view lies behind the bar, alone")
  func order() {
    let (one, two) = (UIViewController(), UIViewController())
    let tabs = shown([one, two])
    #expect(tabs.view.subviews == [one.view, tabs.tabBar])
    tabs.selectedIndex = 1
    #expect(tabs.view.subviews == [two.view, tabs.tabBar])
  }

  @Test("the bar reaches the screen's edge and is part of the safe area while it is seen")
  func room() {
    let one = UIViewController()
    let tabs = shown([one])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(one.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    stage.settle()
    #expect(one.view.safeAreaInsets.bottom == 34)
  }

  /// A controller that notes what it sees when it is about to appear.
  private final class Watcher: UIViewController {
    weak var former: UIViewController?
    var isAnimated: Bool?
    var sawFormerInWindow: Bool?
    override func viewWillAppear(_ animated: Bool) {
      isAnimated = animated
      sawFormerInWindow = former?.view.window != nil
      #expect(view.window == nil)
    }
  }

  @Test("a chosen controller is about to appear before any view moves, without animation")
  func appearing() {
    let (first, watcher) = (UIViewController(), Watcher())
    watcher.former = first
    let tabs = shown([first, watcher])
    tabs.selectedIndex = 1
    #expect(watcher.sawFormerInWindow == true && watcher.isAnimated == false)
    #expect(watcher.view.window === stage.window && first.view.window == nil)
  }

  @Test("a page is about to appear before its view is in the window", arguments: [false, true])
  func appearingPage(animated: Bool) {
    let (first, watcher) = (UIViewController(), Watcher())
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    stage.show(pages)
    stage.settle()
    stage.environment.bind {
      pages.setViewControllers([watcher], direction: .forward, animated: animated)
    }
    #expect(watcher.isAnimated == animated && watcher.view.window === stage.window)
  }
}
