// The snippets of the article "Updates".

import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

// snippet: source
@MainActor
final class Counters: NSObject, ASCollectionDataSource, FixtureListUpdating {
  let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var itemCounts = [3, 2]

  override init() {
    super.init()
    node.dataSource = self
  }

  func start(with counts: [Int]) {
    itemCounts = counts
    node.reloadData()
  }

  func apply(_ update: FixtureListUpdate) {
    node.performBatch(animated: false) {
      self.itemCounts = update.after
      for edit in update.edits { self.node.announce(edit) }
    }
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { itemCounts.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { itemCounts[section] }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASTextCellNode() } }
}
// end

@Suite("Article: updates", .device(.iPhoneSE)) @MainActor
struct UpdatesArticle {
  // snippet: thrash
  @Test("random updates leave the list in order", arguments: [1, 2, 3])
  func thrash(_ seed: UInt64) async throws {
    try await FixtureThrash(updates: 10, seed: seed).run {
      let counters = Counters()
      return FixtureHost(counters, in: counters.node)
    }
  }
  // end

  // snippet: refused
  @Test("an update that does not fit the data is rejected")
  func rejected() async throws {
    let counters = Counters()
    let host = FixtureHost(counters, in: counters.node)
    try await host.settle()
    let violations = try await expectViolation(.invalidUpdate) {
      host.bind { counters.node.deleteItems(at: [[0, 0]]) }
      try await host.settle()
    }
    #expect(violations.count == 1)
    #expect(host.items.count == 5)
  }
  // end
}
