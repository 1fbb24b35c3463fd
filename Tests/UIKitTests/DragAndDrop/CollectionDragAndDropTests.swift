import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Drag and drop of items")
@MainActor
struct CollectionDragAndDropTests {
  private let list = ListFixture(counts: [4])
  private let items: DraggedItems

  init() {
    items = DraggedItems(list.source)
    list.view.dragDelegate = items
    list.view.dropDelegate = items
  }

  private func finger(at path: IndexPath = .at(0, 0)) throws -> RuntimeDragGesture {
    try #require(list.view.beginDrag(at: path))
  }

  private func move(_ finger: RuntimeDragGesture, to y: CGFloat) {
    finger.move(to: CGPoint(x: 50, y: y), in: list.view)
  }

  private func state(_ item: Int) -> UICellConfigurationState.DragState? {
    (list.view.cellForItem(at: .at(0, item)))?.configurationState.cellDragState
  }

  @Test(
    "an item that is dragged onto another takes its place, and the delegates are called in order")
  func reorder() throws {
    let finger = try finger()
    #expect(list.view.hasActiveDrag && !list.view.hasActiveDrop)
    move(finger, to: 50)
    #expect(list.view.hasActiveDrop && list.view.hasUncommittedUpdates)
    #expect(finger.end() == .move)
    #expect(list.source.sections == [[1, 2, 0, 3]] && list.numbers == [1, 2, 0, 3])
    #expect(
      items.log == [
        "items 0.0", "begin", "can handle", "enter", "update 0.2", "perform 0.2", "dropped 0",
        "drop ended", "drag ended",
      ])
    #expect(items.previewed == [.at(0, 2)])
    #expect(!list.view.hasActiveDrag && !list.view.hasActiveDrop)
    #expect(!list.view.hasUncommittedUpdates && list.view.violations.isEmpty)
  }

  @Test("the cell of a dragged item is lifted, dragged and let go, wherever it went")
  func cellStates() throws {
    let finger = try finger()
    #expect(state(0) == .dragging && state(1) == UICellConfigurationState.DragState.none)
    move(finger, to: 50)
    finger.end()
    #expect(state(2) == UICellConfigurationState.DragState.none)
  }

  @Test("an item for which the delegate answers nothing is not dragged")
  func nothingToDrag() {
    items.locked = [1]
    #expect(list.view.beginDrag(at: .at(0, 1)) == nil && !list.view.hasActiveDrag)
    #expect(list.view.beginDrag(at: .at(3, 7)) == nil)
    list.view.dragInteractionEnabled = false
    #expect(list.view.beginDrag(at: .at(0, 0)) == nil)
    #expect(items.log == ["items 0.1"])
  }

  @Test("a drag at a time: a second one does not begin")
  func second() throws {
    let first = try finger()
    #expect(list.view.beginDrag(at: .at(0, 1)) == nil)
    first.cancel()
    #expect(list.view.beginDrag(at: .at(0, 1)) != nil)
  }

  @Test("taps add items, and all of them are dropped with their places")
  func adding() throws {
    let finger = try finger()
    #expect(finger.addItems(at: CGPoint(x: 50, y: 70)))
    #expect(!finger.addItems(at: CGPoint(x: 50, y: 95)))
    var places: [IndexPath?] = []
    items.perform = { places = $0.items.map(\.sourceIndexPath) }
    move(finger, to: 30)
    finger.end()
    #expect(places == [.at(0, 0), .at(0, 3)] && finger.items.count == 2)
  }

  @Test("a place behind the last item is one past it, and there is none over nothing")
  func beyond() throws {
    let finger = try finger()
    move(finger, to: 95)
    list.source.sections = [[]]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    move(finger, to: 95)
    #expect(items.log.suffix(2) == ["update 0.4", "update nowhere"])
  }

  @Test("a session that is not of interest is asked about once and not notified again")
  func refused() throws {
    items.isInterested = false
    let finger = try finger()
    move(finger, to: 50)
    move(finger, to: 60)
    #expect(finger.proposal == nil && finger.end() == .cancel)
    #expect(items.log == ["items 0.0", "begin", "can handle", "drag ended"])
  }

  @Test("a move that the drag does not allow is cancelled")
  func moveNotAllowed() throws {
    items.allowsMove = false
    let finger = try finger()
    move(finger, to: 50)
    #expect(finger.end() == .cancel && list.source.sections == [[0, 1, 2, 3]])
    #expect(items.log.suffix(3) == ["exit", "drop ended", "drag ended"])
  }

  @Test("a proposal that takes nothing cancels", arguments: [UIDropOperation.cancel, .forbidden])
  func nothingTaken(_ operation: UIDropOperation) throws {
    items.proposal = UICollectionViewDropProposal(operation: operation)
    let finger = try finger()
    move(finger, to: 50)
    #expect(!list.view.hasUncommittedUpdates)
    #expect(finger.end() == .cancel && !items.log.contains { $0.hasPrefix("perform") })
  }

  @Test("a finger that leaves is reported, and one that comes back enters again")
  func leaving() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    root.addSubview(list.view)
    let finger = try finger()
    move(finger, to: 50)
    finger.move(to: CGPoint(x: 50, y: 250), in: root)
    #expect(!list.view.hasActiveDrop && finger.proposal == nil)
    move(finger, to: 10)
    finger.cancel()
    #expect(
      items.log.dropFirst(2) == [
        "can handle", "enter", "update 0.2", "exit", "enter", "update 0.0", "exit", "drop ended",
        "drag ended",
      ])
  }

  @Test("items of another app are copied in: they have no place, and cannot be moved")
  func otherApp() {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))
    let finger = RuntimeDragGesture(itemsOfAnotherApp: [item])
    move(finger, to: 30)
    #expect(finger.session == nil && finger.end() == .cancel)
    items.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    var found: [(isLocal: Bool, place: IndexPath?)] = []
    items.perform = { coordinator in
      found = coordinator.items.map {
        (coordinator.session.localDragSession != nil, $0.sourceIndexPath)
      }
    }
    let other = RuntimeDragGesture(itemsOfAnotherApp: [item])
    move(other, to: 30)
    #expect(other.end() == .copy && found.count == 1)
    #expect(found.allSatisfy { !$0.isLocal && $0.place == nil })
  }

  @Test("a placeholder keeps the place of an item that comes later, through other updates")
  func placeholder() throws {
    items.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    var context: (any UICollectionViewDropPlaceholderContext)?
    items.perform = { coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      context = coordinator.drop(
        item.dragItem,
        to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell"))
    }
    let finger = RuntimeDragGesture(
      itemsOfAnotherApp: [UIDragItem(itemProvider: NSItemProvider(object: "9" as NSString))])
    move(finger, to: 50)
    finger.end()
    #expect(list.view.hasUncommittedUpdates)
    list.source.sections[0].insert(7, at: 0)
    list.source.sections[0].removeAll { $0 == 2 }
    list.view.performBatchUpdates {
      list.view.insertItems(at: [.at(0, 0)])
      list.view.deleteItems(at: [.at(0, 2)])
    }
    let placeholder = try #require(context)
    #expect(
      placeholder.commitInsertion { self.list.source.sections[0].insert(9, at: $0.item) })
    #expect(list.source.sections == [[7, 0, 1, 9, 3]] && list.numbers == [7, 0, 1, 9, 3])
    #expect(!placeholder.commitInsertion { _ in } && !placeholder.deletePlaceholder())
    #expect(!list.view.hasUncommittedUpdates && list.view.violations.isEmpty)
  }

  @Test("a reload takes placeholders away")
  func placeholderAndReload() throws {
    items.proposal = UICollectionViewDropProposal(operation: .copy)
    var context: (any UICollectionViewDropPlaceholderContext)?
    items.perform = { coordinator in
      context = coordinator.drop(
        coordinator.items[0].dragItem,
        to: UICollectionViewDropPlaceholder(
          insertionIndexPath: .at(0, 1), reuseIdentifier: "cell"))
    }
    let finger = try finger()
    move(finger, to: 50)
    finger.end()
    list.view.reloadData()
    #expect(context?.commitInsertion { _ in Issue.record("there is nothing to commit") } == false)
    #expect(!list.view.hasUncommittedUpdates)
  }

  @Test("the position of an item follows the updates that are made during the drag")
  func updateDuringDrag() throws {
    let finger = try finger(at: .at(0, 1))
    list.source.sections[0].removeFirst()
    list.view.deleteItems(at: [.at(0, 0)])
    var places: [IndexPath?] = []
    items.perform = { places = $0.items.map(\.sourceIndexPath) }
    move(finger, to: 30)
    finger.end()
    #expect(places == [.at(0, 0)])
  }

  @Test("objects of the dropped items are loaded together and in order")
  func loading() throws {
    var texts: [String] = []
    items.perform = { coordinator in
      _ = coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
    }
    let finger = try finger()
    finger.addItems(at: CGPoint(x: 50, y: 70))
    list.log.environment.bind {
      move(finger, to: 30)
      finger.end()
    }
    #expect(texts.isEmpty)
    while list.log.scheduler.runStep() {}
    #expect(texts == ["0", "3"] && finger.drop.progress.isFinished)
  }

  @Test("without a drop delegate the data source moves the list's own item")
  func dataSourceMoves() throws {
    final class Mover: UICollectionViewDiffableDataSource<Int, Int> {}
    let view = list.view
    var moves: [String] = []
    let source = Mover(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      moves.append("\(transaction.finalSnapshot.itemIdentifiers)")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    view.dropDelegate = nil
    items.source.sections = [[0, 1, 2, 3]]
    let finger = try finger()
    move(finger, to: 50)
    #expect(finger.end() == .move && moves == ["[1, 2, 0, 3]"])
  }

  @Test("without a drop delegate nothing else is taken")
  func strangersAreNotTaken() {
    list.view.dropDelegate = nil
    let finger = RuntimeDragGesture(
      itemsOfAnotherApp: [UIDragItem(itemProvider: NSItemProvider())])
    move(finger, to: 50)
    #expect(finger.proposal == nil && finger.end() == .cancel)
  }
}
