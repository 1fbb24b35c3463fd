import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct NodeControllerTests {
  final class Controller: ASNodeController<RecordingNode> {
    private(set) var heard: [String] = []
    private(set) var loads = 0

    override func loadNode() {
      loads += 1
      node = RecordingNode()
    }
    override func nodeDidLoad() { heard.append("load") }
    override func nodeDidLayout() { heard.append("layout") }
    override func didEnterPreloadState() { heard.append("preload") }
    override func didEnterDisplayState() { heard.append("display") }
    override func didEnterVisibleState() { heard.append("visible") }
    override func didExitVisibleState() { heard.append("not visible") }
    override func didExitDisplayState() { heard.append("not display") }
    override func interfaceStateDidChange(
      _ newState: ASInterfaceState, from oldState: ASInterfaceState
    ) {
      super.interfaceStateDidChange(newState, from: oldState)
      heard.append("\(oldState.rawValue) to \(newState.rawValue)")
    }
  }

  @Test("the node is made when it is asked for, once, and knows its controller")
  func load() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      #expect(controller.loads == 0)
      let node = controller.node
      #expect(controller.node === node)
      #expect(controller.loads == 1)
      #expect(node?.nodeController === controller)
      #expect(ASNodeController<ASDisplayNode>().node != nil)
    }
  }

  @Test("the controller receives what happens to its node")
  func hooks() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      let window = makeWindow()
      window.addSubview(controller.node.view)
      controller.node.view.removeFromSuperview()
      #expect(
        controller.heard == [
          "load", "preload", "display", "visible", "0 to 15", "not display", "not visible",
          "15 to 0",
        ])
    }
  }

  @Test("the controller keeps the node, or the node the controller")
  func references() {
    withNodeEnvironment { _, _ in
      weak var weakNode: RecordingNode?
      weak var weakController: Controller?
      var controller: Controller? = Controller()
      weakNode = controller?.node
      weakController = controller
      #expect(weakNode != nil)
      controller?.shouldInvertStrongReference = true
      #expect(weakNode == nil, "the controller no longer keeps it")
      var node = controller?.node
      controller = nil
      #expect(weakController?.node === node)
      #expect(node?.nodeController === weakController)
      node = nil
      #expect(weakController == nil)
    }
  }

  @Test("inverting back and forth keeps the node that is retained elsewhere")
  func inversion() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      let node = controller.node
      controller.shouldInvertStrongReference = true
      controller.shouldInvertStrongReference = true
      controller.shouldInvertStrongReference = false
      #expect(controller.node === node)
      #expect(controller.loads == 1)
    }
  }

  @Test("a node that is replaced continues to notify its controller, which reports an advisory")
  func replacement() {
    withNodeEnvironment { _, reports in
      let controller = Controller()
      let former: RecordingNode = controller.node
      controller.node = former
      #expect(reports.all.isEmpty)
      controller.node = RecordingNode()
      #expect(reports.all.map(\.code) == [.formerNodeOfController])
      _ = former.view
      #expect(controller.heard == ["load"])
    }
  }
}
