import Foundation
import Testing
import UIKit

/// Rule T4 of `UITableView`: a row is made, measured and displayed before the next one is made.
@MainActor @Suite("Self-sizing tables: order of calls")
struct SelfSizingOrderTests {
  private let source = OrderedSource()

  private func table(
    estimate: CGFloat = 44, style: UITableView.Style = .plain
  ) -> UITableView {
    let table = ViolationLog().environment.bind {
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    }
    table.separatorStyle = .none
    table.estimatedRowHeight = estimate
    table.delegate = source
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func row(_ number: Int) -> [String] {
    ["cell \(number)", "height \(number)", "fit \(number)", "show \(number)"]
  }

  @Test("at load, each row is made, its height asked for, measured and displayed in turn")
  func load() {
    _ = table()
    #expect(source.calls == row(0) + row(1))
  }

  @Test("scrolling down displays each row before the next one is made, then hides the others")
  func down() {
    let table = table(estimate: 20)
    source.calls = []
    table.contentOffset.y = 130
    table.layoutIfNeeded()
    #expect(source.calls == row(2) + row(3) + ["hide 0", "hide 1"])
  }

  @Test("scrolling up makes rows from the known ones upward")
  func up() {
    let table = table(estimate: 20)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    source.calls = []
    table.contentOffset.y -= 50
    table.layoutIfNeeded()
    #expect(source.calls.prefix(4) == row(first - 1)[...])
    #expect(!source.calls.contains("show \(first - 2)"))
    // The row that was first is as far below as the content was scrolled.
    #expect(table.rectForRow(at: .at(0, first)).minY - table.contentOffset.y == 50)
  }

  @Test("rows with known heights come in the order of the layout")
  func known() {
    let table = table(estimate: 20)
    for offset in [0, 50, 100, 200, 300] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    source.calls = []
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(source.calls.filter { $0.hasPrefix("show") } == ["show 0", "show 1"])
    #expect(!source.calls.contains { $0.hasPrefix("fit") })
  }

  @Test("the header of a section is displayed before its first row is made")
  func header() {
    source.hasHeader = true
    _ = table(style: .grouped)
    #expect(source.calls.prefix(2) == ["show header", "cell 0"])
  }

  @Test("rows without estimates are made and displayed in turn as well")
  func fixedHeights() {
    _ = table(estimate: 0)
    #expect(
      source.calls.filter { !$0.hasPrefix("height") } == [
        "cell 0", "show 0", "cell 1", "show 1", "cell 2", "show 2",
      ])
  }

  @Test("an insertion while a row is displayed moves the rows that are displayed already")
  func insertion() {
    source.onShow = { table, row in
      guard row == 1, self.source.count == 100 else { return }
      self.source.count += 1
      table.insertRows(at: [.at(0, 0)], with: .none)
    }
    let table = table(estimate: 20)
    let shown = table.indexPathsForVisibleRows?.map(\.row)
    #expect(shown == table.visibleCells.compactMap { table.indexPath(for: $0)?.row })
    #expect(shown == [0, 1])
    // Every cell in the table is visible, and every displayed row that is not visible was hidden.
    let cells = table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == 2)
    let count = { (name: String) in self.source.calls.filter { $0.hasPrefix(name) }.count }
    #expect(count("show") - count("hide") == 2)
    #expect(table.violations.isEmpty)
  }

  @Test("a reload while a row is displayed hides the rows that are displayed already")
  func reload() {
    var reloads = 0
    source.onShow = { table, row in
      guard row == 1, reloads == 0 else { return }
      reloads += 1
      table.reloadData()
    }
    let table = table(estimate: 20)
    let events = source.calls.filter { $0.hasPrefix("show") || $0.hasPrefix("hide") }
    #expect(events == ["show 0", "show 1", "hide 0", "hide 1", "show 0", "show 1"])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }
}

/// Records the questions about rows whose contents are 60 points high, and their display.
@MainActor
private final class OrderedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []
  var count = 100
  var hasHeader = false
  var onShow: ((UITableView, Int) -> Void)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeader ? "Header" : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    let cell = OrderedCell(style: .default, reuseIdentifier: nil)
    cell.onFit = { [weak self] in self?.calls.append("fit \(indexPath.row)") }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.row)")
    return UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("show \(indexPath.row)")
    onShow?(tableView, indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { calls.append("show header") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.row)") }
}

private final class OrderedCell: UITableViewCell {
  var onFit: (() -> Void)?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    onFit?()
    return CGSize(width: targetSize.width, height: 60)
  }
}
