import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// When a table measures its rows, waits for updates and loads its data.
///
/// Source: `ASTableView.mm` and `ASTableNode.mm`, the methods that the tests name.
@Suite("Updates of tables") @MainActor
struct TableUpdateRuleTests {
  private let host = ContainerHost()
  private let path = IndexPath(row: 0, section: 0)

  /// Rows of an area of 12,000 square points, so that a narrower table has higher rows.
  private final class Rows: NSObject, ASTableDataSource, ASTableDelegate {
    var count = 40
    var questions: [IndexPath] = []
    var answer: (IndexPath) -> IndexPath? = { $0 }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { AreaCell() } }
    func tableNode(
      _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
    ) -> ASSizeRange {
      questions.append(indexPath)
      return ASSizeRangeUnconstrained
    }
    func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      answer(indexPath)
    }
  }

  private final class AreaCell: ASCellNode {
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      CGSize(width: constrainedSize.width, height: 12_000 / constrainedSize.width)
    }
  }

  private func table(_ rows: Rows, prepare: (ASTableNode) -> Void = { _ in }) -> ASTableNode {
    host.retained.append(rows)
    return host.show(ASTableNode()) {
      $0.dataSource = rows
      $0.delegate = rows
      prepare($0)
    }
  }

  // Source: `ASTableView.mm`, `-layoutSubviews`.
  @Test("a row that waits to be measured is measured once for a new width")
  func newWidth() {
    let rows = Rows()
    let node = table(rows)
    host.bind {
      rows.questions = []
      node.nodeForRow(at: path)?.setNeedsLayout()
      node.view.nodeForRow(at: path).map(node.view.nodeDidInvalidateSize)
      node.frame.size.width = 300
      node.view.layoutIfNeeded()
      #expect(rows.questions.filter { $0 == path }.count == 1)
      #expect(node.nodeForRow(at: path)?.calculatedSize == CGSize(width: 300, height: 40))
      #expect(node.view.resizedNodes.isEmpty)
    }
  }

  // Source: `ASTableView.mm`, `-layoutSubviews` and `-endAdjustingContentOffsetAnimated:`: an update that is not
  // animated keeps the first row at its place.
  @Test(
    "a new width is an animated update, except while the layer is animated",
    arguments: [false, true])
  func widthAnimation(isInsideOfAnimation: Bool) {
    let rows = Rows()
    let node = table(rows) { $0.automaticallyAdjustsContentOffset = true }
    host.bind {
      node.contentOffset.y = 10 * node.rectForRow(at: path).height
      host.settle()
      let offset = node.contentOffset.y
      if isInsideOfAnimation {
        node.layer.add(CABasicAnimation(keyPath: "bounds"), forKey: "bounds")
      }
      node.frame.size.width = 300
      node.view.layoutIfNeeded()
      #expect((node.contentOffset.y == offset) == !isInsideOfAnimation)
    }
  }

  // Source: `ASTableView.mm`, `-convertIndexPathFromTableNode:waitingIfNeeded:`.
  @Test("selecting nil waits for the updates, also as the answer of a delegate")
  func nilSelection() {
    let rows = Rows()
    let node = table(rows)
    host.bind {
      node.reloadData()
      #expect(node.isProcessingUpdates)
      node.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(!node.isProcessingUpdates && node.indexPathForSelectedRow == nil)
      rows.answer = { _ in
        node.reloadData()
        return nil
      }
      node.view.cellForRow(at: path).map(host.tap)
      #expect(!node.isProcessingUpdates && node.indexPathForSelectedRow == nil)
    }
  }

  // Source: `ASTableNode.h`, `-rectForRowAtIndexPath:` and `-cellForRowAtIndexPath:`.
  @Test("asking for a row that is not there is no mistake, scrolling to it is an advisory")
  func missingRows() {
    let rows = Rows()
    let node = table(rows)
    let missing = IndexPath(row: 100, section: 0)
    host.bind {
      #expect(node.cellForRow(at: missing) == nil && node.rectForRow(at: missing) == .zero)
      #expect(host.reports.all.isEmpty)
      node.scrollToRow(at: missing, at: .top, animated: false)
      node.deselectRow(at: missing, animated: false)
      #expect(host.reports.all.map(\.code) == [.unknownIndexPath, .unknownIndexPath])
    }
  }

  // Source: `ASTableView.mm`, `-setAsyncDataSource:` and `-numberOfSectionsInDataController:`.
  @Test("a table without a data source has an empty section, also after it had one")
  func noSource() {
    host.bind {
      let empty = ASTableNode()
      #expect(empty.numberOfSections == 1 && empty.numberOfRows(inSection: 0) == 0)
    }
    let rows = Rows()
    let node = table(rows)
    host.bind {
      #expect(node.numberOfRows(inSection: 0) == 40)
      node.dataSource = nil
      host.settle()
      #expect(node.numberOfSections == 1 && node.numberOfRows(inSection: 0) == 0)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASTableView.mm`, `-numberOfSectionsInDataController:`, which sends the message to nil.
  @Test("a deallocated data source has no section if it implemented their number, else one")
  func deallocatedSource() {
    let (node, plain) = host.bind { (ASTableNode(), ASTableNode()) }
    for table in [node, plain] {
      let (sections, rows) = (RowSource(sections: 2, rows: 1), Rows())
      host.bind {
        table.dataSource = table === node ? sections : rows
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(table.numberOfSections == (table === node ? 2 : 1))
        host.settle()
      }
    }
    host.bind {
      for table in [node, plain] {
        #expect(table.dataSource == nil)
        table.reloadData()
        table.waitUntilAllUpdatesAreProcessed()
      }
      #expect(node.numberOfSections == 0 && plain.numberOfSections == 1)
      node.dataSource = nil
      node.reloadData()
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.numberOfSections == 1)
    }
  }

  // Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-setTuningParameters:forRangeMode:rangeType:` and
  // `-tuningParametersForRangeMode:rangeType:`.
  @Test("tuning parameters of no range mode are reported")
  func tuningWithoutMode() {
    let some = ASRangeTuningParameters(leadingBufferScreenfuls: 3, trailingBufferScreenfuls: 3)
    host.bind {
      let (table, collection) = (ASTableNode(), ASCollectionNode.flow())
      table.setTuningParameters(some, for: .unspecified, rangeType: .display)
      #expect(table.tuningParameters(for: .unspecified, rangeType: .display) == .zero)
      collection.setTuningParameters(some, for: .unspecified, rangeType: .display)
      #expect(collection.tuningParameters(for: .unspecified, rangeType: .display) == .zero)
      collection.view.setTuningParameters(some, for: .unspecified, rangeType: .display)
      #expect(collection.view.tuningParameters(for: .unspecified, rangeType: .display) == .zero)
      table.view.setTuningParameters(some, for: .unspecified, rangeType: .display)
      #expect(table.view.tuningParameters(for: .unspecified, rangeType: .display) == .zero)
    }
    #expect(host.violations == Array(repeating: .rangeTuningWithoutMode, count: 8))
  }
}
