import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Writes as apps do, whose closures for edits end with the call and name no `self`.
@MainActor
private final class Lists: NSObject, ASTableDataSource, ASCollectionDataSource {
  let table = ASTableNode()
  let collection = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  var count = 1

  override init() {
    super.init()
    table.dataSource = self
    collection.dataSource = self
  }

  func addRows(to newCount: Int) {
    let paths = (count..<newCount).map { IndexPath(row: $0, section: 0) }
    table.performBatchUpdates({
      count = newCount
      table.insertRows(at: paths, with: .automatic)
    })
    table.performBatch(animated: false, updates: { _ = count }, completion: nil)
  }

  func addItems(to newCount: Int) {
    let paths = (count..<newCount).map { IndexPath(item: $0, section: 0) }
    collection.performBatch(animated: false) {
      count = newCount
      collection.insertItems(at: paths)
    } completion: { _ in
    }
    collection.performBatchUpdates { _ = count }
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    ASCellNode()
  }
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { ASCellNode() }
}

@Suite("Closures for edits of container nodes")
@MainActor
struct BatchClosureTests {
  @Test("edits are made in closures without self, by way of the members that subclasses override")
  func edits() {
    withNodeEnvironment { _, _ in
      let lists = Lists()
      lists.table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      lists.table.view.layoutIfNeeded()
      lists.table.waitUntilAllUpdatesAreProcessed()
      lists.addRows(to: 3)
      lists.table.waitUntilAllUpdatesAreProcessed()
      #expect(lists.table.numberOfRows(inSection: 0) == 3)
      lists.collection.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      lists.collection.view.layoutIfNeeded()
      lists.collection.waitUntilAllUpdatesAreProcessed()
      lists.addItems(to: 5)
      lists.collection.waitUntilAllUpdatesAreProcessed()
      #expect(lists.collection.numberOfItems(inSection: 0) == 5)
    }
  }

  @Test("an override may hand closures of its own to super, and edits may be nested")
  func overrides() {
    final class Counting: ASTableNode {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates({ updates?() }, completion: completion)
      }
      override func performBatch(
        animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 10
        super.performBatch(animated: animated, updates: { updates?() }, completion: completion)
      }
    }
    withNodeEnvironment { _, _ in
      let node = Counting()
      var runs = 0
      node.performBatch(animated: false) {
        runs += 1
        node.performBatch(animated: false) { runs += 1 }
      }
      #expect(runs == 2 && node.batches == 20)
      node.performBatchUpdates { runs += 1 }
      #expect(runs == 3 && node.batches == 31)
      node.performBatch(animated: false, updates: nil)
      #expect(runs == 3)
    }
  }
}
