import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Rules of `UITableViewCell` and `UITableViewHeaderFooterView` as UIKit documents them.
@MainActor @Suite("Table view: cells, headers and footers")
struct TableCellTests {
  @Test(
    "a style decides which labels and image a cell has",
    arguments: [
      (.default, false, true), (.value1, true, true), (.value2, true, false),
      (.subtitle, true, true),
    ] as [(UITableViewCell.CellStyle, Bool, Bool)])
  func labels(style: UITableViewCell.CellStyle, hasDetail: Bool, hasImage: Bool) {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect((cell.detailTextLabel != nil) == hasDetail)
    #expect((cell.imageView != nil) == hasImage)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test("labels of a subtitle cell are below each other between the margins")
  func subtitleLayout() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.minX == 16 && title.frame.width == 168)
    #expect(detail.frame.minY == title.frame.maxY)
    #expect(abs(title.frame.minY - (60 - detail.frame.maxY)) < 1)
  }

  @Test("defaults are UIKit's")
  func defaults() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.selectionStyle == .default && cell.focusStyle == .default)
    #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.indentationWidth == 10 && cell.shouldIndentWhileEditing)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    let table = UITableView(frame: .zero)
    #expect(table.style == .plain && table.separatorStyle == .singleLine)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
  }

  @Test("the selected background shows unless the style is none")
  func selectedBackground() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView(frame: .zero)
    cell.selectedBackgroundView = background
    cell.isHighlighted = true
    #expect(background.superview === cell)
    cell.isHighlighted = false
    #expect(background.superview == nil)
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    #expect(background.superview == nil)
  }

  @Test("a cell is notified of its transitions once each")
  func transitions() {
    let cell = TransitionCell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    cell.setEditing(true, animated: false)
    cell.isEditing = false
    #expect(cell.log == ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test("cells and headers are made through the initializers of their own classes")
  func makingByClass() {
    let table = TableFixture(counts: [1])
    table.view.register(TransitionCell.self, forCellReuseIdentifier: "inherited")
    table.view.register(BandView.self, forHeaderFooterViewReuseIdentifier: "band")
    let inherited = table.view.dequeueReusableCell(withIdentifier: "inherited", for: .at(0, 0))
    #expect(inherited is TransitionCell && inherited.reuseIdentifier == "inherited")
    #expect((table.view.cellForRow(at: .at(0, 0)) as? RowCell)?.style == .subtitle)
    let band = table.view.dequeueReusableHeaderFooterView(withIdentifier: "band") as? BandView
    #expect(band?.isMade == true && band?.reuseIdentifier == "band")
    #expect(table.view.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(table.view.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  @Test("the delegate's headers are shown, end their display and are used again")
  func headerViews() {
    let table = TableFixture(counts: [10, 10], style: .grouped, isLaidOut: false)
    table.view.register(BandView.self, forHeaderFooterViewReuseIdentifier: "band")
    let bands = BandDelegate()
    table.view.delegate = bands
    table.view.layoutIfNeeded()
    let first = table.view.headerView(forSection: 0)
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(table.view.headerView(forSection: 1) == nil)
    table.scroll(to: 100)
    #expect(bands.log == ["show 0", "end 0"])
    table.scroll(to: 200)
    #expect(table.view.headerView(forSection: 1) === first)
    #expect((first as? BandView)?.reuseCount == 1)
  }

  @Test("a controller's overrides answer for its table, and what it leaves out is not implemented")
  func controller() {
    ViolationLog().environment.bind {
      let controller = RowsController(style: .grouped)
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
      let table = controller.tableView
      table?.layoutIfNeeded()
      #expect(table?.visibleCells.count == 2)
      #expect(table?.rectForRow(at: .at(0, 0)) == CGRect(x: 0, y: 28, width: 375, height: 44))
      table?.beginTouch(at: CGPoint(x: 5, y: 100))
      table?.endTouch(at: CGPoint(x: 5, y: 100))
      #expect(controller.selected == [1])
      controller.viewWillAppear(false)
      #expect(table?.indexPathForSelectedRow == nil)
    }
  }
}

private final class TransitionCell: UITableViewCell {
  var log: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    log.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    log.append("did \(state.rawValue)")
  }
}

private final class BandView: UITableViewHeaderFooterView {
  var isMade = false
  var reuseCount = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isMade = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

@MainActor
private final class BandDelegate: UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "band")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("show \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.append("end \(section)") }
}

private final class RowsController: UITableViewController {
  var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { "Title" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
