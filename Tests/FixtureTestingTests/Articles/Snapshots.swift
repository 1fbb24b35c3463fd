// The snippets of the article "Snapshots".

import FixtureTesting
import Fixtures
import Testing
import UIKit

@Suite("Article: snapshots", .device(.iPhoneSE)) @MainActor
struct SnapshotArticle {
  // snippet: list
  @Test("the postcards look as recorded")
  func postcards() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    expectSnapshot(of: host)
  }
  // end

  // snippet: label
  @Test("the postcards look as recorded in both directions")
  func directions() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      try await withLayoutDirection(direction) {
        let host = FixtureHost(PostcardsDataSource())
        try await host.settle()
        expectSnapshot(of: host, named: "\(direction)")
      }
    }
  }
  // end

  // snippet: sizing
  @Test("the constraints are as recorded")
  func constraints() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    expectSnapshot(of: host.sizingTree)
  }
  // end
}
