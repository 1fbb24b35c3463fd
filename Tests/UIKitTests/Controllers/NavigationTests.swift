import Testing
import UIKit
import UIKitSimulation

@Suite("Navigation and tab bars")
@MainActor
struct NavigationTests {
  private final class Delegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: CallLog
    var refuses = false
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log("didShow \(viewController.title ?? "")") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !refuses }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log("didSelect \(viewController.title ?? "")") }
  }

  private func recorder(_ name: String, _ log: CallLog) -> Recorder {
    let controller = Recorder(name, log)
    controller.logsLayout = false
    controller.title = name
    return controller
  }

  @Test("a push shows the new top and a pop brings the old one back", arguments: [false, true])
  func pushAndPop(animated: Bool) {
    let (log, stage) = (CallLog(), Stage())
    let (root, top) = (recorder("r", log), recorder("t", log))
    let (navigation, delegate) = (UINavigationController(rootViewController: root), Delegate(log))
    navigation.delegate = delegate
    stage.show(navigation)
    stage.settle()
    log.calls = []
    stage.environment.bind { navigation.pushViewController(top, animated: animated) }
    stage.advance(0.4)
    #expect(
      log.take() == [
        "t willParent container", "willShow t", "r willDisappear", "t willAppear",
        "r didDisappear", "t didAppear", "t didParent container", "didShow t",
      ])
    #expect(top.navigationController === navigation && navigation.topViewController === top)
    #expect(navigation.navigationBar.topItem === top.navigationItem)
    #expect(root.view.superview == nil && top.view.window === stage.window)
    stage.environment.bind { _ = navigation.popViewController(animated: animated) }
    stage.advance(0.4)
    #expect(
      log.take() == [
        "t willParent none", "willShow r", "t willDisappear", "r willAppear", "t didDisappear",
        "r didAppear", "t didParent none", "didShow r",
      ])
    #expect(top.parent == nil && navigation.popViewController(animated: false) == nil)
  }

  @Test("a whole stack is set at once, and popped to a member")
  func stack() {
    let stage = Stage()
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    stage.show(navigation)
    navigation.viewControllers = controllers
    #expect(!controllers[1].isViewLoaded, "only the top loads its view")
    #expect(controllers[3].isViewLoaded)
    #expect(navigation.popToViewController(controllers[1], animated: false)?.count == 2)
    #expect(navigation.topViewController === controllers[1])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    stage.environment.bind {
      navigation.pushViewController(controllers[0], animated: false)
      _ = navigation.popToViewController(controllers[3], animated: false)
    }
    #expect(stage.log.codes == [.alreadyPushed, .notOnStack])
    #expect(navigation.viewControllers == [controllers[0]])
  }

  @Test("bars are part of the content's safe area, or shrink it when it does not reach below")
  func bars() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    stage.settle()
    #expect(content.view.frame == stage.window.bounds)
    #expect(content.view.safeAreaInsets.top == 64)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    content.edgesForExtendedLayout = []
    stage.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(content.view.safeAreaInsets.top == 0)
    navigation.isNavigationBarHidden = true
    stage.settle()
    #expect(content.view.frame == stage.window.bounds)
    #expect(content.view.safeAreaInsets.top == 20)
  }

  // Source: `BarHeight`.
  @Test(
    "a phone in landscape has lower bars unless it is wide, and a pad has higher ones",
    arguments: [
      (RuntimeEnvironment.Traits(), [44, 44, 49]),
      (.init(horizontalSizeClass: .compact, verticalSizeClass: .compact), [32, 32, 32]),
      (.init(horizontalSizeClass: .regular, verticalSizeClass: .compact), [44, 44, 49]),
      (.init(horizontalSizeClass: .regular, userInterfaceIdiom: .pad), [50, 50, 49]),
    ] as [(RuntimeEnvironment.Traits, [CGFloat])])
  func barHeights(traits: RuntimeEnvironment.Traits, heights: [CGFloat]) {
    let stage = Stage(traits: traits)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == heights[0])
    #expect(navigation.toolbar.frame.height == heights[1] + heights[2])
    #expect(tabs.tabBar.frame.height == heights[2])
    #expect(content.view.safeAreaInsets.top == heights[0])
    #expect(content.view.safeAreaInsets.bottom == heights[1] + heights[2])
  }

  @Test("a bar button calls a method of a target that it does not retain")
  func barButtons() {
    @MainActor
    final class Owner {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func add() { log("add") }
    }
    let log = CallLog()
    var owner: Owner? = Owner(log)
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: owner!, action: Selector("add", Owner.add))
    item.tap()
    item.isEnabled = false
    item.tap()
    item.isEnabled = true
    owner = nil
    item.tap()
    #expect(log.take() == ["add"])
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    #expect(controller.navigationItem.rightBarButtonItems == [item])
  }

  @Test("a tab is chosen by code silently and by hand with the delegate's leave")
  func tabs() {
    let (log, stage) = (CallLog(), Stage())
    let (one, two) = (recorder("1", log), recorder("2", log))
    let (tabs, delegate) = (UITabBarController(), Delegate(log))
    tabs.delegate = delegate
    tabs.viewControllers = [one, two]
    stage.show(tabs)
    stage.settle()
    #expect(tabs.selectedIndex == 0 && !two.isViewLoaded)
    log.calls = []
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "1 willDisappear", "2 willAppear", "1 didDisappear", "2 didAppear",
      ])
    delegate.refuses = true
    tabs.tapItem(at: 0)
    #expect(tabs.selectedViewController === two && log.take().isEmpty)
    delegate.refuses = false
    tabs.tapItem(at: 1)
    #expect(log.take() == ["didSelect 2"])
    tabs.tapItem(at: 7)
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 1)
    #expect(two.view.safeAreaInsets.bottom == 49)
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2"])
    #expect(two.tabBarController === tabs)
  }

  @Test("a tap on the selected tab returns to the root of its navigation controller")
  func tapOnSelectedTab() {
    let (stage, tabs) = (Stage(), UITabBarController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    stage.show(tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 0)
    #expect(navigation.viewControllers.count == 2)
    tabs.tapItem(at: 0)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
