// The snippets of the article "Thread safety".

import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Foundation
import Testing
import UIKit

// snippet: source
@MainActor
final class Names: NSObject, ASCollectionDataSource {
  var names = ["Ada", "Grace", "Barbara"]

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let name = names[indexPath.item]
    return {
      let cell = ASTextCellNode()
      cell.text = name
      return cell
    }
  }
}
// end

@Suite("Article: thread safety", .device(.iPhoneSE)) @MainActor
struct ThreadSafetyArticle {
  // snippet: audit
  @Test("the node blocks are safe in any order and on any thread")
  func blocks() {
    let names = Names()
    var audit = FixtureNodeBlockAudit()
    audit.changingData = { names.names = ["Edith", "Radia", "Frances"] }
    expectThreadSafe(names, audit: audit)
  }
  // end

  // snippet: schedules
  @Test("an update during the load ends well in thirty orders", .schedules(count: 30))
  func updateDuringLoad() async throws {
    let host = FixtureHost(PostcardsDataSource())
    host.apply(mutation: "dropFirst")
    try await host.settle()
    #expect(host.items.count == 2)
  }
  // end

  // snippet: replay
  @Test("the order that once failed", .schedule(FixtureSchedule("choices 0.2.1")!))
  func replayed() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    #expect(host.items.count == 3)
  }
  // end
}
