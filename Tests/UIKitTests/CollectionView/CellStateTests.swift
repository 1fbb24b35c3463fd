import Foundation
import Testing
import UIKit
import UIKitSimulation

/// The states of the list that reach the configuration state of cells.
///
/// Source: Apple's documentation of `UICellConfigurationState`.
@MainActor @Suite("Cells: states of the list")
struct CellStateTests {
  private func note(
    _ cell: UICollectionViewCell, _ value: @escaping (UICellConfigurationState) -> String
  ) -> CallLog {
    let log = CallLog()
    cell.configurationUpdateHandler = { _, state in log(value(state)) }
    cell.layoutIfNeeded()
    _ = log.take()
    return log
  }

  @Test("editing a collection view reaches its cells, also those that come into sight")
  func editing() throws {
    let list = ListFixture(counts: [20])
    let cell = try #require(list.view.cellForItem(at: .at(0, 0)))
    let log = note(cell) { "\($0.isEditing)" }
    list.view.isEditing = true
    cell.layoutIfNeeded()
    #expect(log.take() == ["true"])
    list.scroll(to: 200)
    #expect(list.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
    list.view.isEditing = false
    #expect(list.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }

  @Test("a moved item is being reordered until its movement ends")
  func reordering() throws {
    let list = ListFixture(counts: [5])
    let cell = try #require(list.view.cellForItem(at: .at(0, 0)))
    let log = note(cell) { "\($0.isReordering)" }
    #expect(list.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    cell.layoutIfNeeded()
    list.view.cancelInteractiveMovement()
    cell.layoutIfNeeded()
    #expect(log.take() == ["true", "false"])
  }

  @Test("while a drag is over a list, its cells are not targeted, but the one that takes the items")
  func drop() throws {
    let list = ListFixture(counts: [5])
    let items = DraggedItems(list.source)
    list.view.dropDelegate = items
    items.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    func states() -> [UICellConfigurationState.DropState] {
      list.view.visibleCells.map(\.configurationState.cellDropState)
    }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "9" as NSString))
    let finger = RuntimeDragGesture(itemsOfAnotherApp: [item])
    finger.move(to: CGPoint(x: 50, y: 30), in: list.view)
    #expect(states() == [.notTargeted, .targeted, .notTargeted, .notTargeted, .notTargeted])
    items.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    finger.move(to: CGPoint(x: 50, y: 35), in: list.view)
    #expect(states().allSatisfy { $0 == .notTargeted })
    finger.cancel()
    #expect(states().allSatisfy { $0 == .none })
  }

  @Test("a drag over a table gives its cells drop states")
  func tableDrop() {
    let table = TableFixture(counts: [3])
    let rows = DraggedRows(table.source)
    table.view.dropDelegate = rows
    let item = UIDragItem(itemProvider: NSItemProvider(object: "9" as NSString))
    let finger = RuntimeDragGesture(itemsOfAnotherApp: [item])
    finger.move(to: CGPoint(x: 50, y: 30), in: table.view)
    let cells = table.view.visibleCells
    #expect(cells.allSatisfy { $0.configurationState.cellDropState == .notTargeted })
    finger.cancel()
    #expect(cells.allSatisfy { $0.configurationState.cellDropState == .none })
  }

  @Test("a swiped row is swiped, and its cell is notified of the transitions")
  func swipe() throws {
    let table = TableFixture(counts: [3])
    let cell = try #require(table.view.cellForRow(at: .at(0, 1)))
    #expect(table.view.swipe(.at(0, 1), from: .trailing) != nil)
    #expect(cell.configurationState.isSwiped && cell.showingDeleteConfirmation)
    table.view.endSwipe()
    #expect(!cell.configurationState.isSwiped && !cell.showingDeleteConfirmation)
    let shown = try #require(table.view.swipe(.at(0, 1), from: .trailing))
    #expect(table.view.tapSwipeAction(shown.actions[0]))
    #expect(table.source.sections == [[0, 2]] && table.view.violations.isEmpty)
  }

  @Test("an opened item of a tree is expanded, and list cells are indented by their levels")
  func outline() {
    let stage = Stage()
    stage.environment.bind {
      let view = UICollectionView(
        frame: stage.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "c")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
        return cell
      }
      stage.window.addSubview(view)
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b"])
      tree.append(["a1"], to: "a")
      source.apply(tree, to: 0, animatingDifferences: false)
      view.layoutIfNeeded()
      @MainActor func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: .at(0, item)) as? UICollectionViewListCell
      }
      #expect(cell(0)?.configurationState.isExpanded == false)
      #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
      view.layoutIfNeeded()
      #expect(cell(0)?.configurationState.isExpanded == true)
      #expect([0, 1, 2].map { cell($0)?.indentationLevel } == [0, 1, 0])
      #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
      #expect(cell(0)?.configurationState.isExpanded == false)
    }
  }
}
