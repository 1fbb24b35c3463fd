import Foundation
import Testing
import UIKit

/// The rules T1 to T4 of `UITableView`: what gives the height of a row.
@MainActor @Suite("Self-sizing tables: heights")
struct SelfSizingTableTests {
  @Test("constraints of the content view or sizeThatFits give the height of a row")
  func content() {
    for identifier in ["constraint", "fitting"] {
      let table = SizedTable([[30, 50, 70]], identifier: identifier)
      #expect(table.visibleHeights == [30, 50, 70])
      #expect(table.view.contentSize == CGSize(width: 100, height: 150))
      #expect(table.view.rectForRow(at: .at(0, 2)).minY == 80)
      #expect(table.stage.log.all.isEmpty)
    }
  }

  @Test("the width of the table is required when a row is measured")
  func width() throws {
    let table = SizedTable([[30]], identifier: "fitting")
    let cell = try #require(table.view.visibleCells.first as? FittingCell)
    #expect(Set(cell.widths) == [100])
    table.view.frame.size.width = 80
    table.view.layoutIfNeeded()
    #expect(table.view.visibleCells.compactMap { ($0 as? FittingCell)?.widths.last } == [80])
  }

  @Test("a cell outside of a table gives the compressed size of its constraints")
  func compressedSize() {
    let cell = ConstraintCell(style: .default, reuseIdentifier: nil)
    cell.contentHeight = 33
    cell.box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    cell.box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).isActive = true
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 33))
    #expect(cell.frame.width == 320)
  }

  @Test("a separator takes a pixel besides the content")
  func separator() {
    let table = SizedTable([[30]])
    table.view.separatorStyle = .singleLine
    table.view.reloadData()
    table.view.layoutIfNeeded()
    #expect(table.visibleHeights == [30.5])
    #expect(table.cell(0)?.contentView.frame.height == 30)
  }

  @Test("a wrapped label in constraints makes its row as high as its lines")
  func wrappedLabel() throws {
    let table = SizedTable([[0]], identifier: "plain")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let answers = SingleCellSource(cell)
    table.view.dataSource = answers
    table.view.layoutIfNeeded()
    let lines = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
    #expect(lines > 2 * label.font.lineHeight)
    #expect(cell.frame.height == lines + 10)
  }

  @Test("a multi-line text label or a content configuration makes a row as high as its lines")
  func standardContent() {
    let text = "several words that need more than one line in this cell"
    for isConfigured in [true, false] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if isConfigured {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text
      }
      let table = SizedTable([[0]], identifier: "plain")
      let answers = SingleCellSource(cell)
      table.view.dataSource = answers
      table.view.layoutIfNeeded()
      #expect(cell.frame.height > 80)
    }
  }

  @Test("a cell of which nothing gives a height, or constraints give zero, has the standard one")
  func standardHeight() {
    #expect(SizedTable([[0, 0]], identifier: "plain").visibleHeights == [44, 44])
    #expect(SizedTable([[0, 0]]).visibleHeights == [44, 44])
  }

  @Test("the delegate's height and the property go before the content")
  func precedence() {
    let delegate = MixedHeights()
    let table = SizedTable([[30, 30, 30]], delegate: delegate)
    #expect(table.visibleHeights == [20, 30, 20])
    table.view.delegate = nil
    table.view.rowHeight = 15
    table.view.layoutIfNeeded()
    #expect(table.visibleHeights == [15, 15, 15])
  }

  @Test("an estimate of zero turns self-sizing off")
  func noEstimates() {
    let table = SizedTable([[30, 70]], estimate: 0)
    #expect(table.visibleHeights == [44, 44])
    #expect(table.cell(0)?.measureCount == 0)
    let delegate = MixedHeights()
    let eager = SizedTable(
      [Array(repeating: 30, count: 50)], estimate: 0, delegate: delegate)
    #expect(delegate.asked == Array(0..<50))
    #expect(eager.view.contentSize.height == 1600)
  }

  @Test("heights and cells are asked for when rows come near, each cell once")
  func laziness() {
    let delegate = MixedHeights()
    let table = SizedTable([Array(repeating: 30, count: 1000)], estimate: 50, delegate: delegate)
    #expect(delegate.asked == [0, 1, 2, 3])
    #expect(table.source.asked.map(\.row).sorted() == [0, 1, 2, 3])
    #expect(table.view.contentSize.height == 49900)
    table.scroll(to: 100)
    #expect(delegate.asked == Array(0...7))
  }

  @Test("an automatic estimate is the environment's number")
  func automaticEstimate() {
    let table = SizedTable([Array(repeating: 100, count: 1000)])
    let number = table.stage.environment.listMetrics.estimatedRowHeight
    let known = table.view.contentSize.height - 1000 * number
    #expect(known == CGFloat(Set(table.source.asked).count) * (100 - number))
  }

  @Test("rows are made and measured only until they fill the view")
  func overestimatedCount() {
    let table = SizedTable([Array(repeating: 80, count: 10)], estimate: 20)
    #expect(table.source.asked.map(\.row) == [0, 1])
    #expect(table.visibleRows == [0, 1])
    table.scroll(to: 100)
    #expect(table.source.asked.map(\.row) == [0, 1, 2])
    #expect(table.visibleRows == [1, 2])
  }

  @Test("a cell that its height moves out of sight can be reused")
  func measuredOutOfSight() {
    let table = SizedTable([Array(repeating: 10, count: 100)], estimate: 50)
    table.scroll(to: 2045)
    // Row 48 is at 2000 to 2050 by estimates, and ends at 2010.
    #expect(table.visibleRows.first == 52)
    #expect(table.source.asked.contains(.at(0, 48)))
    let cells = table.view.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == table.visibleRows.count)
  }
}

/// Even rows of 20 points, and odd ones of automatic height.
@MainActor
private final class MixedHeights: UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return indexPath.row.isMultiple(of: 2) ? 20 : UITableView.automaticDimension
  }
}

/// A data source of one row.
@MainActor
final class SingleCellSource: UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
