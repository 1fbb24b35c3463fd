import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Containers that say how many controllers cover each of theirs.
@MainActor
@Suite("Visibility depth of containers")
struct VisibilityDepthTests {
  private final class Listening: ASDKViewController<ASDisplayNode> {
    var seen: [Int] = []
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      seen.append(visibilityDepth())
    }
  }

  private func withControllers(_ count: Int, _ body: ([Listening]) -> Void) {
    withNodeEnvironment { _, _ in body((0..<count).map { _ in Listening(node: ASDisplayNode()) }) }
  }

  /// Runs a body with a stack of controllers.
  private func withStack(
    of count: Int, _ body: (ASDKNavigationController, [Listening]) -> Void
  ) {
    withControllers(count) { controllers in
      let navigation = ASDKNavigationController()
      navigation.viewControllers = controllers
      body(navigation, controllers)
    }
  }

  /// Runs a body with a tab for each controller.
  private func withTabs(of count: Int, _ body: (ASTabBarController, [Listening]) -> Void) {
    withControllers(count) { controllers in
      let tabs = ASTabBarController()
      tabs.viewControllers = controllers
      body(tabs, controllers)
    }
  }

  @Test("the top of a stack has depth 0, the root 1, others one for each controller above")
  func stack() {
    withStack(of: 5) { navigation, controllers in
      #expect(controllers.map { $0.visibilityDepth() } == [1, 3, 2, 1, 0])
      #expect(navigation.visibilityDepthOfChildViewController(UIViewController()) == NSNotFound)
      navigation.popToRootViewController(animated: false)
      #expect(controllers[0].visibilityDepth() == 0)
      #expect(controllers[0].seen.last == 0)
    }
  }

  private final class Ranged: ASDKViewController<ASDisplayNode>,
    ASRangeControllerUpdateRangeProtocol
  {
    var depth = 0
    var modes: [ASLayoutRangeMode] = []
    override func visibilityDepth() -> Int { depth }
    func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { modes.append(rangeMode) }
  }

  // Source: `ASVisibilityProtocols.mm`, `ASLayoutRangeModeForVisibilityDepth`, whose number has no sign.
  @Test("a negative depth of a subclass gives the mode of low memory")
  func negativeDepth() {
    withNodeEnvironment { _, _ in
      let controller = Ranged(node: ASDisplayNode())
      for depth in [0, -1, NSNotFound] {
        controller.depth = depth
        controller.visibilityDepthDidChange()
      }
      #expect(controller.modes == [.full, .lowMemory, .lowMemory])
    }
  }

  @Test("a push tells the covered controllers, a pop those that are uncovered")
  func pushAndPop() {
    withControllers(2) { controllers in
      let navigation = ASDKNavigationController(rootViewController: controllers[0])
      navigation.pushViewController(controllers[1], animated: false)
      #expect(controllers[0].seen.last == 1)
      navigation.popViewController(animated: false)
      #expect(controllers[0].seen.last == 0)
    }
  }

  private final class CountingStack: ASDKNavigationController {
    private(set) var changes = 0
    private(set) var replacements = 0
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      changes += 1
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      super.setViewControllers(viewControllers, animated: animated)
      replacements += 1
    }
    func changes(during body: () -> Void) -> Int {
      let before = changes
      body()
      return changes - before
    }
  }

  // Source: `ASDKNavigationController.mm`, `-pushViewController:animated:` and the five other overrides.
  @Test(
    "each change of a stack notifies of depths once, its property twice, also if nothing is popped")
  func countsOfStack() {
    withControllers(3) { controllers in
      let stack = CountingStack(rootViewController: controllers[0])
      #expect(stack.changes(during: { stack.popViewController(animated: false) }) == 1)
      #expect(
        stack.changes(during: { stack.pushViewController(controllers[1], animated: false) }) == 1)
      #expect(stack.changes(during: { stack.popToRootViewController(animated: false) }) == 1)
      #expect(
        stack.changes(during: { stack.popToViewController(controllers[0], animated: false) }) == 1)
      #expect(stack.replacements == 0)
      #expect(stack.changes(during: { stack.viewControllers = controllers }) == 2)
      #expect(stack.changes(during: { stack.setViewControllers([], animated: false) }) == 1)
      #expect(stack.replacements == 2)
    }
  }

  private final class PushingStack: UINavigationController {
    private(set) var counts: [Int] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      counts.append(viewControllers.count)
      super.pushViewController(viewController, animated: animated)
    }
  }

  // UIKit's documentation of `init(rootViewController:)`: the root view controller is pushed.
  @Test("the root view controller of a new stack is pushed")
  func rootIsPushed() {
    let stack = PushingStack(rootViewController: UIViewController())
    #expect(stack.counts == [0] && stack.viewControllers.count == 1)
  }

  private final class CountingTabs: ASTabBarController {
    private(set) var changes = 0
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      changes += 1
    }
  }

  // Source: `ASTabBarController.mm`, `-setViewControllers:` and the three other overrides.
  @Test("each change of the tabs notifies of depths once, its property twice")
  func countsOfTabs() {
    withControllers(2) { controllers in
      let tabs = CountingTabs()
      tabs.viewControllers = controllers
      #expect(tabs.changes == 2)
      tabs.setViewControllers(controllers, animated: false)
      #expect(tabs.changes == 3)
      tabs.selectedIndex = 1
      #expect(tabs.changes == 4)
      tabs.selectedViewController = controllers[0]
      #expect(tabs.changes == 5)
    }
  }

  @Test("the tabs that are not shown have one more than the shown one")
  func tabs() {
    withTabs(of: 3) { tabs, controllers in
      #expect(controllers.map { $0.visibilityDepth() } == [0, 1, 1])
      tabs.selectedIndex = 2
      #expect(controllers.map { $0.seen.last } == [1, 1, 0])
      tabs.tapItem(at: 1)
      #expect(controllers.map { $0.seen.last } == [1, 0, 1])
      #expect(tabs.visibilityDepthOfChildViewController(UIViewController()) == NSNotFound)
    }
  }

  @Test("depths add up through nested containers, and a cover counts for all of them")
  func nested() {
    withControllers(3) { controllers in
      let stack = ASDKNavigationController()
      stack.viewControllers = [controllers[0], controllers[1]]
      let tabs = ASTabBarController()
      tabs.viewControllers = [stack, controllers[2]]
      #expect(controllers.map { $0.visibilityDepth() } == [1, 0, 1])
      tabs.selectedViewController = controllers[2]
      #expect(controllers.map { $0.visibilityDepth() } == [2, 1, 0])
      tabs.viewDidDisappear(false)
      #expect(controllers.map { $0.seen.last } == [3, 2, 1])
      tabs.viewWillAppear(false)
      #expect(controllers.map { $0.seen.last } == [2, 1, 0])
    }
  }

  @Test("a cover counts for a whole stack")
  func coveredStack() {
    withStack(of: 2) { navigation, controllers in
      navigation.viewDidDisappear(false)
      #expect(controllers.map { $0.seen.last } == [2, 1])
      navigation.viewWillAppear(false)
      #expect(controllers.map { $0.seen.last } == [1, 0])
    }
  }

  @Test("a controller whose depth its container counts does not count its own appearance")
  func countedByContainer() {
    withStack(of: 2) { navigation, controllers in
      let told = controllers[0].seen.count
      controllers[0].viewDidDisappear(false)
      #expect(controllers[0].seen.count == told)
      navigation.viewControllers = [controllers[1]]
      #expect(controllers[0].visibilityDepth() == 0)
    }
  }

  /// A container of an app's own that is covered five times.
  private final class Counting: UIViewController, ASManagesChildVisibilityDepth {
    func visibilityDepth() -> Int { 5 }
    func visibilityDepthDidChange() {}
    func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int { 5 }
  }

  @Test("who moves into a container that counts asks it for the depth")
  func movedIntoContainer() {
    withControllers(3) { controllers in
      let navigation = ASDKNavigationController(rootViewController: controllers[1])
      let tabs = ASTabBarController()
      tabs.viewControllers = [controllers[2]]
      let parent = Counting()
      for child in [controllers[0], navigation, tabs] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      #expect(controllers.map { $0.seen.last } == [5, 5, 5])
    }
  }

  @Test("when the shown tab goes, the one that is shown in its place is reported")
  func shownTabGone() {
    withTabs(of: 3) { tabs, controllers in
      tabs.setViewControllers([controllers[1], controllers[2]], animated: false)
      #expect(controllers[1...].map { $0.visibilityDepth() } == [0, 1])
      #expect(controllers[1...].map { $0.seen.last } == [0, 1])
    }
  }

  @Test(
    "the deeper a controller lies, the less its container keeps ready",
    arguments: [
      (0, .full), (1, .minimum), (2, .visibleOnly), (3, .lowMemory), (9, .lowMemory),
    ] as [(UInt, ASLayoutRangeMode)])
  func rangeModes(depth: UInt, mode: ASLayoutRangeMode) {
    #expect(ASLayoutRangeModeForVisibilityDepth(depth) == mode)
  }

  @Test("in other containers a controller counts by its own appearance")
  func plainContainer() {
    withControllers(1) { controllers in
      let controller = controllers[0]
      let navigation = UINavigationController(rootViewController: controller)
      controller.viewDidDisappear(false)
      #expect(controller.visibilityDepth() == 1)
      #expect(navigation.viewControllers == [controller])
    }
  }
}
