import AsyncDisplayKit

/// A cell around a number of nodes that all look alike.
final class PlainCellNode: ASCellNode {
  init(nodeCount: Int) {
    super.init()
    automaticallyManagesSubnodes = true
    let nodes = (0..<nodeCount).map { _ in ASDisplayNode() }
    layoutSpecBlock = { _, _ in ASAbsoluteLayoutSpec(children: nodes) }
  }
}
