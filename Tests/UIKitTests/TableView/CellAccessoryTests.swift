import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// Accessories and editing controls of table cells, as Apple's documentation of `UITableViewCell` describes.
///
/// The tests prove that content makes room; the widths are those of the environment.
@MainActor @Suite("Table cells: accessories and controls")
struct CellAccessoryTests {
  private let metrics = RuntimeEnvironment.current.listMetrics.cells

  private func cell(_ change: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func control(of cell: UITableViewCell) -> CellControl? {
    cell.subviews.compactMap { $0 as? CellControl }.first
  }

  @Test(
    "an accessory type is a view at the trailing edge that the content makes room for",
    arguments: [
      (.disclosureIndicator, .disclosure), (.detailDisclosureButton, .detailDisclosure),
      (.checkmark, .checkmark), (.detailButton, .detail),
    ] as [(UITableViewCell.AccessoryType, CellControl.Kind)])
  func types(_ type: UITableViewCell.AccessoryType, _ kind: CellControl.Kind) throws {
    let cell = cell { $0.accessoryType = type }
    let view = try #require(control(of: cell))
    let width = metrics.rows.width(of: type)
    #expect(view.kind == kind && width > 0)
    #expect(view.frame == CGRect(x: 320 - width, y: 0, width: width, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - width, height: 44))
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(control(of: cell) == nil && cell.contentView.frame.width == 320)
  }

  @Test(
    "an accessory view takes the place of the type's, keeps its size, and leaves when it is replaced"
  )
  func accessoryView() {
    let (first, second) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    let cell = cell {
      $0.accessoryType = .checkmark
      $0.accessoryView = first
    }
    let room = 50 + metrics.accessoryMargin + metrics.accessorySpacing
    #expect(first.superview === cell && control(of: cell) == nil)
    #expect(first.frame == CGRect(x: 270 - metrics.accessoryMargin, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 320 - room)
    cell.accessoryView = second
    cell.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === cell)
    #expect(cell.contentView.frame.width == 340 - room)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(second.superview == nil && control(of: cell)?.kind == .checkmark)
  }

  @Test("while editing, the editing accessory is shown, and none without one")
  func editingAccessory() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cell = cell {
      $0.accessoryType = .checkmark
      $0.setEditing(true, animated: false)
    }
    #expect(control(of: cell) == nil && cell.contentView.frame.width == 320)
    cell.editingAccessoryType = .detailButton
    cell.layoutIfNeeded()
    #expect(control(of: cell)?.kind == .detail)
    cell.editingAccessoryView = view
    cell.layoutIfNeeded()
    #expect(view.superview === cell && control(of: cell) == nil)
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(view.superview == nil && control(of: cell)?.kind == .checkmark)
  }

  @Test("widths are those of the environment, and node rows have their own")
  func environment() {
    var environment = RuntimeEnvironment.current
    environment.listMetrics.cells.rows.checkmark = 70
    environment.listMetrics.cells.nodeRows.checkmark = 20
    environment.bind {
      let cell = cell { $0.accessoryType = .checkmark }
      #expect(cell.contentView.frame.width == 250 && control(of: cell)?.frame.width == 70)
      cell.edgeWidths = \.nodeRows
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 300 && control(of: cell)?.frame.width == 70)
    }
    #expect(RuntimeMetrics.Cells().nodeRows.width(of: .checkmark) == 0)
  }

  @Test(
    "an edited row has its control at the leading edge and the reorder control at the trailing edge"
  )
  func editingControls() throws {
    let table = TableFixture(counts: [3])
    table.source.movable = [0]
    table.source.locked = [2]
    table.view.setEditing(true, animated: false)
    table.view.layoutIfNeeded()
    let cells = table.view.visibleCells
    for cell in cells { cell.layoutIfNeeded() }
    let (lead, trail) = (metrics.rows.editingControl, metrics.rows.reorderControl)
    #expect(cells[0].edges.editingControl?.kind == .deletion)
    #expect(cells[0].edges.editingControl?.frame.minX == 0)
    #expect(cells[0].edges.reorderControl?.frame.maxX == 100)
    #expect(cells[0].contentView.frame.minX == lead)
    #expect(cells[0].contentView.frame.width == 100 - lead - trail)
    #expect(cells[1].edges.reorderControl == nil && cells[1].contentView.frame.width == 100 - lead)
    #expect(cells[2].edges.editingControl == nil && cells[2].contentView.frame.width == 100)
    table.view.setEditing(false, animated: false)
    table.view.layoutIfNeeded()
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.allSatisfy { $0.contentView.frame.width == 100 })
    #expect(cells.allSatisfy { control(of: $0) == nil })
  }

  @Test("with multiple selection while editing, the control is a mark of the selection")
  func selectionMark() throws {
    let table = TableFixture(counts: [2])
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.setEditing(true, animated: false)
    let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
    cell.layoutIfNeeded()
    #expect(cell.edges.editingControl?.kind == .selection)
    #expect(cell.edges.editingControl?.isSelected == false)
    table.view.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    cell.layoutIfNeeded()
    #expect(cell.edges.editingControl?.isSelected == true)
  }

  @Test("in a right-to-left layout, edges, content and labels are mirrored")
  func rightToLeft() throws {
    let picture = UIImage(name: "picture", size: CGSize(width: 20, height: 20))
    func make(_ direction: UISemanticContentAttribute) -> UITableViewCell {
      cell {
        $0.semanticContentAttribute = direction
        $0.accessoryType = .disclosureIndicator
        $0.editingStyle = .delete
        $0.editingAccessoryType = .disclosureIndicator
        $0.setEditing(true, animated: false)
        $0.textLabel?.text = "Title"
        $0.imageView?.image = picture
        $0.indentationLevel = 1
      }
    }
    let (left, right) = (make(.forceLeftToRight), make(.forceRightToLeft))
    func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    #expect(right.contentView.frame == mirrored(left.contentView.frame, in: 320))
    #expect(left.contentView.frame.minX == metrics.rows.editingControl)
    #expect(control(of: right)?.frame == control(of: left).map { mirrored($0.frame, in: 320) })
    let width = left.contentView.bounds.width
    let (text, image) = (try #require(left.textLabel), try #require(left.imageView))
    #expect(right.textLabel?.frame == mirrored(text.frame, in: width))
    #expect(right.imageView?.frame == mirrored(image.frame, in: width))
    #expect(image.frame.minX == 26)
  }

  @Test("indentation moves labels and configured content, not the content view of the app")
  func indentation() {
    let plain = cell {
      $0.textLabel?.text = "Title"
      $0.indentationLevel = 2
      $0.indentationWidth = 12
    }
    #expect(plain.contentView.frame.minX == 0 && plain.textLabel?.frame.minX == 40)
    plain.contentConfiguration = UIListContentConfiguration.cell()
    plain.layoutIfNeeded()
    #expect(plain.contentView.frame == CGRect(x: 24, y: 0, width: 296, height: 44))
  }

  @Test("a tap on a detail button calls the delegate and selects nothing; other accessories do not")
  func taps() throws {
    let (table, stage) = (TableFixture(counts: [2]), Stage())
    table.source.answer = { view, path in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessoryType = path.row == 0 ? .detailButton : .checkmark
      return cell
    }
    stage.window.addSubview(table.view)
    table.view.reloadData()
    stage.settle()
    table.view.layoutIfNeeded()
    for cell in table.view.visibleCells { cell.layoutIfNeeded() }
    table.forget()
    stage.window.tap(at: CGPoint(x: 95, y: 10))
    #expect(table.delegate.log == ["accessory 0.0"])
    #expect(table.view.indexPathForSelectedRow == nil)
    stage.window.tap(at: CGPoint(x: 95, y: 30))
    #expect(table.view.indexPathForSelectedRow == .at(0, 1))
  }

  @Test(
    "a tap on the insertion control commits it; one on the deletion control asks for confirmation")
  func editingTaps() throws {
    let (table, stage) = (TableFixture(counts: [2]), Stage())
    stage.window.addSubview(table.view)
    table.view.setEditing(true, animated: false)
    stage.settle()
    for cell in table.view.visibleCells { cell.layoutIfNeeded() }
    let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(cell.showingDeleteConfirmation && cell.configurationState.isSwiped)
    #expect(table.source.sections == [[0, 1]])
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(!cell.showingDeleteConfirmation && !cell.configurationState.isSwiped)
    table.delegate.style = .insert
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(table.source.log.contains("commit insert 0.0"))
  }
}
