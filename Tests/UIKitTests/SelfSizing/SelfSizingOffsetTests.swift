import Foundation
import Testing
import UIKit

/// The rules T5, T6 and T8 of `UITableView`: what changes of heights do to offset and rows.
@MainActor @Suite("Self-sizing tables: offsets and changes")
struct SelfSizingOffsetTests {
  @Test("a height that replaces an estimate above moves the offset and not the rows in sight")
  func correction() throws {
    let table = SizedTable([Array(repeating: 70, count: 100)], estimate: 50)
    table.scroll(to: 2000)
    let row = try #require(table.view.indexPathsForVisibleRows?.first)
    let place = table.view.rectForRow(at: row).minY - table.view.contentOffset.y
    table.scroll(to: table.view.contentOffset.y + place - 30)
    #expect(table.view.rectForRow(at: row).minY - table.view.contentOffset.y == 30)
    #expect(table.visibleRows.first == row.row - 1)
    #expect(table.visibleHeights.allSatisfy { $0 == 70 })
  }

  @Test("scrolling down corrects nothing")
  func scrollingDown() {
    let table = SizedTable([Array(repeating: 70, count: 100)], estimate: 50)
    for offset in [10, 60, 110, 200] as [CGFloat] {
      table.scroll(to: offset)
      #expect(table.view.contentOffset.y == offset)
    }
  }

  @Test("the beginning of the content stays in sight when its heights are found")
  func beginning() {
    let table = SizedTable([Array(repeating: 70, count: 100)], estimate: 50)
    table.scroll(to: 3000)
    table.view.reloadData()
    table.view.layoutIfNeeded()
    table.scroll(to: 0)
    #expect(table.view.contentOffset.y == 0)
    #expect(table.visibleRows == [0, 1])
  }

  @Test("edits above the rows in sight leave the offset, and known heights move with their rows")
  func edits() {
    let table = SizedTable([[30, 40, 50, 60, 70, 80]], estimate: 20)
    table.scroll(to: 100)
    table.scroll(to: 120)
    let height = table.view.contentSize.height
    table.source.heights[0].insert(90, at: 0)
    table.view.insertRows(at: [.at(0, 0)], with: .none)
    #expect(table.view.contentOffset.y == 120)
    #expect(table.view.contentSize.height == height + 20)
    #expect(table.view.rectForRow(at: .at(0, 1)).height == 30)
    table.source.heights[0].remove(at: 1)
    table.view.deleteRows(at: [.at(0, 1)], with: .none)
    #expect(table.view.rectForRow(at: .at(0, 1)).height == 40)
    #expect(table.view.contentOffset.y == 120)
  }

  @Test("a new table header or footer keeps the measured heights and the offset")
  func tableHeader() {
    let table = SizedTable([Array(repeating: 70, count: 20)], estimate: 20)
    for offset in stride(from: 0, through: 600, by: 100) { table.scroll(to: CGFloat(offset)) }
    let (offset, height) = (table.view.contentOffset.y, table.view.contentSize.height)
    let asked = table.source.asked.count
    table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5))
    table.view.reloadSectionIndexTitles()
    table.view.layoutIfNeeded()
    #expect(table.view.contentSize.height == height + 45)
    #expect(table.view.contentOffset.y == offset)
    #expect(table.view.rectForRow(at: .at(0, 0)) == CGRect(x: 0, y: 40, width: 100, height: 70))
    #expect(table.source.asked.count <= asked + 1)
  }

  @Test("an empty batch asks for the heights of visible rows again")
  func emptyBatch() {
    let table = SizedTable([[30, 40, 50]])
    table.cell(0)?.contentHeight = 35
    table.view.layoutIfNeeded()
    #expect(table.visibleHeights == [30, 40, 50])
    table.view.beginUpdates()
    table.view.endUpdates()
    #expect(table.visibleHeights == [35, 40, 50])
    #expect(table.view.contentSize.height == 125)
    table.cell(1)?.contentHeight = 45
    table.view.performBatchUpdates(nil)
    #expect(table.visibleHeights == [35, 45, 50])
  }

  @Test("a reconfigured row is measured again")
  func reconfigured() {
    let table = SizedTable([[30, 40, 50]])
    let cell = table.cell(1)
    table.source.heights[0][1] = 65
    table.view.reconfigureRows(at: [.at(0, 1)])
    table.view.layoutIfNeeded()
    #expect(table.cell(1) === cell && table.visibleHeights == [30, 65, 50])
  }

  @Test(
    "the mode decides what measures a row again",
    arguments: [
      (.disabled, [30, 30]), (.enabled, [30, 35]), (.enabledIncludingConstraints, [35, 35]),
    ] as [(UITableView.SelfSizingInvalidation, [CGFloat])])
  func invalidation(mode: UITableView.SelfSizingInvalidation, expected: [CGFloat]) throws {
    let table = SizedTable([[30, 40]])
    table.view.selfSizingInvalidation = mode
    let cell = try #require(table.cell(0))
    cell.contentHeight = 35
    table.view.layoutIfNeeded()
    #expect(cell.frame.height == expected[0])
    cell.contentView.invalidateIntrinsicContentSize()
    table.view.layoutIfNeeded()
    #expect(cell.frame.height == expected[1])
    cell.contentHeight = 50
    cell.invalidateIntrinsicContentSize()
    table.view.layoutIfNeeded()
    #expect(cell.frame.height == (mode == .disabled ? 30 : 50))
  }

  @Test("a new content configuration measures its row again")
  func newConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "short"
    cell.contentConfiguration = content
    let answers = SingleCellSource(cell)
    let table = SizedTable([[0]], identifier: "plain")
    table.view.dataSource = answers
    table.view.layoutIfNeeded()
    let height = cell.frame.height
    content.text = "long enough for more than a line in this narrow table"
    cell.contentConfiguration = content
    table.view.layoutIfNeeded()
    #expect(cell.frame.height > height)
  }

  @Test("headers and footers with constraints are measured, titles have the standard height")
  func headers() {
    let delegate = HeaderDelegate()
    let table = SizedTable([[30], [30]], style: .grouped, delegate: delegate)
    #expect(table.view.rectForHeader(inSection: 0).height == 37)
    #expect(table.view.rectForHeader(inSection: 1).height == 0)
    #expect(table.view.rectForFooter(inSection: 0).height == 0)
    #expect(table.view.contentSize.height == 97)
    #expect(delegate.header.frame == CGRect(x: 0, y: 0, width: 100, height: 37))
    table.view.estimatedSectionHeaderHeight = 0
    table.view.layoutIfNeeded()
    #expect(table.view.rectForHeader(inSection: 0).height == 28)
  }

  @Test(
    "scrolling to a row puts it at the position with the heights of the rows in sight",
    arguments: [
      (.top, 0), (.middle, 15), (.bottom, 30), (.none, 30),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func scrollToRow(position: UITableView.ScrollPosition, place: CGFloat) {
    let table = SizedTable([Array(repeating: 70, count: 100)], estimate: 20)
    table.view.scrollToRow(at: .at(0, 50), at: position, animated: false)
    let row = table.view.rectForRow(at: .at(0, 50))
    #expect(row.height == 70 && row.minY - table.view.contentOffset.y == place)
    #expect(table.view.cellForRow(at: .at(0, 50)) != nil)
  }

  @Test("a table of many rows makes and measures only what is displayed")
  func manyRows() {
    let table = SizedTable([Array(repeating: 50, count: 100_000)], estimate: 50)
    for step in 1...40 { table.scroll(to: CGFloat(step) * 100_000) }
    #expect(table.source.asked.count < 200)
    #expect(table.view.contentSize.height == 5_000_000)
  }
}

/// A header of 37 points by constraints in the first section.
@MainActor
private final class HeaderDelegate: UITableViewDelegate {
  let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

  init() {
    let box = Box()
    header.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? header : nil
  }
}
