import AsyncDisplayKit
import Testing
import UIKit

/// A file that imports Testing, UIKit and AsyncDisplayKit needs the overlay of the first two.
@Test("one file imports Testing, UIKit and AsyncDisplayKit")
@MainActor
func threeModules() {
  let node = ASDisplayNode(viewBlock: { UIView(frame: .zero) })
  #expect(type(of: node.view) == UIView.self)
}
