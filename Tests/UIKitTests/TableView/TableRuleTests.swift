import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// Rules of tables that a change of one line would break without another test falling.
@MainActor @Suite("Table view: rules of headers, swipes and gates")
struct TableRuleTests {
  @Test(
    "the header of a plain table is pushed away by its section's end",
    arguments: [(60, 60), (100, 100), (110, 100), (125, 100)])
  func pushedHeader(offset: CGFloat, top: CGFloat) {
    let table = TableFixture(counts: [5, 20], isLaidOut: false)
    table.source.headerTitles = [0: "A", 1: "B"]
    table.view.layoutIfNeeded()
    table.scroll(to: offset)
    #expect(table.view.headerView(forSection: 0)?.frame.minY == top)
  }

  @Test("a row is swiped alone: the one before is closed first")
  func oneSwipe() {
    let (table, delegate) = (TableFixture(counts: [5]), SwipeDelegate())
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    _ = table.view.swipe(.at(0, 1), from: .trailing)
    _ = table.view.swipe(.at(0, 2), from: .trailing)
    #expect(delegate.log == ["begin 0.1", "end 0.1", "begin 0.2"])
    #expect(table.view.cellForRow(at: .at(0, 1))?.showingDeleteConfirmation == false)
    #expect(table.view.cellForRow(at: .at(0, 2))?.showingDeleteConfirmation == true)
  }

  @Test("a row that may not be edited is neither swiped nor committed")
  func lockedRow() {
    let (table, delegate) = (TableFixture(counts: [5]), SwipeDelegate())
    table.view.delegate = delegate
    table.source.locked = [1]
    #expect(table.view.swipe(.at(0, 1), from: .trailing) == nil)
    #expect(!table.view.commitEditing(at: .at(0, 1)))
    #expect(delegate.log.isEmpty && table.source.sections[0].count == 5)
  }

  @Test("a row without an editing style commits nothing and offers no deletion")
  func noStyle() {
    let (table, delegate) = (TableFixture(counts: [5]), SwipeDelegate())
    delegate.style = .none
    table.view.delegate = delegate
    #expect(!table.view.commitEditing(at: .at(0, 1)))
    #expect(table.view.swipe(.at(0, 1), from: .trailing) == nil)
    #expect(table.source.sections[0].count == 5)
  }

  @Test("a delegate that prevents deselection keeps a row, another path is deselected instead")
  func deselection() {
    let (table, delegate) = (TableFixture(counts: [5]), SwipeDelegate())
    table.view.delegate = delegate
    table.view.allowsMultipleSelection = true
    table.view.layoutIfNeeded()
    table.tap(10)
    table.tap(30)
    delegate.deselection = { _ in nil }
    table.tap(10)
    #expect(table.view.indexPathsForSelectedRows == [.at(0, 0), .at(0, 1)])
    delegate.deselection = { _ in .at(0, 1) }
    table.tap(10)
    #expect(table.view.indexPathsForSelectedRows == [.at(0, 0)])
  }

  @Test("editing pushes the content of rows that may be indented", arguments: [true, false])
  func indentation(isIndented: Bool) {
    let (table, delegate) = (TableFixture(counts: [5]), SwipeDelegate())
    delegate.isIndented = isIndented
    table.view.delegate = delegate
    table.view.setEditing(true, animated: false)
    table.view.layoutIfNeeded()
    #expect(table.view.cellForRow(at: .at(0, 0))?.contentView.frame.minX == (isIndented ? 38 : 0))
  }

  @Test("turning multiple selection off keeps the item that was selected last")
  func lastSelection() {
    let list = ListFixture(counts: [5])
    list.view.allowsMultipleSelection = true
    for item in [1, 3, 2] {
      list.view.selectItem(at: .at(0, item), animated: false, scrollPosition: [])
    }
    list.view.allowsMultipleSelection = false
    #expect(list.view.indexPathsForSelectedItems == [.at(0, 2)])
    #expect(list.view.cellForItem(at: .at(0, 1))?.isSelected == false)
  }
}

/// Notes swipes, and answers style and deselection as configured.
@MainActor
private final class SwipeDelegate: UITableViewDelegate {
  var log: [String] = []
  var isIndented = true
  var style = UITableViewCell.EditingStyle.delete
  var deselection: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.listDescription)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath?.listDescription ?? "none")")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { isIndented }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    deselection(indexPath)
  }
}
