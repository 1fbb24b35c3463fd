import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Thread safety of node blocks", .device(.iPhoneSE)) @MainActor
struct ExpectThreadSafeTests {
  private func audit(of grid: PlantedGrid) -> NodeBlockAudit {
    var audit = NodeBlockAudit()
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
        "item 0.5 reads its data when it runs, not when it is asked for: "
          + "'text 105' instead of 'text 5'"
      ),
      (.sharesBadge, "item 0.5 shares a mutable Badge with item 0.0"),
      (.dependsOnOrder, "item 0.5 makes another node in another order of blocks: 'text "),
      (.callsSource, "item 0.5 calls the data source while it runs: number 5"),
    ])
  func fault(_ fault: PlantedFault, message: String) {
    let grid = PlantedGrid(fault)
    let findings = audit(of: grid).findings(
      in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(findings.contains { $0.description.contains(message) }, "\(findings)")
    withKnownIssue {
      expectThreadSafe(grid, audit: audit(of: grid))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The node block of item 0.") }
    }
  }

  @Test("a block is told for its own fault alone")
  func ownFault() {
    let grid = PlantedGrid(.sharesBadge)
    let findings = audit(of: grid).findings(
      in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(findings.map(\.indexPath.item) == [1, 2, 3, 4, 5])
    for finding in findings {
      #expect(finding.kind == .sharesObject(type: "Badge", with: [0, 0]))
    }
  }

  @Test("no data, no finding")
  func empty() {
    expectThreadSafe(NumberGrid(sections: []))
  }
}
