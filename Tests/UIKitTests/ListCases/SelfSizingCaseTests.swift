import Foundation
import Testing
import UIKit

/// Rows, headers, and items that have the size of their content.
@MainActor @Suite("Table of cases: self-sizing of plain lists")
struct SelfSizingCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  private static let heights: [CGFloat] = (0..<1000).map { 20 + CGFloat($0 % 3) * 10 }

  nonisolated static let cases: [ListCase] = [
    ListCase("a row has the height of its constraints", "Rule T2") {
      #expect(SizedTable([[25, 35]]).visibleHeights == [25, 35])
    },
    ListCase("a row has the height of sizeThatFits", "Rule T2") {
      let table = SizedTable([[25, 35]], identifier: "fitting")
      #expect(table.visibleHeights == [25, 35])
    },
    ListCase("rows that are not visible are not measured", "Rule T4") {
      let table = SizedTable([heights], estimate: 40)
      #expect(table.source.asked.count <= 5)
      table.scroll(to: 20_000)
      #expect(table.source.asked.count <= 10)
    },
    ListCase("a height above the visible rows keeps them at their position", "Rule T5") {
      let table = SizedTable([heights], estimate: 40)
      table.scroll(to: 20_000)
      let path = try #require(table.view.indexPathsForVisibleRows?.first)
      let distance = table.view.rectForRow(at: path).minY - table.view.contentOffset.y
      table.scroll(to: table.view.contentOffset.y - 10)
      let moved = table.view.rectForRow(at: path).minY - table.view.contentOffset.y
      #expect(abs(moved - distance - 10) < 0.001)
    },
    ListCase("an edit above the visible rows leaves the offset", "Rule T6") {
      let table = SizedTable([heights], estimate: 40)
      table.scroll(to: 20_000)
      let offset = table.view.contentOffset.y
      table.source.heights[0].insert(90, at: 0)
      table.view.insertRows(at: [.at(0, 0)], with: .none)
      #expect(table.view.contentOffset.y == offset)
    },
    ListCase("an estimate of zero measures nothing", "Rule T3") {
      let table = SizedTable([[25, 35]], estimate: 0)
      #expect(table.visibleHeights == [44, 44])
    },
    ListCase("an item has its preferred size instead of the estimate", "Rule F22") {
      let list = SizedList([[CGSize(width: 100, height: 35)]])
      #expect(list.frames.map(\.height) == [35])
    },
    ListCase("a reconfigured row is measured again", "WWDC 2021, session 10252") {
      let table = SizedTable([[25, 35]])
      table.source.heights[0][0] = 60
      table.view.reconfigureRows(at: [.at(0, 0)])
      table.view.layoutIfNeeded()
      #expect(table.visibleHeights == [60, 35])
    },
    ListCase(
      "a reconfigured item is measured again",
      "Apple, `UICollectionView.reconfigureItems(at:)`; WWDC 2021, session 10252"
    ) {
      let size = CGSize(width: 100, height: 35)
      let list = SizedList([[size, size]])
      list.source.sizes[0][0].height = 60
      list.view.reconfigureItems(at: [.at(0, 0)])
      list.view.layoutIfNeeded()
      #expect(list.frames.map(\.height) == [60, 35])
      #expect(list.frames.map(\.minY) == [0, 60])
    },
    ListCase("items above and below a measured one keep their sizes", "Rule F22") {
      let list = SizedList([heights.map { CGSize(width: 100, height: $0) }])
      list.scroll(to: 4000)
      list.scroll(to: 0)
      #expect(list.frames.map(\.height).prefix(3) == [20, 30, 40])
    },
  ]
}
