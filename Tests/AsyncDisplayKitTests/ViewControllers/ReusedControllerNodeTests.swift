import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes of view controllers whose views are shown without the controller.
///
/// Source: `_ASDisplayView.mm`, `-didMoveToSuperview`.
@Suite("Reused nodes of view controllers") @MainActor
struct ReusedControllerNodeTests {
  @Test("a node that is shown after its controller is gone is reported")
  func withoutController() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      var controller: ASDKViewController<ASDisplayNode>? = ASDKViewController(node: node)
      controller?.loadViewIfNeeded()
      controller = nil
      let window = makeWindow()
      window.addSubview(node.view)
      #expect(log.codes == [.controllerNodeReused])
      node.view.removeFromSuperview()
      #expect(log.codes.count == 1)
    }
  }

  @Test("a node is shown with its controller, alone, as a child, or in a cell, without a report")
  func withController() {
    withNodeEnvironment { _, log in
      let window = makeWindow()
      let child = ASDKViewController(node: ASDisplayNode())
      let parent = ASDKViewController(node: ASDisplayNode())
      window.rootViewController = UINavigationController(rootViewController: parent)
      window.layoutIfNeeded()
      parent.addChild(child)
      parent.node.addSubnode(child.node)
      child.didMove(toParent: parent)
      let cell = ASCellNode(
        viewControllerBlock: { ASDKViewController(node: ASDisplayNode()) }, didLoad: nil)
      cell.clipsToBounds = true
      window.addSubview(cell.view)
      window.layoutIfNeeded()
      #expect(!log.codes.contains(.controllerNodeReused))
    }
  }
}
