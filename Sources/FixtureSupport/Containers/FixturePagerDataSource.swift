import AsyncDisplayKit
import Foundation
import UIKit

/// The data source and delegate of a generated pager in which every page has a node.
@MainActor
open class FixturePagerDataSource<Model: Sendable, Fields: Sendable>:
  FixtureCollectionDataSource<Model, Fields>, ASPagerDataSource, ASPagerDelegate
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

// Shared by the data sources of pagers with and without UIKit cells.
extension FixtureCollectionDataSource {
  /// Sets the data source and delegate of a pager node. Returns `false` if the node is not a pager
  /// node.
  func connectPager(
    _ node: ASCollectionNode, _ source: some ASPagerDataSource & ASPagerDelegate
  ) -> Bool {
    guard let pager = node as? ASPagerNode else { return false }
    pager.setDataSource(source)
    pager.setDelegate(source)
    return true
  }

  /// Records the call and returns the number of pages of the data.
  func pageCount(of pager: ASPagerNode) -> Int {
    calls.record(.numberOfPages)
    return answers.numberOfItemsInSection?(pager, 0) ?? sections.first?.items.count ?? 0
  }

  /// Records the call and returns a block that creates a page's node, or `nil` for a UIKit cell.
  func pageBlock(of pager: ASPagerNode, at index: Int) -> ASCellNodeBlock? {
    let indexPath = IndexPath(item: index, section: 0)
    calls.record(.nodeBlockAt, at: IndexPath(index: index))
    if let answer = answers.nodeBlockForItemAt { return answer(pager, indexPath) }
    guard case .node(let block) = choice(at: indexPath) else { return nil }
    return recorded(block, at: indexPath)
  }
}
