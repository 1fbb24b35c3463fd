import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Thread safety of node blocks", .device(.iPhoneSE), .provokesIssues) @MainActor
struct ExpectThreadSafeTests {
  private func audit(of grid: PlantedGrid) -> FixtureNodeBlockAudit {
    var audit = FixtureNodeBlockAudit()
    let model = grid.model
    audit.changingData = { model.addHundred() }
    audit.callLog = { model.calls }
    return audit
  }

  @Test("blocks that take what they need when they are asked for are safe")
  func twin() {
    let grid = PlantedGrid()
    expectThreadSafe(grid, audit: audit(of: grid))
  }

  @Test(
    "a planted fault is found, and the message names the culprit",
    arguments: [
      (
        PlantedFault.readsModelLater,
        "item 0.5 reads its data when it runs, instead of when the data source returns it: "
          + "'text 105' instead of 'text 5'"
      ),
      (.sharesBadge, "item 0.5 shares a mutable Badge with item 0.0"),
      (
        .dependsOnOrder,
        "item 0.5 creates a different node when blocks run in another order: 'text "
      ),
      (
        .followsFartherItem,
        "creates a different node when blocks run in another order: 'text -1' instead"
      ),
      (
        .dependsOnThread,
        "item 0.5 creates a different node on another thread: 'text -1' instead of 'text 5'"
      ),
      (.callsSource, "item 0.5 calls the data source while it runs: number 5"),
    ])
  func fault(_ fault: PlantedFault, message: String) {
    let grid = PlantedGrid(fault)
    let findings = audit(of: grid).findings(
      in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(findings.contains { $0.description.contains(message) }, "\(findings)")
    expectIssue {
      expectThreadSafe(grid, audit: audit(of: grid))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The node block of item 0.") }
    }
  }

  @Test("a block is reported for its own fault alone")
  func ownFault() {
    let grid = PlantedGrid(.sharesBadge)
    let findings = audit(of: grid).findings(
      in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(findings.map(\.indexPath.item) == [1, 2, 3, 4, 5])
    for finding in findings {
      #expect(finding.kind == .sharesObject(type: "Badge", with: [0, 0]))
    }
  }

  @Test("the reverse order is tried without random ones, and each fault is reported once")
  func reverseOrder() {
    let grid = PlantedGrid(.dependsOnOrder)
    func findings(_ orderCount: Int) -> [FixtureNodeBlockFinding] {
      var audit = audit(of: grid)
      audit.orderCount = orderCount
      return audit.findings(
        in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    }
    func items(
      _ findings: [FixtureNodeBlockFinding], _ isKind: (FixtureNodeBlockFinding.Kind) -> Bool
    )
      -> Set<IndexPath>
    { Set(findings.filter { isKind($0.kind) }.map(\.indexPath)) }
    for found in [findings(0), findings(10)] {
      let byOrder = items(found) { if case .differsByOrder = $0 { true } else { false } }
      let byThread = items(found) { if case .differsByThread = $0 { true } else { false } }
      #expect(byOrder.count == 6)
      #expect(byThread.isEmpty)
      #expect(Set(found).count == found.count)
    }
  }

  @Test("each item at fault is an issue of its own")
  func everyItem() async throws {
    let comments = try await collectedComments { @MainActor in
      expectThreadSafe(PlantedGrid(.sharesBadge))
      expectThreadSafe(PlantedPages(.sharesBadge))
    }
    #expect(comments.count == 10, "\(comments)")
  }

  @Test("the calls of a generated data source are watched without being asked for")
  func generated() async throws {
    let gallery = GalleryDataSource()
    expectThreadSafe(gallery)
    let calls = gallery.calls
    gallery.answers.nodeBlockForItemAt = { _, indexPath in
      {
        calls.record("titleForItemAt", at: indexPath)
        return NumberCellNode(1)
      }
    }
    let comments = try await collectedComments { await expectThreadSafe(gallery) }
    #expect(
      comments.contains {
        $0 == "The node block of item 0.0 calls the data source while it runs: titleForItemAt 0.0"
      }, "\(comments)")
  }

  @Test("a generated data source is asked through its own node")
  func ownNode() {
    let gallery = GalleryDataSource()
    let own = gallery.collectionNode
    var asked: Set<ObjectIdentifier> = []
    gallery.answers.nodeBlockForItemAt = { node, _ in
      asked.insert(ObjectIdentifier(node))
      return { NumberCellNode(1) }
    }
    expectThreadSafe(gallery)
    #expect(asked == [ObjectIdentifier(own)])
  }

  @Test("no data, no finding")
  func empty() {
    expectThreadSafe(NumberGrid(sections: []))
  }

  @Test("a table's blocks are audited as a collection's are", arguments: PlantedFault.allCases)
  func table(_ fault: PlantedFault) {
    func audit(_ table: PlantedTable) -> FixtureNodeBlockAudit {
      var audit = FixtureNodeBlockAudit()
      audit.changingData = { [model = table.model] in model.addHundred() }
      audit.callLog = { [model = table.model] in model.calls }
      return audit
    }
    let twin = PlantedTable()
    expectThreadSafe(twin, audit: audit(twin))
    let faulty = PlantedTable(fault)
    expectIssue {
      expectThreadSafe(faulty, audit: audit(faulty))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The node block of item 0.") }
    }
  }

  @Test("a pager's blocks are audited as a collection's are")
  func pager() {
    expectThreadSafe(PlantedPages())
    let findings = FixtureNodeBlockAudit().findings(
      in: PlantedPages(.sharesBadge), for: ASPagerNode())
    #expect(findings.map(\.indexPath.item) == [1, 2, 3, 4, 5])
    #expect(findings.allSatisfy { $0.kind == .sharesObject(type: "Badge", with: [0, 0]) })
  }

  @Test("the node keeps the data source that it had")
  func ownSource() {
    let (table, grid) = (NumberTable(rowCount: 1), NumberGrid(sections: [1]))
    expectThreadSafe(PlantedTable(), for: table.node)
    #expect(table.node.dataSource === table)
    expectThreadSafe(PlantedGrid(), for: grid.node)
    #expect(grid.node.dataSource === grid)
    let (pager, pages) = (ASPagerNode(), PlantedPages())
    pager.setDataSource(pages)
    expectThreadSafe(PlantedPages(), for: pager)
    #expect(pager.dataSource() === pages)
  }
}
