import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The rows of a table node that are visible, and the heights that it asks for.
@Suite("Visible rows") @MainActor
struct VisibleRowTests {
  private let host = ContainerHost()
  private let rows = RowSource(sections: 1, rows: 100)

  // Source: `ASTableNode.mm`, `-indexPathsForVisibleRows`; `ASTableView.mm`, `-visibleNodes` and
  // `-tableView:willDisplayCell:forRowAtIndexPath:`.
  @Test("the node's visible rows are those that were displayed; the view's are those in its bounds")
  func scrolledRows() {
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    host.bind {
      let first = IndexPath(row: 0, section: 0)
      #expect(node.indexPathsForVisibleRows().first == first)
      let tenth = IndexPath(row: 10, section: 0)
      node.view.contentOffset = node.rectForRow(at: tenth).origin
      #expect(node.indexPathsForVisibleRows().first == first)
      #expect(node.view.indexPathsForVisibleRows?.first == tenth)
      node.view.layoutIfNeeded()
      #expect(node.indexPathsForVisibleRows().first == tenth)
      #expect(node.visibleNodes.map(\.indexPath) == node.indexPathsForVisibleRows())
    }
  }

  // Source: `ASTableView.mm`, `-relayoutItems`, which begins no update of UIKit's.
  @Test("relayoutItems measures the rows again, and UIKit keeps the heights that it has")
  func relayout() throws {
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    try host.bind {
      let path = IndexPath(row: 0, section: 0)
      let row = try #require(node.nodeForRow(at: path) as? CountingRowNode)
      let former = row.measurements
      let rect = node.rectForRow(at: path)
      row.height = 70
      row.invalidateCalculatedLayout()
      node.relayoutItems()
      #expect(row.measurements > former && row.calculatedSize.height == 70)
      node.view.layoutIfNeeded()
      #expect(node.rectForRow(at: path) == rect)
    }
  }
}
