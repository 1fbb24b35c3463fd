import Testing
import UIKit

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

  private func controllers(_ count: Int) -> [Listening] {
    (0..<count).map { _ in Listening(node: ASDisplayNode()) }
  }

  @Test("the top of a stack has depth 0, the root 1, others one for each controller above")
  func stack() {
    withNodeEnvironment { _, _ in
      let controllers = controllers(5)
      let navigation = ASDKNavigationController()
      navigation.viewControllers = controllers
      #expect(controllers.map { $0.visibilityDepth() } == [1, 3, 2, 1, 0])
      #expect(navigation.visibilityDepthOfChildViewController(UIViewController()) == NSNotFound)
      navigation.popToRootViewController(animated: false)
      #expect(controllers[0].visibilityDepth() == 0)
      #expect(controllers[0].seen.last == 0)
    }
  }

  @Test("a push tells the covered controllers, a pop those that are uncovered")
  func pushAndPop() {
    withNodeEnvironment { _, _ in
      let controllers = controllers(2)
      let navigation = ASDKNavigationController(rootViewController: controllers[0])
      navigation.pushViewController(controllers[1], animated: false)
      #expect(controllers[0].seen.last == 1)
      navigation.popViewController(animated: false)
      #expect(controllers[0].seen.last == 0)
    }
  }

  @Test("the tabs that are not shown have one more than the shown one")
  func tabs() {
    withNodeEnvironment { _, _ in
      let controllers = controllers(3)
      let tabs = ASTabBarController()
      tabs.viewControllers = controllers
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
    withNodeEnvironment { _, _ in
      let controllers = controllers(3)
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

  @Test("in other containers a controller counts by its own appearance")
  func plainContainer() {
    withNodeEnvironment { _, _ in
      let controller = controllers(1)[0]
      let navigation = UINavigationController(rootViewController: controller)
      controller.viewDidDisappear(false)
      #expect(controller.visibilityDepth() == 1)
      #expect(navigation.viewControllers == [controller])
    }
  }
}
