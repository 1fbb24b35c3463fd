import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Index paths of the nodes of headers, and what Texture's container does with them.
@Suite("Index paths of supplementary nodes") @MainActor
struct SupplementaryIndexPathTests {
  private let host = ContainerHost()
  private let source = GridSource(sections: 2, items: 2)
  private let kind = UICollectionView.elementKindSectionHeader

  private func showSections() -> ASCollectionNode {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    return host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
    }
  }

  private func header(ofSection section: Int, in node: ASCollectionNode) throws -> ASCellNode {
    let path = IndexPath(item: 0, section: section)
    return try #require(node.view.supplementaryNode(forElementKind: kind, at: path))
  }

  // Source: `ASElementMap.mm`, `-initWithSections:items:supplementaryElements:`, whose table of index
  // paths has the supplementary elements; `ASCellNode.mm`, `-indexPath`.
  @Test("a header's node has the index path of its section's header, until the section is gone")
  func indexPaths() throws {
    let node = showSections()
    try host.bind {
      let header = try header(ofSection: 1, in: node)
      let path = IndexPath(item: 0, section: 1)
      #expect(header.indexPath == path)
      #expect(node.indexPath(for: header) == path && node.view.indexPath(for: header) == path)
      source.sections.remove(at: 0)
      node.performBatch(animated: false) { node.deleteSections([0]) }
      node.waitUntilAllUpdatesAreProcessed()
      #expect(header.indexPath == IndexPath(item: 0, section: 0))
      source.sections.remove(at: 0)
      node.performBatch(animated: false) { node.deleteSections([0]) }
      node.waitUntilAllUpdatesAreProcessed()
      #expect(header.indexPath == nil && node.indexPath(for: header) == nil)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-nodeSelectedStateDidChange:`.
  @Test("the selection of a header's node selects item 0 of its section, which is an advisory")
  func selection() throws {
    let node = showSections()
    try host.bind {
      let header = try header(ofSection: 1, in: node)
      header.isSelected = true
      #expect(node.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
      #expect(node.nodeForItem(at: IndexPath(item: 0, section: 1))?.isSelected == true)
      header.isSelected = false
      #expect(node.indexPathsForSelectedItems == [])
      let advisories = host.reports.all.filter { $0.code == .stateOfSupplementaryNode }
      #expect(advisories.map(\.severity) == [.advisory, .advisory])
      #expect(advisories.first?.numbers == [1, 0])
    }
  }

  // Source: `ASCollectionView.mm`, `-nodeHighlightedStateDidChange:`.
  @Test("the highlight of a header's node highlights the cell of item 0 of its section")
  func highlight() throws {
    let node = showSections()
    try host.bind {
      try header(ofSection: 0, in: node).isHighlighted = true
      let cells = (0..<2).map { node.cellForItem(at: IndexPath(item: 0, section: $0)) }
      #expect(cells.map { $0?.isHighlighted } == [true, false])
      #expect(host.reports.all.map(\.code) == [.stateOfSupplementaryNode])
    }
  }
}
