import AsyncDisplayKit
import Foundation
import UIKit

/// The data source and delegate of a generated pager in which every page has a node.
@MainActor
open class FixturePagerDataSource<Model: Sendable, Fields: Sendable>:
  FixtureCollectionDataSource<Model, Fields>, ASPagerDataSource, ASPagerDelegate
{
  /// The container node, made at the first reading, with this data source and delegate.
  public var pagerNode: ASPagerNode? { collectionNode as? ASPagerNode }

  /// Makes the container node; generated classes give it the fixture's properties.
  open override func makeNode() -> ASPagerNode {
    ASPagerNode()
  }

  /// Connects the node by the pager's own setters.
  override func connect(_ node: ASCollectionNode) {
    if !connectPager(node, self) { super.connect(node) }
  }

  /// Answers with the number of pages of the data.
  open func numberOfPages(in pagerNode: ASPagerNode) -> Int { pageCount(of: pagerNode) }

  /// Answers with a block that makes the page's node, or nil for a plain cell.
  open func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock? {
    pageBlock(of: pagerNode, at: index)
  }
}
