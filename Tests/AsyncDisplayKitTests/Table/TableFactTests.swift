import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What Texture's own tests of its table view demand.
@Suite("Table facts") @MainActor
struct TableFactTests {
  private func table(
    _ source: RowSource, size: CGSize = CGSize(width: 375, height: 667),
    configure: (ASTableNode) -> Void = { _ in }
  ) -> (ContainerHost, ASTableNode) {
    let host = ContainerHost(size: size)
    host.retained.append(source)
    let node = host.bind { ASTableNode() }
    host.bind {
      node.dataSource = source
      node.delegate = source
      configure(node)
    }
    host.show(node)
    host.settle()
    return (host, node)
  }

  @Test("every row's node maps back to its own index path after a reload")
  func indexPaths() {
    let source = RowSource()
    let (host, node) = table(source)
    host.bind {
      node.reloadData()
      node.waitUntilAllUpdatesAreProcessed()
      for section in 0..<10 {
        for row in 0..<20 {
          let path = IndexPath(row: row, section: section)
          #expect(node.nodeForRow(at: path).flatMap(node.indexPath(for:)) == path)
        }
      }
    }
    #expect(host.violations.isEmpty)
  }

  @Test("a row is as high as its node and the separator, and as wide as the table")
  func rowHeights() {
    let (host, node) = table(RowSource())
    host.bind {
      let path = IndexPath(row: 0, section: 0)
      #expect(node.rectForRow(at: path).height == 40.5)
      #expect(node.nodeForRow(at: path)?.calculatedSize == CGSize(width: 375, height: 40))
      node.view.separatorStyle = .none
      node.reloadData()
      host.settle()
      #expect(node.rectForRow(at: path).height == 40)
    }
  }

  @Test("each row is measured once more when the width changes")
  func widthChange() {
    let source = RowSource(sections: 1, rows: 5)
    let (host, node) = table(source, size: CGSize(width: 500, height: 100))
    host.bind {
      let nodes = (0..<5).compactMap {
        node.nodeForRow(at: IndexPath(row: $0, section: 0)) as? CountingRowNode
      }
      let before = nodes.map(\.measurements)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
      host.settle()
      #expect(zip(nodes, before).allSatisfy { $0.measurements == $1 + 1 })
    }
  }

  @Test("deleting section 1000 is a violation that names the data source")
  func invalidDelete() {
    let (host, node) = table(RowSource())
    host.bind { node.deleteSections([1000], with: .none) }
    #expect(host.violations == [.invalidUpdate])
    #expect(host.reports.all.first?.subject == "RowSource")
  }

  @Test("an index strip narrows all rows alike")
  func indexStrip() {
    let source = RowSource()
    source.indexTitles = ["A", "B"]
    let (host, node) = table(source, size: CGSize(width: 320, height: 480))
    host.bind {
      let widths = Set(
        (0..<20).compactMap {
          node.nodeForRow(at: IndexPath(row: $0, section: 0))?.calculatedSize.width
        })
      #expect(widths.count == 1)
      #expect(widths.allSatisfy { $0 > 0 && $0 < 320 })
    }
  }

  @Test("a row without a node is a violation, as tables show no UIKit cells")
  func missingNode() {
    let source = NothingSource()
    let host = ContainerHost()
    let node = host.bind { ASTableNode() }
    host.bind { node.dataSource = source }
    host.show(node)
    host.settle()
    #expect(host.violations == [.missingTableNode, .missingTableNode])
  }

  @Test("a table fetches a batch near its end, and edits keep the first row in place on demand")
  func batchingAndOffset() {
    let source = RowSource(sections: 1, rows: 100)
    source.mayFetch = true
    let (host, node) = table(source) { $0.automaticallyAdjustsContentOffset = true }
    // The table was empty when it came into the window.
    #expect(source.fetches > 0)
    source.forgetFetches()
    host.bind {
      node.contentOffset.y = 40.5 * 10
      node.view.layoutIfNeeded()
      source.sections[0] += 1
      node.performBatch(
        animated: false,
        updates: { node.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) })
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.contentOffset.y == 40.5 * 11)
      node.contentOffset.y = 40.5 * 80
      host.settle()
    }
    #expect(source.fetches == 1)
    #expect(host.violations.isEmpty)
  }

  @MainActor
  final class NothingSource: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock? { nil }
  }
}

@MainActor
final class RowSource: NSObject, ASTableDataSource, ASTableDelegate {
  var sections: [Int]
  var indexTitles: [String]?
  var mayFetch = false
  private(set) var fetches = 0

  init(sections: Int = 10, rows: Int = 20) {
    self.sections = [Int](repeating: rows, count: sections)
  }

  func forgetFetches() { fetches = 0 }

  func numberOfSections(in tableNode: ASTableNode) -> Int { sections.count }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { CountingRowNode() }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool { mayFetch }

  func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext) {
    fetches += 1
    context.completeBatchFetching(true)
  }
}

/// A row of 40 points that counts its measurements.
final class CountingRowNode: ASCellNode {
  private(set) var measurements = 0

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: constrainedSize.width, height: 40)
  }
}
