import Testing
import UIKit

@testable import AsyncDisplayKit

/// When a cell loads its view controller, and calls the closure for it.
@Suite("Cells that wrap view controllers") @MainActor
struct ControllerCellTests {
  // Source: `ASCellNode.mm`, `-viewController`.
  @Test("asking a cell for its view controller loads it, also without one")
  func loading() {
    withNodeEnvironment { _, _ in
      let cell = ASCellNode()
      #expect(cell.viewController == nil)
      #expect(cell.isNodeLoaded)
    }
  }

  private final class LoggingCell: ASCellNode {
    var log: [String] = []
    override func didLoad() {
      super.didLoad()
      log.append("didLoad")
    }
  }

  // Source: `ASCellNode.mm`, `-didLoad`.
  @Test("the closure for the controller is called before the code of a subclass and other closures")
  func order() {
    withNodeEnvironment { _, _ in
      let cell = LoggingCell(
        viewControllerBlock: { UIViewController() },
        didLoad: { node in
          #expect(node.subnodes?.count == 1)
          (node as? LoggingCell)?.log.append("closure")
        })
      cell.onDidLoad { ($0 as? LoggingCell)?.log.append("on load") }
      _ = cell.view
      #expect(cell.log == ["closure", "didLoad", "on load"])
    }
  }

  // Source: `UIResponder+AsyncDisplayKit.mm`, `-asdk_associatedViewController`.
  @Test("the view controller of a responder is the nearest one, or the responder itself")
  func associatedController() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      let controller = ASDKViewController(node: node)
      let inner = UIView()
      controller.view.addSubview(inner)
      #expect(inner.asdk_associatedViewController === controller)
      #expect(controller.asdk_associatedViewController === controller)
      #expect(node.closestViewController === controller)
      #expect(UIView().asdk_associatedViewController == nil)
    }
  }
}
