import Testing

@testable import UIKit

@Suite("Undoing")
@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    var value = 0
    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  @Test("what one turn registers is undone as one, the last first, and can be redone")
  func turns() {
    let (stage, counter) = (Stage(), Counter())
    stage.environment.bind {
      let manager = UndoManager()
      counter.set(1, manager)
      counter.set(2, manager)
      manager.setActionName("Counting")
      stage.settle()
      counter.set(3, manager)
      #expect(manager.canUndo && !manager.canRedo)
      manager.undo()
      #expect(counter.value == 2)
      #expect(manager.undoMenuItemTitle == "Undo Counting")
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      #expect(manager.redoActionName == "Counting")
      manager.redo()
      #expect(counter.value == 2)
      counter.set(9, manager)
      #expect(!manager.canRedo, "a change drops what could be redone")
    }
  }

  @Test("groups nest, levels are bounded, and registration can be turned off")
  func groups() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1, manager)
    manager.beginUndoGrouping()
    counter.set(2, manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
    manager.levelsOfUndo = 1
    counter.set(3, manager)
    counter.set(4, manager)
    manager.undo()
    #expect(counter.value == 3 && !manager.canUndo)
    manager.disableUndoRegistration()
    counter.set(5, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    counter.set(6, manager)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test("a responder has the undo manager of its window")
  func chain() {
    let stage = Stage()
    let view = UIView()
    #expect(view.undoManager == nil)
    stage.window.addSubview(view)
    #expect(view.undoManager === stage.window.undoManager && view.undoManager != nil)
  }
}
