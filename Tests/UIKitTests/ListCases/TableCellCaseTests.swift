import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// Accessories, controls, sections, and moved rows of table views.
@MainActor @Suite("Table of cases: table cells and sections")
struct TableCellCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  /// An inset grouped table of self-sizing rows, edited from right to left.
  @MainActor private struct Everything {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = SizedRowSource([[30, 50], [40]])
    let view: UITableView

    init(direction: UISemanticContentAttribute) {
      view = stage.environment.bind {
        UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
      }
      view.semanticContentAttribute = direction
      view.separatorStyle = .none
      view.register(WideCell.self, forCellReuseIdentifier: "constraint")
      view.dataSource = source
      stage.window.addSubview(view)
      view.setEditing(true, animated: false)
      view.layoutIfNeeded()
      // The direction of a view is not that of its subviews.
      for cell in view.visibleCells {
        cell.semanticContentAttribute = direction
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }

    func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
      CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// A cell with an accessory, an indentation, and text by constraints.
  private final class WideCell: UITableViewCell, SizedCell {
    let box = Box()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var contentHeight: CGFloat {
      get { height.constant }
      set { height.constant = newValue }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      editingAccessoryType = .disclosureIndicator
      indentationLevel = 1
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  nonisolated static let cases: [ListCase] = [
    ListCase(
      "content of plain cells makes room for an accessory", "Apple, `UITableViewCell.accessoryType`"
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.layoutIfNeeded()
      let width = cell.contentView.frame.width
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width < width)
      #expect(cell.accessoryFrame(for: .disclosureIndicator).minX == cell.contentView.frame.maxX)
    },
    ListCase(
      "an edited row makes room for its control", "Apple, \"Table View Programming Guide for iOS\""
    ) {
      let table = TableFixture(counts: [2])
      table.view.setEditing(true, animated: false)
      let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
      cell.layoutIfNeeded()
      #expect(cell.edges.editingControl?.kind == .deletion && cell.contentView.frame.minX > 0)
    },
    ListCase(
      "editing, accessory, indentation, self-sizing, and inset sections mirror as a whole",
      "Apple, `semanticContentAttribute`; rules T2, T10"
    ) {
      let (left, right) = (
        Everything(direction: .forceLeftToRight), Everything(direction: .forceRightToLeft)
      )
      let margin = left.stage.environment.listMetrics.sections.insetGroupedMargin
      for (cell, other) in zip(left.view.visibleCells, right.view.visibleCells) {
        #expect(cell.frame == other.frame)
        #expect(cell.frame.minX == margin && cell.frame.width == 320 - 2 * margin)
        let width = cell.bounds.width
        #expect(other.contentView.frame == left.mirrored(cell.contentView.frame, in: width))
        let (control, otherControl) = (cell.edges.editingControl, other.edges.editingControl)
        #expect(otherControl?.frame == control.map { left.mirrored($0.frame, in: width) })
        let (view, otherView) = (cell.edges.accessory, other.edges.accessory)
        #expect(view != nil && otherView?.frame == view.map { left.mirrored($0.frame, in: width) })
        #expect(cell.contentView.frame.minX == control?.frame.maxX)
        #expect(cell.contentView.frame.maxX == view?.frame.minX)
      }
      #expect(left.view.visibleCells.map(\.frame.height) == [30, 50, 40])
    },
    ListCase(
      "the padding above headers applies to plain and grouped sections with a header",
      "Apple, `sectionHeaderTopPadding`"
    ) {
      for style in [UITableView.Style.plain, .grouped] {
        let table = TableFixture(counts: [1, 1], style: style)
        table.source.headerTitles = [0: "A", 1: "B"]
        table.view.sectionHeaderTopPadding = 0
        table.view.reloadData()
        table.view.layoutIfNeeded()
        let (first, height) = (
          table.view.rectForRow(at: .at(0, 0)).minY, table.view.contentSize.height
        )
        table.view.sectionHeaderTopPadding = 12
        table.view.layoutIfNeeded()
        #expect(table.view.rectForRow(at: .at(0, 0)).minY == first + 12)
        #expect(table.view.contentSize.height == height + 24)
      }
    },
    ListCase(
      "rows of different heights make room of the moved row's height",
      "Apple, \"Table View Programming Guide for iOS\""
    ) {
      let table = SizedTable([[20, 40, 30]])
      let mover = RowSource(counts: [3])
      mover.movable = [0, 1, 2]
      mover.answer = { view, path in
        let cell = view.dequeueReusableCell(withIdentifier: "constraint", for: path)
        (cell as? any SizedCell)?.contentHeight = [20, 40, 30][mover.sections[0][path.row]]
        return cell
      }
      table.view.dataSource = mover
      table.view.layoutIfNeeded()
      let cells = table.view.visibleCells
      let gesture = try #require(table.view.beginReordering(at: .at(0, 0)))
      gesture.move(over: .at(0, 2))
      table.view.layoutIfNeeded()
      #expect(cells.map(\.frame.minY) == [70, 0, 40])
      gesture.end()
      table.view.layoutIfNeeded()
      #expect(mover.sections == [[1, 2, 0]])
      #expect(table.visibleHeights == [40, 30, 20])
      #expect(table.view.visibleCells.map(\.frame.minY) == [0, 40, 70])
    },
    ListCase(
      "a tap of the section index scrolls to the section that the data source names",
      "Apple, `tableView(_:sectionForSectionIndexTitle:at:)`"
    ) {
      let table = TableFixture(counts: [10, 10, 10])
      table.source.indexTitles = ["A", "B", "C"]
      table.view.reloadSectionIndexTitles()
      table.view.layoutIfNeeded()
      table.view.scrollToSection(forIndexTitleAt: 2)
      table.view.layoutIfNeeded()
      #expect(table.view.contentOffset.y == table.view.rect(forSection: 2).minY)
    },
    ListCase(
      "inset sections keep their distance from the edges", "Apple, `UITableView.Style.insetGrouped`"
    ) {
      let table = Everything(direction: .forceLeftToRight)
      #expect(table.view.rectForRow(at: .at(0, 0)).minX > 0)
      #expect(table.view.rectForRow(at: .at(1, 0)).minY > table.view.rectForRow(at: .at(0, 1)).maxY)
    },
  ]
}
