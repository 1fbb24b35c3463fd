import UIKit

/// The data source of a pager's collection view, which asks the pager's data source for pages.
@MainActor
final class PagerSourceAdapter: ASCollectionDataSource, AppObjectProxy {
  weak var source: (any ASPagerDataSource)?
  var appObject: AnyObject? { source }
  private weak var pager: ASPagerNode?

  init(_ source: (any ASPagerDataSource)?, pager: ASPagerNode) {
    self.source = source
    self.pager = pager
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    guard let pager else { return 0 }
    if let source { return source.numberOfPages(in: pager) }
    pager.view.report(
      RuntimeViolation(
        .missingDataSourceMember, subject: "\(type(of: pager))",
        message: "The pager node has no data source, so that it shows no pages.",
        remedy: "Call setDataSource(_:) before the pager is shown."))
    return 0
  }

  /// Returns the data source's block for a page.
  ///
  /// Returns `nil` if the data source implements no method for blocks: then the collection view asks for
  /// a node. A block of `nil` gives a UIKit cell. Source: `ASPagerNode.mm`,
  /// `-collectionNode:nodeBlockForItemAtIndexPath:`.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard let source, let pager else { return nil }
    let members = pager.optionalMembers
    let optional = members.ask("pagerNode(_:nodeBlockAt:)") { () -> ASCellNodeBlock? in
      source.pagerNode(pager, nodeBlockAt: indexPath.item)
    }
    if let optional {
      givesBlocks = true
      return optional
    }
    let block = members.ask("pagerNode(_:nodeBlockAt:)") { () -> ASCellNodeBlock in
      source.pagerNode(pager, nodeBlockAt: indexPath.item)
    }
    givesBlocks = block != nil
    return block
  }

  /// Returns the data source's node for a page, or an empty one for `nil`, which is reported.
  ///
  /// Source: `ASPagerNode.mm`, `-collectionNode:nodeBlockForItemAtIndexPath:`, which makes a block around the
  /// node, so that no UIKit cell is shown.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? {
    guard let source, let pager, !givesBlocks else { return nil }
    let members = pager.optionalMembers
    let optional = members.ask("pagerNode(_:nodeAt:)") { () -> ASCellNode? in
      source.pagerNode(pager, nodeAt: indexPath.item)
    }
    if let optional {
      if optional == nil {
        pager.view.report(.missingNode(indexPath, dataSource: "\(type(of: source))"))
      }
      return optional ?? ASCellNode()
    }
    return members.ask("pagerNode(_:nodeAt:)") { () -> ASCellNode in
      source.pagerNode(pager, nodeAt: indexPath.item)
    }
  }

  /// A Boolean value that indicates whether the data source returns blocks, so that it is not asked for
  /// nodes.
  ///
  /// It is set before a node is asked for, because a collection view asks for blocks first.
  private var givesBlocks = false
}
