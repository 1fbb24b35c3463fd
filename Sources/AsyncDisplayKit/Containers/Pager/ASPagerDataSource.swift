import UIKit

/// Describes the pages of a pager node.
///
/// The count has to be there, and one of the two sources of nodes. All members are called on the
/// main actor. Source: `ASPagerNode.h`, `ASPagerDataSource`.
@preconcurrency @MainActor
public protocol ASPagerDataSource: AnyObject {
  /// Asks the data source for the number of pages.
  func numberOfPages(in pagerNode: ASPagerNode) -> Int
  /// Asks the data source for the closure that builds a page, usually in the background; used where
  /// it is there.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock
  /// Asks the data source for the closure that builds a page, or `nil` for a UIKit cell.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock?
  /// Asks the data source for a page.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode
  /// Asks the data source for a page, or `nil` for a UIKit cell.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode?
}

extension ASPagerDataSource {
  /// Reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeBlockAt index: Int
  ) -> ASCellNodeBlock {
    pagerNode.notImplemented()
    return { ASCellNode() }
  }

  /// Reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeBlockAt index: Int
  ) -> ASCellNodeBlock? { pagerNode.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeAt index: Int
  ) -> ASCellNode { pagerNode.notImplemented(returning: ASCellNode()) }

  /// Reports the method as not implemented.
  public func pagerNode(
    _ pagerNode: ASPagerNode, nodeAt index: Int
  ) -> ASCellNode? { pagerNode.notImplemented(returning: nil) }
}
