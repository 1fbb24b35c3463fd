import Testing
import UIKit

@testable import AsyncDisplayKit

/// What layers of nodes reject.
///
/// Sources: `_ASDisplayLayer.mm`, `-setPosition:`, `-setBounds:` and `-setTransform:`; `ASDimension.h`,
/// `ASIsCGRectValidForLayout`; `ASDisplayNode+UIViewBridge.mm`, `-setFrame:`.
@Suite("Geometry of layers of nodes") @MainActor
struct LayerGeometryTests {
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func loadedNode() -> ASDisplayNode {
    let node = ASDisplayNode()
    node.frame = frame
    _ = node.view
    return node
  }

  @Test("a layer keeps its geometry when an invalid one is set, and reports each")
  func invalidLayer() {
    withNodeEnvironment { _, log in
      let node = loadedNode()
      node.layer.position = CGPoint(x: CGFloat.nan, y: 0)
      node.layer.bounds = CGRect(x: 0, y: 0, width: -1, height: 4)
      node.layer.frame = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
      node.layer.position = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0)
      var transform = CATransform3DIdentity
      transform.m11 = .nan
      node.layer.transform = transform
      #expect(node.frame == frame && CATransform3DIsIdentity(node.layer.transform))
      #expect(log.codes == Array(repeating: .invalidGeometry, count: 5))
      #expect(log.all.first?.message.contains("position") == true)
    }
  }

  @Test("a view of a node reports an invalid frame once")
  func invalidView() {
    withNodeEnvironment { _, log in
      let node = loadedNode()
      node.view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      #expect(node.view.frame == frame)
      #expect(log.codes == [.invalidGeometry])
    }
  }

  @Test(
    "a node rejects a negative size, its bounds at load at the latest", arguments: [false, true])
  func negativeSize(isLoaded: Bool) {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      if isLoaded { _ = node.view }
      node.frame = frame
      node.frame = CGRect(x: 0, y: 0, width: -5, height: 5)
      node.bounds = CGRect(x: 0, y: 0, width: 5, height: -5)
      _ = node.view
      #expect(node.bounds.size == (isLoaded ? frame.size : .zero))
      #expect(log.codes == [.invalidGeometry, .invalidGeometry])
    }
  }

  @Test("a node that wraps a foreign view passes a negative size to it")
  func foreignView() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode(viewBlock: { UIView() })
      _ = node.view
      node.frame = CGRect(x: 5, y: 0, width: -5, height: 5)
      #expect(node.view.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(log.all.isEmpty)
    }
  }
}
