import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Rows that make room while one is moved.
///
/// Source: Apple's Table View Programming Guide for iOS, "Managing the Reordering of Rows", and the
/// documentation of `UITableViewDropProposal.Intent.insertAtDestinationIndexPath`.
@MainActor @Suite("Tables: rows make room for a moved row")
struct RowMovementTests {
  private let table = TableFixture(counts: [4, 2])

  init() {
    table.source.movable = [0, 1, 2, 3, 4, 5]
  }

  /// The numbers of the rows, from top to bottom as the cells are placed.
  private var shown: [Int] {
    table.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? RowCell)?.number ?? -1 }
  }

  private var tops: [CGFloat] { table.view.visibleCells.map(\.frame.minY) }

  @Test(
    "while a row is moved by its control, the others stand as after the move",
    arguments: [
      (.at(0, 0), .at(0, 2), [1, 2, 0, 3, 4]), (.at(0, 3), .at(0, 1), [0, 3, 1, 2, 4]),
      (.at(0, 0), .at(1, 0), [1, 2, 3, 0, 4]), (.at(0, 1), .at(0, 1), [0, 1, 2, 3, 4]),
    ] as [(IndexPath, IndexPath, [Int])])
  func control(source: IndexPath, target: IndexPath, order: [Int]) throws {
    let gesture = try #require(table.view.beginReordering(at: source))
    gesture.move(over: target)
    #expect(shown == order && tops.sorted() == [0, 20, 40, 60, 80])
    #expect(table.source.sections == [[0, 1, 2, 3], [4, 5]])
    #expect(gesture.end() == target)
    table.view.layoutIfNeeded()
    #expect(shown == order && tops == [0, 20, 40, 60, 80])
  }

  @Test("the delegate's target is where the room opens; cancelling closes it")
  func target() throws {
    table.delegate.moveTarget = .at(0, 1)
    let gesture = try #require(table.view.beginReordering(at: .at(0, 0)))
    gesture.move(over: .at(0, 3))
    #expect(shown == [1, 0, 2, 3, 4])
    gesture.cancel()
    #expect(shown == [0, 1, 2, 3, 4] && gesture.end() == nil)
    #expect(table.source.sections == [[0, 1, 2, 3], [4, 5]])
  }

  @Test("the cell of a row that is moved is being reordered until it is put down")
  func state() throws {
    let cell = try #require(table.view.cellForRow(at: .at(0, 1)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
    cell.layoutIfNeeded()
    let gesture = try #require(table.view.beginReordering(at: .at(0, 1)))
    cell.layoutIfNeeded()
    gesture.end()
    cell.layoutIfNeeded()
    #expect(states == [false, true, false])
    #expect(table.view.beginReordering(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test("rows of different heights make room of the moved row's height")
  func heights() throws {
    let heights = HeightDelegate()
    table.view.delegate = heights
    table.view.layoutIfNeeded()
    let gesture = try #require(table.view.beginReordering(at: .at(0, 0)))
    gesture.move(over: .at(0, 1))
    let cells = table.view.visibleCells
    #expect(cells[1].frame.minY == 0 && cells[0].frame.minY == 30 && cells[2].frame.minY == 40)
    gesture.cancel()
  }

  @Test("a dragged row opens a gap at its destination, which closes when the drag leaves")
  func drag() throws {
    let rows = DraggedRows(table.source)
    table.view.dragDelegate = rows
    table.view.dropDelegate = rows
    let finger = try #require(table.view.beginDrag(at: .at(0, 0)))
    finger.move(to: CGPoint(x: 50, y: 50), in: table.view)
    table.view.layoutIfNeeded()
    #expect(shown == [1, 2, 0, 3, 4])
    finger.cancel()
    table.view.layoutIfNeeded()
    #expect(shown == [0, 1, 2, 3, 4] && tops == [0, 20, 40, 60, 80])
  }

  @Test("an item from elsewhere opens a gap of a standard row")
  func foreign() {
    let rows = DraggedRows(table.source)
    table.view.dropDelegate = rows
    let item = UIDragItem(itemProvider: NSItemProvider(object: "9" as NSString))
    let finger = RuntimeDragGesture(itemsOfAnotherApp: [item])
    finger.move(to: CGPoint(x: 50, y: 30), in: table.view)
    table.view.layoutIfNeeded()
    #expect(tops == [0, 40, 60, 80, 100])
    finger.cancel()
    table.view.layoutIfNeeded()
    #expect(tops == [0, 20, 40, 60, 80])
  }
}

@MainActor
private final class HeightDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath == .at(0, 0) ? 10 : indexPath == .at(0, 1) ? 30 : 20
  }
}
