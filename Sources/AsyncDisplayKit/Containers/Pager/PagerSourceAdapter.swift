import UIKit

/// Tells a collection view of the pages that a pager's data source describes.
@MainActor
final class PagerSourceAdapter: ASCollectionDataSource {
  weak var source: (any ASPagerDataSource)?
  private weak var pager: ASPagerNode?

  init(_ source: any ASPagerDataSource, pager: ASPagerNode) {
    self.source = source
    self.pager = pager
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    guard let source, let pager else { return 0 }
    return source.numberOfPages(in: pager)
  }

  /// The block of a page: the data source's where it has blocks, else one around its node.
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

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? {
    guard let source, let pager, !givesBlocks else { return nil }
    let members = pager.optionalMembers
    let optional = members.ask("pagerNode(_:nodeAt:)") { () -> ASCellNode? in
      source.pagerNode(pager, nodeAt: indexPath.item)
    }
    if let optional { return optional }
    return members.ask("pagerNode(_:nodeAt:)") { () -> ASCellNode in
      source.pagerNode(pager, nodeAt: indexPath.item)
    }
  }

  /// Whether the data source has blocks, so that its nodes are not asked for.
  ///
  /// It is known before anyone asks for a node: a collection asks for blocks first.
  private var givesBlocks = false
}
