import AsyncDisplayKit

/// A cell of the feed: the fourteen elements of ``FeedTree`` as managed subnodes.
final class FeedCellNode: ASCellNode {
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    FeedTree.cell(index)
  }
}
