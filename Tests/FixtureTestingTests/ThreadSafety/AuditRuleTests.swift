import AsyncDisplayKit
import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// What an audit looks at and how it asks, beside the faults that ``ExpectThreadSafeTests`` plants.
@Suite("Rules of a node block audit", .device(.iPhoneSE), .provokesIssues) @MainActor
struct AuditRuleTests {
  private func findings(
    _ audit: FixtureNodeBlockAudit = FixtureNodeBlockAudit(), in grid: some ASCollectionDataSource
  ) -> [FixtureNodeBlockFinding] {
    audit.findings(
      in: grid, for: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
  }

  @Test(
    "a change of what nodes show is found, in a layout or not",
    arguments: ChangingCellNode.Part.allCases)
  func content(_ part: ChangingCellNode.Part) {
    let badge = Badge()
    let findings = findings(in: BlockGrid { _ in { ChangingCellNode(part, badge.next()) } })
    #expect(
      findings.contains { if case .differsByOrder = $0.kind { true } else { false } },
      "\(findings)")
    #expect(self.findings(in: BlockGrid { index in { ChangingCellNode(part, index) } }).isEmpty)
  }

  @Test("nodes that only grow in number are reported as that")
  func moreNodes() {
    let badge = Badge()
    let findings = findings(in: BlockGrid { _ in { PlainCellNode(nodeCount: badge.next()) } })
    #expect(
      findings.first?.description
        == "The node block of item 0.0 creates a different node when blocks run in another order: "
        + "more or fewer nodes", "\(findings)")
  }

  @Test("a difference that shows in many orders is reported once")
  func once() {
    let findings = findings(in: PlantedGrid(.followsFartherItem))
    #expect(!findings.isEmpty)
    #expect(Set(findings).count == findings.count, "\(findings)")
  }

  @Test("nodes are measured in the audit's size range alone")
  func range() {
    let range = ASSizeRangeMake(.zero, CGSize(width: 123, height: 45))
    let widths = Locked<Set<CGFloat>>([])
    let grid = BlockGrid { _ in
      {
        let cell = ASCellNode()
        cell.layoutSpecBlock = { _, range in
          _ = widths.withLock { $0.insert(range.max.width) }
          return ASLayoutSpec()
        }
        return cell
      }
    }
    #expect(findings(FixtureNodeBlockAudit(constrainedSize: range), in: grid).isEmpty)
    #expect(widths.withLock { $0 } == [123])
  }

  /// The orders in which blocks ran on the asking thread.
  private func orders(seed: UInt64) -> [Int] {
    let order = Locked<[Int]>([])
    let grid = BlockGrid(count: { 9 }) { index in
      let asker = BlockTrail.thread
      return {
        if BlockTrail.thread == asker { order.withLock { $0.append(index) } }
        return ASCellNode()
      }
    }
    _ = findings(FixtureNodeBlockAudit(orderCount: 3, seed: seed), in: grid)
    return order.withLock { $0 }
  }

  @Test("the random orders follow from the seed")
  func seed() {
    #expect(orders(seed: 1) == orders(seed: 1))
    #expect(orders(seed: 1) != orders(seed: 2))
  }

  @Test("a list whose number of items changes meanwhile is audited as far as it can be")
  func changingCount() {
    var count = 6
    let grid = BlockGrid(count: {
      count = max(count - 1, 1)
      return count
    }) { index in { NumberCellNode(index) } }
    #expect(findings(in: grid).isEmpty)
  }

  @Test("nodes that share a mutable object are never had by two threads at once")
  func turns() {
    let turnstile = Turnstile()
    final class PassingCellNode: ASCellNode {
      private let turnstile: Turnstile

      init(_ turnstile: Turnstile) {
        self.turnstile = turnstile
        super.init()
      }

      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        CGSize(width: turnstile.pass() ? 2 : 1, height: 1)
      }
    }
    var audit = FixtureNodeBlockAudit()
    audit.orderCount = 0
    let findings = findings(audit, in: BlockGrid { _ in { PassingCellNode(turnstile) } })
    #expect(findings.map(\.indexPath.item) == [1, 2, 3], "\(findings)")
    for finding in findings {
      #expect(finding.kind == .sharesObject(type: "Turnstile", with: [0, 0]))
    }
  }

  @Test("nodes that share nothing are made by two threads at once, on one core too")
  func overlap() {
    let turnstile = Turnstile(patience: 50_000)
    let haveMet = Locked(false)
    let grid = BlockGrid { _ in
      let asker = BlockTrail.thread
      return {
        let isAlone = BlockTrail.thread == asker || haveMet.withLock { $0 }
        if !isAlone, turnstile.pass() { haveMet.withLock { $0 = true } }
        return ASCellNode()
      }
    }
    #expect(findings(in: grid).isEmpty)
    #expect(haveMet.withLock { $0 })
  }

  @Test("one constant object in two properties of another is constant too")
  func diamond() {
    final class Pair {
      let (left, right): (FixedTheme, FixedTheme)
      init(_ theme: FixedTheme) { (left, right) = (theme, theme) }
    }
    let pair = Pair(FixedTheme())
    #expect(findings(in: NodeGrid { _ in KeepingCellNode(pair) }).isEmpty)
  }

  @Test("a constant of a superclass that holds something mutable is found")
  func inheritedInside() {
    class Base { let inside = ChangingTheme.WithVariable() }
    final class Theme: Base {}
    let theme = Theme()
    let findings = findings(in: NodeGrid { _ in KeepingCellNode(theme) })
    #expect(
      findings.contains { $0.kind == .sharesObject(type: "Theme", with: [0, 0]) }, "\(findings)")
  }

  @Test("a finding is an issue at the place of the expectation")
  func place() {
    let line = #line + 2
    expectIssue {
      expectThreadSafe(PlantedGrid(.sharesBadge))
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
  }
}
