import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Rule V9: gates and events in the order of UIKit's header.
@MainActor @Suite("Collection view: selection")
struct CollectionViewSelectionTests {
  @Test("a tap asks the gates and tells of every step")
  func tap() {
    let list = ListFixture(counts: [5])
    list.tap(30)
    #expect(
      list.delegate.log
        == [
          "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
          "didUnhighlight 0.1",
        ])
    #expect(list.view.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(list.view.cellForItem(at: .at(0, 1))?.isSelected == true)
    #expect(list.view.cellForItem(at: .at(0, 1))?.isHighlighted == false)
  }

  @Test("a second tap moves the selection, or adds to it")
  func secondTap() {
    for isMultiple in [false, true] {
      let list = ListFixture(counts: [5])
      list.view.allowsMultipleSelection = isMultiple
      list.tap(10)
      list.forget()
      list.tap(30)
      #expect(list.delegate.log.contains("didDeselect 0.0") != isMultiple)
      #expect(list.view.indexPathsForSelectedItems?.count == (isMultiple ? 2 : 1))
    }
  }

  @Test("in multiple selection a tap on a selected item asks to deselect it")
  func deselectingTap() {
    let list = ListFixture(counts: [5])
    list.view.allowsMultipleSelection = true
    list.tap(10)
    list.forget()
    list.delegate.closedGates = ["shouldDeselect"]
    list.tap(10)
    #expect(list.view.indexPathsForSelectedItems == [.at(0, 0)])
    list.delegate.closedGates = []
    list.tap(10)
    #expect(list.view.indexPathsForSelectedItems?.isEmpty == true)
    #expect(
      list.delegate.log.suffix(3) == [
        "shouldDeselect 0.0", "didDeselect 0.0",
        "didUnhighlight 0.0",
      ])
  }

  @Test(
    "a closed gate ends the touch at that point",
    arguments: [
      ("shouldHighlight", ["shouldHighlight 0.1"]),
      (
        "shouldSelect",
        [
          "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1",
          "didUnhighlight 0.1",
        ]
      ),
    ])
  func closedGates(gate: String, log: [String]) {
    let list = ListFixture(counts: [5])
    list.delegate.closedGates = [gate]
    list.tap(30)
    #expect(list.delegate.log == log)
    #expect(list.view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test("a touch that ends elsewhere selects nothing")
  func draggedTouch() {
    let list = ListFixture(counts: [5])
    list.view.beginTouch(at: CGPoint(x: 5, y: 10))
    #expect(list.view.cellForItem(at: .at(0, 0))?.isHighlighted == true)
    list.view.endTouch(at: CGPoint(x: 5, y: 50))
    #expect(list.delegate.log.last == "didUnhighlight 0.0")
    #expect(list.view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test("without selection a touch does nothing")
  func disallowed() {
    let list = ListFixture(counts: [5])
    list.view.allowsSelection = false
    list.tap(30)
    #expect(list.delegate.log.isEmpty)
    list.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test(
    "while editing, touches select only when that is allowed, several when that is",
    arguments: [(false, false, 0), (true, false, 1), (false, true, 2), (true, true, 2)])
  func editing(selects: Bool, selectsMany: Bool, count: Int) {
    let list = ListFixture(counts: [8])
    list.tap(10)
    list.view.isEditing = true
    #expect(list.view.indexPathsForSelectedItems == [])
    list.view.allowsSelectionDuringEditing = selects
    list.view.allowsMultipleSelectionDuringEditing = selectsMany
    list.tap(10)
    list.tap(30)
    #expect(list.view.indexPathsForSelectedItems?.count == count)
  }

  @Test("selecting in code calls no delegate method, scrolls, and nil clears")
  func programmatic() {
    let list = ListFixture(counts: [30])
    list.view.selectItem(at: .at(0, 10), animated: false, scrollPosition: .top)
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 200)
    #expect(list.view.cellForItem(at: .at(0, 10))?.isSelected == true)
    list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(list.view.cellForItem(at: .at(0, 10))?.isSelected == false)
    #expect(!list.delegate.log.contains { $0.hasPrefix("did") && $0.contains("elect") })
  }

  @Test("a cell that comes back in sight is selected again, one used again is not")
  func reuse() {
    let list = ListFixture(counts: [30])
    list.tap(10)
    list.scroll(to: 200)
    #expect(list.view.visibleCells.allSatisfy { !$0.isSelected })
    list.scroll(to: 0)
    #expect(list.view.visibleCells.map(\.isSelected) == [true, false, false, false, false])
  }

  @Test("selection follows items, and goes with deleted and reloaded ones")
  func updates() {
    let list = ListFixture(counts: [4])
    list.view.allowsMultipleSelection = true
    for y in [10, 30, 50] { list.tap(CGFloat(y)) }
    list.source.sections = [[9, 0, 2, 3]]
    list.view.performBatchUpdates {
      list.view.insertItems(at: [.at(0, 0)])
      list.view.deleteItems(at: [.at(0, 1)])
      list.view.reloadItems(at: [.at(0, 2)])
    }
    #expect(list.view.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(list.view.visibleCells.map(\.isSelected) == [false, true, false, false])
  }

  @Test("a reload clears the selection without telling")
  func reload() {
    let list = ListFixture(counts: [4])
    list.tap(10)
    list.forget()
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForSelectedItems?.isEmpty == true)
    #expect(!list.delegate.log.contains { $0.hasPrefix("didDeselect") })
  }

  @Test("the selected background shows while the cell is selected or touched")
  func selectedBackground() throws {
    let list = ListFixture(counts: [2])
    let cell = try #require(list.view.cellForItem(at: .at(0, 0)))
    let background = UIView(frame: .zero)
    cell.backgroundView = UIView(frame: .zero)
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    list.tap(10)
    #expect(cell.subviews.firstIndex { $0 === background } == 1)
    list.tap(30)
    #expect(background.superview == nil)
  }
}
