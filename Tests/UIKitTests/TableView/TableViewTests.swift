import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Sources: UIKit's documentation of each member unless a comment names another.
@MainActor @Suite("Table view")
struct TableViewTests {
  @Test("a reload asks for counts at once and for cells when it is laid out")
  func reload() {
    let table = TableFixture(counts: [2, 3])
    table.source.sections = [[7]]
    table.view.reloadData()
    #expect(table.source.log == ["sections", "rows 0"])
    #expect(table.view.visibleCells.isEmpty)
    table.view.layoutIfNeeded()
    #expect(table.numbers == [7])
  }

  @Test("scrolling announces new rows, then ends the display of others, and uses cells again")
  func scrolling() throws {
    let table = TableFixture(counts: [30])
    let first = try #require(table.view.cellForRow(at: .at(0, 0)) as? RowCell)
    table.scroll(to: 20)
    #expect(table.delegate.log == ["willDisplay 0.5", "didEnd 0.0"])
    table.scroll(to: 40)
    #expect(table.view.cellForRow(at: .at(0, 6)) === first)
    #expect(first.reuseCount == 1)
    #expect(table.numbers == [2, 3, 4, 5, 6])
  }

  @Test("rows, headers and footers lie below each other")
  func rectangles() {
    let table = TableFixture(counts: [2, 3])
    table.source.headerTitles = [1: "B"]
    table.view.sectionFooterHeight = 5
    table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
    table.view.layoutIfNeeded()
    #expect(table.view.rectForRow(at: .at(0, 1)) == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(table.view.rectForHeader(inSection: 0).height == 0)
    #expect(table.view.rectForHeader(inSection: 1) == CGRect(x: 0, y: 50, width: 100, height: 28))
    #expect(table.view.rect(forSection: 1) == CGRect(x: 0, y: 50, width: 100, height: 88))
    #expect(table.view.contentSize == CGSize(width: 100, height: 145))
    #expect(table.view.tableFooterView?.frame.minY == 138)
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 79)) == .at(1, 0))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 60)) == nil)
    #expect(
      table.view.indexPathsForRows(in: CGRect(x: 0, y: 25, width: 9, height: 60))
        == [.at(0, 0), .at(0, 1), .at(1, 0)])
  }

  @Test(
    "a section's first row at the top comes with its header, its last at the bottom with its footer"
  )
  func scrollingToEnds() {
    let table = TableFixture(counts: [20, 20, 20])
    table.source.headerTitles = [1: "B"]
    table.view.sectionFooterHeight = 5
    table.view.reloadData()
    table.view.layoutIfNeeded()
    let place = { (row: Int) in
      table.view.rectForRow(at: .at(1, row)).minY - table.view.contentOffset.y
    }
    table.view.scrollToRow(at: .at(1, 0), at: .top, animated: false)
    #expect(place(0) == 28)
    table.view.scrollToRow(at: .at(1, 1), at: .top, animated: false)
    #expect(place(1) == 0)
    table.view.scrollToRow(at: .at(1, 0), at: .middle, animated: false)
    #expect(place(0) == 40)
    table.source.footerTitles = [1: "F"]
    table.view.reloadData()
    table.view.layoutIfNeeded()
    table.view.scrollToRow(at: .at(1, 19), at: .bottom, animated: false)
    #expect(place(19) == 75)
    table.view.scrollToRow(at: .at(1, 18), at: .bottom, animated: false)
    #expect(place(18) == 80)
  }

  @Test("the header of a plain table stays in sight until its section ends; a grouped one scrolls")
  func pinnedHeaders() {
    for (style, y) in [(UITableView.Style.plain, CGFloat(30)), (.grouped, 0)] {
      let table = TableFixture(counts: [4, 20], style: style)
      table.source.headerTitles = [0: "A", 1: "B"]
      table.view.reloadData()
      table.view.layoutIfNeeded()
      let header = table.view.headerView(forSection: 0)
      #expect(header?.textLabel?.text == "A")
      #expect(table.view.subviews.last is UITableViewHeaderFooterView)
      table.scroll(to: 20)
      table.scroll(to: style == .plain ? 30 : 10)
      #expect(header?.frame.minY == y)
    }
  }

  @Test("estimates are used for rows until they come in sight")
  func estimates() {
    let table = TableFixture(counts: [20], isLaidOut: false)
    let heights = HeightDelegate()
    table.view.delegate = heights
    table.view.estimatedRowHeight = 10
    table.view.layoutIfNeeded()
    #expect(heights.asked == [0, 1, 2, 3])
    #expect(table.view.contentSize.height == 280)
    #expect(table.view.indexPathsForVisibleRows?.count == 4)
  }

  @Test("the delegate's heights are asked for once, row by row, without estimates")
  func heights() {
    let table = TableFixture(counts: [3], isLaidOut: false)
    let heights = HeightDelegate()
    table.view.delegate = heights
    table.view.layoutIfNeeded()
    #expect(heights.asked == [0, 1, 2])
    #expect(table.view.rectForRow(at: .at(0, 2)).minY == 60)
  }

  @Test("an index strip takes its width from the rows and leads to sections")
  func indexStrip() {
    let table = TableFixture(counts: [10, 10])
    table.source.indexTitles = ["A", "B"]
    table.view.reloadData()
    table.view.layoutIfNeeded()
    #expect(table.view.rectForRow(at: .at(0, 0)).width == 85)
    table.view.scrollToSection(forIndexTitleAt: 1)
    table.view.layoutIfNeeded()
    #expect(table.numbers.first == 10)
  }

  @Test("a separator takes a pixel from the content, none does not")
  func separators() throws {
    let table = TableFixture(counts: [1])
    let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 19.5))
    table.view.separatorStyle = .none
    table.view.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 20)
  }

  @Test(
    "scrolling to a row honors position and insets",
    arguments: [
      (.top, 10, 190), (.middle, 10, 165), (.bottom, 10, 140),
      (.none, 10, 140), (.none, 2, 0), (.top, 0, -10), (.bottom, 29, 520),
    ] as [(UITableView.ScrollPosition, Int, CGFloat)])
  func scrollToRow(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
    let table = TableFixture(counts: [30])
    table.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    table.view.layoutIfNeeded()
    table.view.contentOffset.y = 0
    table.view.scrollToRow(at: .at(0, row), at: position, animated: false)
    #expect(table.view.contentOffset.y == offset)
  }

  // Source: Apple, `scrollToRow(at:at:animated:)`: `NSNotFound` is valid for a section without rows.
  @Test(
    "the row `NSNotFound` scrolls to a section",
    arguments: [
      (.top, 1, 208), (.bottom, 1, 136), (.middle, 1, 172), (.none, 1, 136), (.none, 0, 0),
      (.top, 2, 236),
    ] as [(UITableView.ScrollPosition, Int, CGFloat)])
  func scrollToSection(position: UITableView.ScrollPosition, section: Int, offset: CGFloat) {
    let table = TableFixture(counts: [9, 0, 20])
    table.source.headerTitles = [0: "A", 1: "B", 2: "C"]
    table.view.reloadData()
    table.view.layoutIfNeeded()
    table.view.scrollToRow(at: .at(section, NSNotFound), at: position, animated: false)
    #expect(table.view.contentOffset.y == offset)
    #expect(table.view.violations.isEmpty)
    table.view.scrollToRow(at: .at(3, NSNotFound), at: position, animated: false)
    #expect(table.view.violations.map(\.code) == [.indexPathOutOfRange])
  }
}

/// Rows of 30 points, and a log of the rows that were asked for.
@MainActor
private final class HeightDelegate: UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return 30
  }
}
