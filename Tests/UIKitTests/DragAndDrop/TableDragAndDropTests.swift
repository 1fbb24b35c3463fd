import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Drag and drop of rows")
@MainActor
struct TableDragAndDropTests {
  private let table = TableFixture(counts: [4])
  private let rows: DraggedRows

  init() {
    rows = DraggedRows(table.source)
    table.view.dragDelegate = rows
    table.view.dropDelegate = rows
  }

  private func move(_ finger: RuntimeDragGesture, to y: CGFloat) {
    finger.move(to: CGPoint(x: 50, y: y), in: table.view)
  }

  @Test("a row that is dragged onto another takes its place, and the delegates are called in order")
  func reorder() throws {
    let finger = try #require(table.view.beginDrag(at: .at(0, 0)))
    #expect(table.view.hasActiveDrag)
    move(finger, to: 50)
    #expect(table.view.hasActiveDrop && table.view.hasUncommittedUpdates)
    #expect(finger.end() == .move)
    #expect(table.source.sections == [[1, 2, 0, 3]] && table.numbers == [1, 2, 0, 3])
    #expect(
      rows.log == ["begin", "update 0.2", "perform 0.2", "drop ended", "drag ended"])
    #expect(rows.previewed == [.at(0, 2)])
    #expect(!table.view.hasActiveDrag && !table.view.hasUncommittedUpdates)
  }

  @Test("a place below the last row is one past it")
  func below() throws {
    let finger = try #require(table.view.beginDrag(at: .at(0, 0)))
    move(finger, to: 95)
    #expect(rows.log.last == "update 0.4")
  }

  @Test("the cell of a dragged row is dragged until the drag is over")
  func cellState() throws {
    let finger = try #require(table.view.beginDrag(at: .at(0, 1)))
    let cell = try #require(table.view.cellForRow(at: .at(0, 1)))
    #expect(cell.configurationState.cellDragState == .dragging)
    finger.cancel()
    #expect(cell.configurationState.cellDragState == .none)
  }

  @Test(
    "without a drop delegate the data source moves a row that may be moved, at most to the end",
    arguments: [70, 95] as [CGFloat])
  func dataSourceMoves(_ place: CGFloat) throws {
    table.view.dropDelegate = nil
    table.source.movable = [0]
    let finger = try #require(table.view.beginDrag(at: .at(0, 0)))
    move(finger, to: place)
    #expect(finger.end() == .move && table.source.sections == [[1, 2, 3, 0]])
    let other = try #require(table.view.beginDrag(at: .at(0, 1)))
    move(other, to: 10)
    other.end()
    #expect(table.source.sections == [[1, 2, 3, 0]])
  }

  @Test("a placeholder becomes a row when its item has come")
  func placeholder() throws {
    final class Dropper: UITableViewDropDelegate {
      var context: (any UITableViewDropPlaceholderContext)?
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        context = coordinator.drop(
          coordinator.items[0].dragItem,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: .at(0, 4), reuseIdentifier: "row", rowHeight: 20))
      }
    }
    let dropper = Dropper()
    table.view.dropDelegate = dropper
    let finger = RuntimeDragGesture(
      itemsOfAnotherApp: [UIDragItem(itemProvider: NSItemProvider(object: "9" as NSString))])
    move(finger, to: 95)
    #expect(finger.end() == .copy && table.view.hasUncommittedUpdates)
    let context = try #require(dropper.context)
    #expect(context.commitInsertion { self.table.source.sections[0].insert(9, at: $0.row) })
    #expect(table.numbers == [0, 1, 2, 3, 9] && table.view.violations.isEmpty)
  }
}
