import UIKit

/// Describes the pages of a pager node.
///
/// The count has to be there, and one of the two sources of nodes. All members are called on the
/// main actor. Source: Texture's `ASPagerDataSource`.
@preconcurrency @MainActor
public protocol ASPagerDataSource: AnyObject {
  /// Returns the number of pages.
  func numberOfPages(in pagerNode: ASPagerNode) -> Int
  /// Returns the closure that builds a page, usually in the background; used where it is there.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock
  /// Returns the closure that builds a page, or nil for a UIKit cell.
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock?
  /// Returns a page.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode
  /// Returns a page, or nil for a UIKit cell.
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode?
}

extension ASPagerDataSource {
  /// Declines.
  public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    pagerNode.optionalMembers.decline()
    return { ASCellNode() }
  }

  /// Declines.
  public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock? {
    pagerNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode {
    pagerNode.optionalMembers.decline()
    return ASCellNode()
  }

  /// Declines.
  public func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode? {
    pagerNode.optionalMembers.decline()
    return nil
  }
}
