import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Containers whose view is not loaded when they are asked.
///
/// Source: `ASCollectionNode.mm`, lines 640 to 920; `ASTableNode.mm`, lines 560 to 800.
@Suite("Containers before load") @MainActor
struct UnloadedContainerTests {
  private let host = ContainerHost()
  private let path = IndexPath(item: 1, section: 0)

  private func makeCollection(_ source: GridSource) -> ASCollectionNode {
    let node = ASCollectionNode.flow()
    node.dataSource = source
    return node
  }

  @Test("a collection loads its view and data when it is asked for counts, nodes or models")
  func collectionCounts() {
    host.bind {
      let source = GridSource(sections: 2, items: 3)
      let questions: [(ASCollectionNode) -> Bool] = [
        { $0.numberOfSections == 2 },
        { $0.numberOfItems(inSection: 1) == 3 },
        { ($0.nodeForItem(at: path) as? NumberedCellNode)?.number == 1 },
        { $0.nodeModelForItem(at: path) == nil },
      ]
      for question in questions {
        let node = makeCollection(source)
        #expect(question(node))
        #expect(node.isNodeLoaded && node.view.dataController.hasLoadedOnce)
      }
    }
    #expect(host.violations.isEmpty)
  }

  private final class ReloadedCollection: ASCollectionNode {
    var reloads = 0
    override func reloadData(completion: (() -> Void)?) {
      reloads += 1
      super.reloadData(completion: completion)
    }
  }

  // Source: `ASCollectionNode.mm`, `-reloadDataInitiallyIfNeeded`.
  @Test("the first load is a reload of the collection node, which a subclass may override")
  func overriddenFirstLoad() {
    let source = GridSource(sections: 2, items: 3)
    host.bind {
      let collection = ReloadedCollection(collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = source
      #expect(collection.numberOfItems(inSection: 1) == 3)
      #expect(collection.reloads == 1)
    }
  }

  private final class ReloadedTable: ASTableNode {
    var reloads = 0
    override func reloadData(completion: (() -> Void)?) {
      reloads += 1
      super.reloadData(completion: completion)
    }
  }

  // Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-reloadData`, which calls
  // `-reloadDataWithCompletion:`.
  @Test("a reload calls the method with a completion, which a subclass may override")
  func overriddenReload() {
    host.bind {
      let collection = ReloadedCollection(collectionViewLayout: UICollectionViewFlowLayout())
      let table = ReloadedTable()
      collection.reloadData()
      table.reloadData()
      #expect(collection.reloads == 1 && table.reloads == 1)
      _ = (collection.view, table.view)
      collection.reloadData()
      table.reloadData()
      #expect(collection.reloads == 2 && table.reloads == 2)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("other questions of a collection load its view, not its data")
  func collectionView() {
    host.bind {
      let source = GridSource(sections: 1, items: 3)
      let questions: [(ASCollectionNode) -> Void] = [
        { _ = $0.indexPath(for: ASCellNode()) },
        { _ = $0.context(forSection: 0) },
        { $0.scrollToItem(at: path, at: .top, animated: false) },
        { _ = $0.indexPathsForSelectedItems },
        { _ = $0.cellForItem(at: path) },
        { $0.selectItem(at: nil, animated: false, scrollPosition: []) },
      ]
      for question in questions {
        let node = makeCollection(source)
        question(node)
        #expect(node.isNodeLoaded && !node.view.dataController.hasLoadedOnce)
      }
      let node = makeCollection(source)
      node.relayoutItems()
      #expect(node.visibleNodes.isEmpty && !node.isNodeLoaded)
    }
  }

  @Test("a table loads its view and data when it is asked for counts or nodes")
  func tableCounts() {
    host.bind {
      let rows = RowSource(sections: 2, rows: 3)
      let questions: [(ASTableNode) -> Bool] = [
        { $0.numberOfSections == 2 },
        { $0.numberOfRows(inSection: 1) == 3 },
        { $0.nodeForRow(at: IndexPath(row: 1, section: 0)) != nil },
      ]
      for question in questions {
        let node = ASTableNode()
        node.dataSource = rows
        node.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(question(node))
        #expect(node.isNodeLoaded)
      }
      let node = ASTableNode()
      node.dataSource = rows
      #expect(node.indexPath(for: ASCellNode()) == nil)
      #expect(node.isNodeLoaded && !node.view.dataController.hasLoadedOnce)
      let other = ASTableNode()
      other.relayoutItems()
      #expect(other.isNodeLoaded)
    }
  }

  // Source: `ASCollectionNode.mm`, `-selectItemAtIndexPath:animated:scrollPosition:`, and
  // `ASTableNode.mm`, `-selectRowAtIndexPath:animated:scrollPosition:`, which convert nil to nil.
  @Test("selecting nil keeps the selection, unlike UIKit's own views, which is an advisory")
  func nilSelection() {
    let (source, rows) = (GridSource(sections: 1, items: 3), RowSource(sections: 1, rows: 3))
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    let table = host.show(ASTableNode()) { $0.dataSource = rows }
    host.bind {
      node.selectItem(at: path, animated: false, scrollPosition: [])
      node.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(node.indexPathsForSelectedItems == [path])
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == path)
    }
    #expect(host.reports.all.map(\.code) == [.unknownIndexPath, .unknownIndexPath])
  }

  @Test("a table calls back after a reload before load, and loses the completion of a batch")
  func tableCompletions() {
    host.bind {
      let node = ASTableNode()
      var calls: [String] = []
      node.reloadData { calls.append("reloaded") }
      node.performBatch(
        animated: false, updates: { calls.append("batch") },
        completion: { _ in calls.append("completed") })
      #expect(calls == ["reloaded", "batch"])
      #expect(!node.isNodeLoaded)
      #expect(host.reports.all.map(\.code) == [.batchBeforeLoad])
    }
  }
}

/// The decision to fetch a batch when a drag ends.
@Suite("Batches at the end of a drag") @MainActor
struct DragBatchTests {
  /// A delegate that fetches, and lets no drag scroll.
  private final class Retargeting: NSObject, ASTableDelegate, ASCollectionDelegate {
    private(set) var fetches = 0

    private func finish(_ context: ASBatchContext) {
      fetches += 1
      context.completeBatchFetching(true)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee = .zero }

    nonisolated func tableNode(
      _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
    ) { onMainQueue { self.finish(context) } }

    nonisolated func collectionNode(
      _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
    ) { onMainQueue { self.finish(context) } }
  }

  // Source: `ASTableView.mm` and `ASCollectionView.mm`,
  // `-scrollViewWillEndDragging:withVelocity:targetContentOffset:`.
  @Test("a batch is fetched for UIKit's target of a drag, which the delegate changes afterwards")
  func target() {
    let (host, delegate) = (ContainerHost(), Retargeting())
    for isTable in [true, false] {
      let lists = host.bind { BothContainers() }
      host.retained.append(lists)
      // Rows of 10 points, and lines of 19 items with a spacing of 10.
      lists.count = isTable ? 400 : 19 * 200
      lists.table.delegate = delegate
      lists.collection.delegate = delegate
      host.show(isTable ? lists.table : lists.collection)
      host.settle()
      // The list has fetched before it had rows.
      let before = delegate.fetches
      let view: UIScrollView = isTable ? lists.table.view : lists.collection.view
      #expect((3900...4300).contains(view.contentSize.height))
      host.bind {
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -50))
        view.endDragging(withVelocity: CGPoint(x: 0, y: 5))
      }
      host.settle()
      #expect(delegate.fetches == before + 1)
      host.bind { view.finishDecelerating() }
      #expect(view.contentOffset.y == 0)
    }
  }
}
