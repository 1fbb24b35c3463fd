import Foundation
import Testing
import UIKit
import UIKitSimulation

@MainActor @Suite("Table view: selection, editing and reordering")
struct TableSelectionTests {
  @Test("a tap asks the gates and tells of every step, in UIKit's order")
  func tap() {
    let table = TableFixture(counts: [5])
    table.tap(30)
    #expect(
      table.delegate.log
        == [
          "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1",
          "didSelect 0.1",
        ])
    #expect(table.view.indexPathForSelectedRow == .at(0, 1))
    table.forget()
    table.tap(10)
    #expect(
      table.delegate.log
        == [
          "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0",
          "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.0",
        ])
  }

  @Test(
    "a closed gate ends the touch at that point",
    arguments: [
      ("shouldHighlight", ["shouldHighlight 0.1"]),
      (
        "willSelect",
        [
          "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1",
          "willSelect 0.1",
        ]
      ),
    ])
  func closedGates(gate: String, log: [String]) {
    let table = TableFixture(counts: [5])
    table.delegate.closedGates = [gate]
    table.tap(30)
    #expect(table.delegate.log == log)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test("the delegate may select another row")
  func redirect() {
    let table = TableFixture(counts: [5])
    table.delegate.redirect = .at(0, 3)
    table.tap(30)
    #expect(table.view.indexPathsForSelectedRows == [.at(0, 3)])
    #expect(table.view.cellForRow(at: .at(0, 3))?.isSelected == true)
  }

  @Test("in multiple selection a second tap deselects")
  func multipleSelection() {
    let table = TableFixture(counts: [5])
    table.view.allowsMultipleSelection = true
    table.tap(10)
    table.tap(30)
    table.forget()
    table.tap(10)
    #expect(table.delegate.log.contains("didDeselect 0.0"))
    #expect(table.view.indexPathsForSelectedRows == [.at(0, 1)])
  }

  @Test("selecting in code calls no delegate method")
  func programmatic() {
    let table = TableFixture(counts: [30])
    table.view.selectRow(at: .at(0, 10), animated: false, scrollPosition: .top)
    #expect(!table.delegate.log.contains { $0.contains("elect") })
    table.view.layoutIfNeeded()
    #expect(table.view.cellForRow(at: .at(0, 10))?.isSelected == true)
    table.view.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.view.indexPathsForSelectedRows == nil)
  }

  @Test("editing gives rows their controls and pushes content")
  func editing() throws {
    let table = TableFixture(counts: [3])
    table.source.locked = [1]
    table.source.movable = [2]
    table.view.setEditing(true, animated: false)
    table.view.layoutIfNeeded()
    let cells = table.view.visibleCells
    #expect(cells.map(\.editingStyle) == [.delete, .none, .delete])
    #expect(cells.map(\.isEditing) == [true, false, true])
    #expect(cells.map(\.showsReorderControl) == [false, false, true])
    cells[0].layoutIfNeeded()
    #expect(cells[0].contentView.frame.minX == 38)
    #expect(table.view.commitEditing(at: .at(0, 0)))
    #expect(table.source.log.contains("commit delete 0.0"))
    #expect(table.numbers == [1, 2])
    #expect(!table.view.commitEditing(at: .at(0, 0)))
  }

  @Test("a row may be dragged to where the delegate allows it")
  func reordering() {
    let table = TableFixture(counts: [4])
    table.source.movable = [0]
    table.delegate.moveTarget = .at(0, 2)
    #expect(table.view.dragRow(at: .at(0, 0), to: .at(0, 3)) == .at(0, 2))
    #expect(table.numbers == [1, 2, 0, 3])
    #expect(table.view.dragRow(at: .at(0, 0), to: .at(0, 1)) == nil)
  }

  @Test("an editable row has a deletion behind its trailing edge")
  func swipe() throws {
    let table = TableFixture(counts: [2])
    let actions = try #require(table.view.swipe(.at(0, 0), from: .trailing)?.actions)
    #expect(actions.map(\.title) == ["Delete"])
    var isDone = false
    actions[0].handler(actions[0], table.view) { isDone = $0 }
    #expect(isDone)
    #expect(table.numbers == [1])
    #expect(table.delegate.log.contains("willBeginEditing 0.0"))
    #expect(table.view.swipe(.at(0, 0), from: .leading) == nil)
  }

  @Test("an accessory button tells the delegate")
  func accessory() {
    let table = TableFixture(counts: [2])
    table.view.tapAccessory(at: .at(0, 1))
    #expect(table.delegate.log == ["accessory 0.1"])
  }
}
