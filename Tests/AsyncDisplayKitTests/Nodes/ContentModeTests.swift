import Testing
import UIKit

@testable import AsyncDisplayKit

/// The content mode of nodes, which is the gravity of their layers.
@Suite("Content modes of nodes") @MainActor
struct ContentModeTests {
  // Source: `_ASDisplayView.mm`, `-setContentMode:` and `-contentMode`.
  @Test("a content mode keeps whether a change of the bounds needs display, and redraw is reported")
  func contentMode() {
    withNodeEnvironment { _, violations in
      let node = ASDisplayNode()
      node.needsDisplayOnBoundsChange = true
      _ = node.view
      node.contentMode = .bottomLeft
      #expect(node.needsDisplayOnBoundsChange && node.contentMode == .bottomLeft)
      #expect(node.contentsGravity == CALayerContentsGravity.bottomLeft.rawValue)
      node.contentsGravity = CALayerContentsGravity.resizeAspect.rawValue
      #expect(node.contentMode == .scaleAspectFit && node.view.contentMode == .scaleAspectFit)
      #expect(violations.all.isEmpty)
      node.needsDisplayOnBoundsChange = false
      node.contentMode = .redraw
      #expect(!node.needsDisplayOnBoundsChange && node.contentMode == .scaleToFill)
      #expect(violations.codes == [.redrawContentMode])
      let label = ASTextNode()
      label.contentMode = .center
      #expect(label.layer.needsDisplayOnBoundsChange && label.view.contentMode == .center)
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-contentMode`.
  @Test("the content mode of a layer-backed node is the gravity of its layer")
  func layerContentMode() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.isLayerBacked = true
      _ = node.layer
      node.contentMode = .top
      #expect(node.layer.contentsGravity == .top)
      node.layer.contentsGravity = .bottomRight
      #expect(node.contentMode == .bottomRight)
    }
  }
}
