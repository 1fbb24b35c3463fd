import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Sources: UIKit's documentation of `reorderingHandlers`, of `NSDiffableDataSourceTransaction` and of
/// the handlers of section snapshots.
@MainActor @Suite("Handlers of diffable data sources")
struct DiffableHandlerTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private let log = ViolationLog()
  private let view: UICollectionView
  private let source: Source

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    }
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? UICollectionViewListCell)?.accessories = [
        .outlineDisclosure(), .detail(actionHandler: { view.tag = item }),
        .insert(actionHandler: { view.tag = -item }),
      ]
      return cell
    }
    self.view = view
  }

  private func showTwoSections() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  private func move(_ path: IndexPath, to target: CGPoint) {
    view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
  }

  @Test("an item is moved only where the handler allows it")
  func permission() {
    showTwoSections()
    #expect(!view.beginInteractiveMovementForItem(at: .at(0, 0)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    #expect(!view.beginInteractiveMovementForItem(at: .at(0, 1)))
    #expect(view.beginInteractiveMovementForItem(at: .at(0, 0)))
  }

  @Test("a move is reported with both snapshots before it is shown and once the data source has it")
  func reordering() throws {
    showTwoSections()
    source.reorderingHandlers.canReorderItem = { _ in true }
    var shown: [[Int]] = []
    var told: [NSDiffableDataSourceTransaction<String, Int>] = []
    for path in [\Source.ReorderingHandlers.willReorder, \.didReorder] {
      source.reorderingHandlers[keyPath: path] = { [source] transaction in
        shown.append(source.snapshot().itemIdentifiers)
        told.append(transaction)
      }
    }
    let target = try #require(view.layoutAttributesForItem(at: .at(1, 0)))
    move(.at(0, 0), to: target.center)
    #expect(shown == [[1, 2, 3, 4, 5], [2, 3, 1, 4, 5]])
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 4, 5])
    let transaction = try #require(told.last)
    #expect(transaction.initialSnapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "a") == [2, 3])
    #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 1, 4, 5])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    let second = transaction.sectionTransactions[1]
    #expect(second.initialSnapshot.items == [4, 5] && second.finalSnapshot.items == [1, 4, 5])
    #expect([4, 5].applying(second.difference) == [1, 4, 5])
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 1) == 3 && log.codes == [])
  }

  // MARK: Outlines

  private func showTree() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    source.apply(tree, to: "a")
    view.layoutIfNeeded()
  }

  private var items: [Int] { source.snapshot().itemIdentifiers }

  @Test("a tap on the mark of an outline opens its item, and another closes it")
  func outline() {
    showTree()
    #expect(items == [1, 2])
    #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
    view.layoutIfNeeded()
    #expect(items == [1, 11, 12, 2] && view.numberOfItems(inSection: 0) == 4)
    #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
    #expect(items == [1, 2])
  }

  @Test("the handlers are asked whether an item opens and closes, and what it opens with")
  func outlineHandlers() {
    showTree()
    let calls = CallLog()
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls("open \(item)?")
      return item == 1
    }
    source.sectionSnapshotHandlers.willExpandItem = { calls("opens \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      var more = children
      more.append([10 + item + children.items.count])
      return more
    }
    source.sectionSnapshotHandlers.willCollapseItem = { calls("closes \($0)") }
    #expect(!view.tapAccessory(.outlineDisclosure, at: .at(0, 1)))
    #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
    #expect(calls.take() == ["open 2?", "open 1?", "opens 1"])
    #expect(items == [1, 11, 12, 13, 2])
    view.layoutIfNeeded()
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    #expect(!view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
    #expect(view.tapAccessory(.outlineDisclosure, at: .at(0, 0)))
    #expect(calls.take() == ["closes 1"])
  }

  @Test("an accessory's own action runs, unless the editing state hides it")
  func accessories() {
    showTwoSections()
    #expect(view.tapAccessory(.detail, at: .at(0, 1)) && view.tag == 2)
    #expect(!view.tapAccessory(.insert, at: .at(0, 1)))
    view.isEditing = true
    #expect(view.tapAccessory(.insert, at: .at(0, 1)) && view.tag == -2)
    #expect(!view.tapAccessory(.checkmark, at: .at(0, 1)))
    #expect(!view.tapAccessory(.detail, at: .at(7, 7)))
  }
}
