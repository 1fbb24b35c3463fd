import AsyncDisplayKit

/// The data source and delegate of a generated pager with UIKit cells among nodes.
@MainActor
open class FixtureInteropPagerDataSource<Model: Sendable, Fields: Sendable>:
  FixtureInteropCollectionDataSource<Model, Fields>, ASPagerDataSource, ASPagerDelegate
{
  /// The collection node as a pager node.
  public var pagerNode: ASPagerNode? { collectionNode as? ASPagerNode }

  /// Returns a new pager node. Generated classes override it with the fixture's properties.
  open override func makeNode() -> ASPagerNode {
    ASPagerNode()
  }

  /// Sets the data source and delegate with the pager node's setters.
  override func connect(_ node: ASCollectionNode) {
    if !connectPager(node, self) { super.connect(node) }
  }

  /// Returns the number of pages of the data.
  open func numberOfPages(in pagerNode: ASPagerNode) -> Int { pageCount(of: pagerNode) }

  /// Returns a block that creates the page's node, or `nil` for a UIKit cell.
  open func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock? {
    pageBlock(of: pagerNode, at: index)
  }
}
