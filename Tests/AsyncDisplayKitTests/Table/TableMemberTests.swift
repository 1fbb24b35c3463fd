import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Members of tables that pass to the view, or to a longer form of themselves.
///
/// Source: `ASTableNode.mm`, the methods of the same names.
@Suite("Members of table nodes") @MainActor
struct TableMemberTests {
  private final class Rows: ASTableDataSource {
    var counts = [3, 2]

    func numberOfSections(in tableNode: ASTableNode) -> Int { counts.count }
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      { FixedCellNode(size: CGSize(width: 100, height: 40)) }
    }
  }

  private let host = ContainerHost()
  private let rows = Rows()

  private func table() -> ASTableNode {
    host.retained.append(rows)
    return host.show(ASTableNode()) { $0.dataSource = rows }
  }

  @Test("properties have the value that was set, before and after load")
  func properties() {
    host.bind {
      let node = ASTableNode()
      for isLoaded in [false, true] {
        if isLoaded { _ = node.view }
        for value in [false, true] {
          node.allowsSelection = value
          node.allowsMultipleSelection = value
          node.automaticallyAdjustsContentOffset = value
          #expect(node.allowsSelection == value)
          #expect(node.allowsMultipleSelection == value)
          #expect(node.automaticallyAdjustsContentOffset == value)
        }
      }
      #expect(node.view.allowsSelection && node.view.allowsMultipleSelection)
    }
  }

  @Test("tuning without a mode is that of the full mode")
  func tuning() {
    host.bind {
      let node = ASTableNode()
      let parameters = ASRangeTuningParameters(
        leadingBufferScreenfuls: 3, trailingBufferScreenfuls: 4)
      node.setTuningParameters(parameters, for: .display)
      #expect(node.tuningParameters(for: .full, rangeType: .display) == parameters)
      #expect(node.tuningParameters(for: .display) == parameters)
      #expect(node.tuningParameters(for: .preload) != parameters)
    }
  }

  @Test("points and rectangles find rows")
  func lookups() {
    let node = table()
    host.bind {
      let second = node.rectForRow(at: IndexPath(row: 1, section: 0))
      let first = IndexPath(row: 0, section: 0)
      #expect(node.indexPathForRow(at: CGPoint(x: 5, y: second.midY))?.row == 1)
      #expect(node.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
      let rect = CGRect(x: 0, y: second.minY - 5, width: 10, height: 10)
      #expect(node.indexPathsForRows(in: rect) == [first, IndexPath(row: 1, section: 0)])
    }
  }

  @Test("batches whose closures do not escape are applied, and complete")
  func batches() {
    let node = table()
    var log: [String] = []
    func change(_ count: Int) -> () -> Void {
      {
        rows.counts[1] = count
        let path = IndexPath(row: count - 1, section: 1)
        node.insertRows(at: [path], with: .none)
        log.append("edited")
      }
    }
    func batch(_ updates: () -> Void) {
      node.performBatch(animated: false, updates: updates) { log.append("batch \($0)") }
    }
    func update(_ updates: () -> Void) {
      node.performBatchUpdates(updates) { log.append("updates \($0)") }
    }
    host.bind {
      batch(change(3))
      host.settle()
      update(change(4))
      host.settle()
      #expect(log == ["edited", "batch true", "edited", "updates true"])
      #expect(node.numberOfRows(inSection: 1) == 4)
    }
  }

  // Source: `_ASTableViewCell`, `-setElement:` in `ASTableView.mm`; `ASCollectionView.mm`,
  // `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  @Test("the background of a selected cell is the node's")
  func selectedBackground() throws {
    let node = table()
    try host.bind {
      let path = IndexPath(row: 0, section: 0)
      let background = UIView()
      let row = try #require(node.nodeForRow(at: path))
      row.selectedBackgroundView = background
      #expect(row.selectedBackgroundView === background)
      row.focusStyle = .custom
      #expect(row.focusStyle == .custom)
      (node.cellForRow(at: path) as? TableNodeCell)?.adoptProperties()
      #expect(node.cellForRow(at: path)?.selectedBackgroundView === background)
      #expect(node.cellForRow(at: path)?.focusStyle == .custom)
    }
  }
}
