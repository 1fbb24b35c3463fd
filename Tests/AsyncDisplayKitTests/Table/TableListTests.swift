import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// What Texture's own tests demand of tables as of collections.
@Suite("Tables as lists") @MainActor
struct TableListTests {
  private func show(
    _ source: NumberedRows, size: CGSize = CGSize(width: 375, height: 667),
    configure: (ASTableNode) -> Void = { _ in }
  ) -> (ContainerHost, ASTableNode) {
    let host = ContainerHost(size: size)
    host.retained.append(source)
    let node = host.show(ASTableNode()) { node in
      node.dataSource = source
      configure(node)
    }
    return (host, node)
  }

  @Test(
    "rows behind the last visible one preload once with a range of one, never with none",
    arguments: [1, 0])
  func preloadRange(screenfuls: CGFloat) throws {
    let source = NumberedRows([Array(0..<100)])
    let (host, node) = show(source) { node in
      let parameters = ASRangeTuningParameters(
        leadingBufferScreenfuls: screenfuls, trailingBufferScreenfuls: screenfuls)
      for type in ASLayoutRangeType.allCases {
        node.setTuningParameters(parameters, for: .minimum, rangeType: type)
      }
    }
    try host.bind {
      let last = try #require(node.view.indexPathsForVisibleRows?.max())
      let next = IndexPath(row: last.row + 1, section: 0)
      let row = try #require(node.nodeForRow(at: next) as? NumberedCellNode)
      #expect(row.preloads == Int(screenfuls))
      source.sections[0][next.row] = 555
      node.reloadRows(at: [next], with: .none)
      host.settle()
      let replacement = try #require(node.nodeForRow(at: next) as? NumberedCellNode)
      #expect(replacement !== row)
      #expect(replacement.preloads == Int(screenfuls))
    }
  }

  @Test("every visibility event comes once in a scripted scroll")
  func visibilityEvents() throws {
    let (host, node) = show(NumberedRows([Array(0..<100)]))
    try host.bind {
      let row = try #require(
        node.nodeForRow(at: IndexPath(row: 0, section: 0)) as? NumberedCellNode)
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: -100))
      node.view.finishDecelerating()
      node.contentOffset.y = 2000
      host.settle()
      for event: ASCellNodeVisibilityEvent in [
        .visible, .invisible, .willBeginDragging, .didEndDragging, .didStopScrolling,
      ] {
        #expect(row.events.count { $0 == event } == 1, "\(event)")
      }
      #expect(row.events.contains(.visibleRectChanged))
    }
  }

  @Test("two hundred random updates keep rows, nodes and what is visible", arguments: 0..<5)
  func randomUpdates(seed: Int) {
    let source = NumberedRows([[0, 1, 2], [], [3, 4, 5, 6]])
    let (host, node) = show(source, size: CGSize(width: 200, height: 400))
    host.updateRangesAfterEdits()
    var random = SplitMix(seed: seed)
    var nextNumber = 7
    for update in 0..<200 {
      host.bind {
        let plan = RandomPlan(source.sections, random: &random, nextNumber: &nextNumber)
        source.sections = plan.after
        plan.submit(to: node, animated: random.happens(oneIn: 2))
        let end = max(0, node.view.contentSize.height - 400)
        if random.happens(oneIn: 3) { node.contentOffset.y = end * CGFloat(random.next(2)) }
      }
      guard random.happens(oneIn: 2) else { continue }
      host.settle()
      #expect(shown(node, in: host) == source.sections, "update \(update)")
      #expect(host.bind { misplacedStates(of: node) } == [], "update \(update)")
    }
    #expect(host.violations.isEmpty)
  }

  private func shown(_ node: ASTableNode, in host: ContainerHost) -> [[Int]] {
    host.bind {
      (0..<node.view.numberOfSections).map { section in
        (0..<node.view.numberOfRows(inSection: section)).map { row in
          let path = IndexPath(row: row, section: section)
          return (node.nodeForRow(at: path) as? NumberedCellNode)?.number ?? -1
        }
      }
    }
  }

  /// The rows that are visible and out of sight, or in sight and not visible, or without a state.
  private func misplacedStates(of node: ASTableNode) -> [String] {
    let inSight = Set(node.view.indexPathsForVisibleRows ?? [])
    let paths = (0..<node.view.numberOfSections).flatMap { section in
      (0..<node.view.numberOfRows(inSection: section)).map {
        IndexPath(row: $0, section: section)
      }
    }
    return paths.compactMap { path in
      guard let row = node.nodeForRow(at: path) else { return "no node \(path.text)" }
      let isRight =
        row.isVisible == inSight.contains(path) && row.interfaceState.contains(.measureLayout)
      return isRight ? nil : "\(path.text) \(row.interfaceState)"
    }
  }
}

/// Rows of 40 points that know their numbers.
@MainActor
private final class NumberedRows: ASTableDataSource {
  var sections: [[Int]]

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableNode: ASTableNode) -> Int { sections.count }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = sections[indexPath.section][indexPath.row]
    return { NumberedCellNode(number: number, size: CGSize(width: 100, height: 40)) }
  }
}
