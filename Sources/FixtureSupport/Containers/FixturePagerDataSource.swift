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

// What the data sources of pagers do alike, with plain cells among the nodes and without.
extension FixtureCollectionDataSource {
  /// Connects a pager by its own setters; returns whether the node is one.
  func connectPager(
    _ node: ASCollectionNode, _ source: some ASPagerDataSource & ASPagerDelegate
  ) -> Bool {
    guard let pager = node as? ASPagerNode else { return false }
    pager.setDataSource(source)
    pager.setDelegate(source)
    return true
  }

  /// Notes the question and counts the pages of the data.
  func pageCount(of pager: ASPagerNode) -> Int {
    calls.record(.numberOfPages)
    return answers.numberOfItemsInSection?(pager, 0) ?? sections.first?.items.count ?? 0
  }

  /// Notes the question and answers with a block for a page's node, or nil for a plain cell.
  func pageBlock(of pager: ASPagerNode, at index: Int) -> ASCellNodeBlock? {
    let indexPath = IndexPath(item: index, section: 0)
    calls.record(.nodeBlockAt, at: IndexPath(index: index))
    if let answer = answers.nodeBlockForItemAt { return answer(pager, indexPath) }
    guard case .node(let block) = choice(at: indexPath) else { return nil }
    return recorded(block, at: indexPath)
  }
}
