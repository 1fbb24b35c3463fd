import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Batches whose caller waits until they are applied, as Swift imports Texture's completions.
@Suite("Awaited batches of container nodes")
@MainActor
struct AwaitedBatchTests {
  @MainActor private final class Numbers {
    let source = BothContainers()
    var table: ASTableNode { source.table }
    var collection: ASCollectionNode { source.collection }

    init() {
      table.view.layoutIfNeeded()
      collection.view.layoutIfNeeded()
    }

    func grow(animated: Bool) async -> [Bool] {
      let rows = await table.performBatch(animated: animated) {
        source.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      let items = await collection.performBatchUpdates {
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      return [rows, items]
    }
  }

  @Test("the caller continues when the batch has been applied", arguments: [true, false])
  func applied(animated: Bool) async {
    let reports = ReportLog()
    let numbers = reports.makeLiveEnvironment().bind { Numbers() }
    await numbers.table.allUpdatesAreProcessed()
    await numbers.collection.allUpdatesAreProcessed()
    numbers.table.view.layoutIfNeeded()
    numbers.collection.view.layoutIfNeeded()
    let applied = await numbers.grow(animated: animated)
    #expect(applied == [true, true])
    #expect(numbers.table.view.numberOfRows(inSection: 0) == 2)
    #expect(numbers.collection.view.numberOfItems(inSection: 0) == 2)
    #expect(reports.all.isEmpty)
  }

  @Test("a batch without edits, or before there is a view, is applied at once")
  func nothingToDo() async {
    let node = ASCollectionNode.flow()
    #expect(await node.performBatch(animated: false, updates: nil))
    #expect(await node.performBatchUpdates(nil))
    #expect(await ASTableNode().performBatchUpdates(nil))
  }

  @Test("a closure that must not outlive the call goes by the members that subclasses override")
  func notEscaping() {
    final class Counting: ASCollectionNode {
      var batches = 0
      override func performBatch(
        animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatch(animated: animated, updates: { updates?() }, completion: completion)
      }
    }
    func run(_ node: ASCollectionNode, _ edits: () -> Void) {
      node.performBatch(animated: false, updates: edits)
      node.performBatchUpdates(edits)
    }
    withNodeEnvironment { _, _ in
      let node = Counting(collectionViewLayout: UICollectionViewFlowLayout())
      var runs = 0
      run(node) { runs += 1 }
      #expect(runs == 2 && node.batches == 2)
    }
  }

  @Test(
    "an override is notified of each batch once, also of one that is begun before calling super")
  func overrides() {
    final class Nesting: ASTableNode {
      var batches = 0
      override func performBatch(
        animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        if batches == 1 { performBatch(animated: false, updates: {}) }
        super.performBatch(animated: animated, updates: { updates?() }, completion: completion)
      }
    }
    withNodeEnvironment { _, _ in
      let node = Nesting()
      var runs = 0
      node.performBatch(animated: false) { runs += 1 }
      #expect(runs == 1 && node.batches == 2)
      let edits: (() -> Void)? = { runs += 1 }
      node.performBatch(animated: false, updates: edits)
      #expect(runs == 2 && node.batches == 3)
    }
  }
}
