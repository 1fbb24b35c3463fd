import Foundation
import Testing

@testable import FixtureHosting

@Suite("Items that share mutable objects")
struct SharingGroupsTests {
  private let items = (0..<5).map { IndexPath(item: $0, section: 0) }

  private func shares(_ item: Int, with other: Int) -> FixtureNodeBlockFinding {
    FixtureNodeBlockFinding(
      indexPath: items[item], origin: .node,
      kind: .sharesObject(type: "Badge", with: items[other]))
  }

  @Test("items that share nothing are each for a thread of their own")
  func apart() {
    let other = FixtureNodeBlockFinding(
      indexPath: items[1], origin: .node, kind: .differsByOrder("1"))
    #expect(SharingGroups(of: items, sharing: [other]).groups == [[0], [1], [2], [3], [4]])
  }

  @Test("items that share an object are for one thread, whatever else they share")
  func together() {
    let findings = [shares(2, with: 0), shares(3, with: 1), shares(4, with: 0), shares(4, with: 1)]
    #expect(
      SharingGroups(of: items, sharing: Array(findings.prefix(3))).groups == [[0, 2, 4], [1, 3]])
    #expect(SharingGroups(of: items, sharing: findings).groups == [[0, 1, 2, 3, 4]])
  }
}
