import UIKit

/// The methods of an object that provides the pages of a pager node.
///
/// The page count and one of the methods for nodes are required. All members are called on the main
/// actor. Source: `ASPagerNode.h`, `ASPagerDataSource`.
@preconcurrency @MainActor
public protocol ASPagerDataSource: AnyObject {
  /// Asks the data source for the number of pages.
  func numberOfPages(in pagerNode: ASPagerNode) -> Int
  /// Asks the data source for the closure that creates a page's node. If it is implemented,
  /// `pagerNode(_:nodeAt:)` is not called.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock
  /// Asks the data source for the closure that creates a page's node, or `nil` for a UIKit cell.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock?
  /// Asks the data source for the node of a page.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode
  /// Asks the data source for the node of a page. `nil` is the violation `missing-node`, and an empty cell
  /// node is shown. Source: `ASPagerNode.mm`, `-collectionNode:nodeBlockForItemAtIndexPath:`.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode?
}

extension ASPagerDataSource {
  /// The default implementation reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeBlockAt index: Int
  ) -> ASCellNodeBlock { pagerNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeBlockAt index: Int
  ) -> ASCellNodeBlock? { pagerNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeAt index: Int
  ) -> ASCellNode { pagerNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeAt index: Int
  ) -> ASCellNode? { pagerNode.notImplemented(returning: nil) }
}
