import AsyncDisplayKit
import FixtureSupport
import FixtureTesting
import Inbox
import Testing
import UIKit

@Suite("Migration", .device(.iPhoneSE))
@MainActor
struct MigrationTests {
  private typealias Host = FixtureHost<FixtureCollectionDataSource<Message, FixtureNoFields>>

  private func makeHost(_ step: Step) async throws -> Host {
    let host = FixtureHost(step.makeList())
    try await host.settle()
    return host
  }

  /// The texts of an item, in a node or a plain cell.
  private func text(of item: FixtureHostedItem) -> String? {
    switch (item.node, item.cell) {
    case (let node as MessageCellNode, _): node.subjectNode.attributedText?.string
    case (let node as OfferCellNode, _): node.textNode.attributedText?.string
    case (_, let cell as MessageCell): cell.subjectLabel.text
    case (_, let cell as OfferCell): cell.label.text
    default: nil
    }
  }

  @Test("each step turns one kind of cell into nodes", arguments: Step.allCases)
  func kinds(_ step: Step) async throws {
    let host = try await makeHost(step)
    let plain = host.items.filter { $0.kind == .plain }.map(\.indexPath.item)
    switch step {
    case .plain: #expect(plain == Array(0..<8))
    case .mixed: #expect(plain == [0, 1, 3, 4, 6, 7])
    case .nodes: #expect(plain.isEmpty)
    }
  }

  @Test("no step changes a frame or a text", arguments: [Step.mixed, .nodes])
  func sameList(_ step: Step) async throws {
    let before = try await makeHost(.plain)
    let after = try await makeHost(step)
    #expect(after.items.map(\.frame) == before.items.map(\.frame))
    #expect(after.visibleItems.map(text) == before.visibleItems.map(text))
    #expect(after.visibleItems.allSatisfy { text(of: $0) != nil })
  }

  @Test(
    "the data source is asked for a plain cell only where there is no node",
    arguments: Step.allCases)
  func questions(_ step: Step) async throws {
    let host = try await makeHost(step)
    let asked = host.dataSource.calls.calls(of: "cellForItemAt").compactMap(\.indexPath)
    let plain = host.visibleItems.filter { $0.kind == .plain }.map(\.indexPath)
    #expect(Set(asked) == Set(plain))
  }

  @Test("a tap on an item reaches the delegate in every step", arguments: Step.allCases)
  func taps(_ step: Step) async throws {
    let host = try await makeHost(step)
    host.tap([0, 2])
    let selected = host.dataSource.calls.calls(of: "didSelectItemAt")
    #expect(selected.map(\.indexPath) == [[0, 2]])
  }
}
