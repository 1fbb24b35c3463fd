import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

@Suite("Primary actions and two fingers")
@MainActor
struct PrimaryActionTests {
  private final class Actions: UICollectionViewDelegate {
    var log: [String] = []
    var mayBegin = true
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.listDescription)")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      log.append("perform \(indexPath.listDescription)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { mayBegin }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(indexPath.listDescription)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.append("move \([originalIndexPath, currentIndexPath, proposedIndexPath].map(\.item))")
      return .at(0, 1)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.append("older")
      return proposedIndexPath
    }
  }

  private final class RowActions: UITableViewDelegate {
    var log: [String] = []
    var isAllowed = true
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.listDescription)")
    }
    func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { isAllowed }
    func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      log.append("perform \(indexPath.listDescription)")
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(tableView.isEditing)")
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end")
    }
  }

  private let list = ListFixture(counts: [4])
  private let actions = Actions()

  init() {
    list.view.delegate = actions
    list.view.layoutIfNeeded()
  }

  @Test("a tap performs an item's primary action after its selection, unless the view edits")
  func primary() {
    list.tap(30)
    list.view.isEditing = true
    list.view.allowsSelectionDuringEditing = true
    list.tap(50)
    #expect(actions.log == ["select 0.1", "perform 0.1", "select 0.2"])
  }

  @Test("an item that extends a selection performs nothing")
  func extending() {
    list.view.allowsMultipleSelection = true
    list.tap(30)
    list.tap(50)
    #expect(actions.log == ["select 0.1", "perform 0.1", "select 0.2"])
  }

  @Test("two fingers select what they are drawn over, in order, once the delegate agrees")
  func twoFingers() {
    list.view.allowsMultipleSelectionDuringEditing = true
    #expect(list.view.drawTwoFingers(from: .at(0, 2), to: .at(0, 1)))
    #expect(actions.log == ["begin 0.2", "select 0.1", "select 0.2", "end"])
    actions.mayBegin = false
    #expect(!list.view.drawTwoFingers(from: .at(0, 0), to: .at(0, 1)))
    #expect(!list.view.drawTwoFingers(from: .at(0, 0), to: .at(7, 1)))
    #expect(list.view.indexPathsForSelectedItems == [.at(0, 1), .at(0, 2)])
  }

  @Test("the newer member decides on the target of a move in place of the older one")
  func moveTarget() {
    list.view.beginInteractiveMovementForItem(at: .at(0, 3))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    list.view.cancelInteractiveMovement()
    #expect(actions.log == ["move [3, 3, 2]", "move [3, 1, 0]"])
  }

  @Test("a tap performs a row's primary action if the delegate agrees")
  func rows() {
    let (table, delegate) = (TableFixture(counts: [4]), RowActions())
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    table.tap(30)
    delegate.isAllowed = false
    table.tap(50)
    #expect(delegate.log == ["select 0.1", "perform 0.1", "select 0.2"])
  }

  @Test("two fingers make a table edit and select rows, where several may be selected")
  func rowFingers() {
    let (table, delegate) = (TableFixture(counts: [4]), RowActions())
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    #expect(!table.view.drawTwoFingers(from: .at(0, 0), to: .at(0, 1)))
    table.view.allowsMultipleSelectionDuringEditing = true
    delegate.isAllowed = false
    #expect(table.view.drawTwoFingers(from: .at(0, 0), to: .at(0, 1)))
    #expect(delegate.log == ["begin true", "select 0.0", "select 0.1", "end"])
  }

  @Test("a layout is asked which views of the kinds in sight come and go with a batch")
  func kinds() {
    final class Asked: UICollectionViewFlowLayout {
      var log: [String] = []
      override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
      {
        log.append("delete \(elementKind)")
        return []
      }
      override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
      {
        log.append("insert \(elementKind)")
        return []
      }
    }
    let asked = Asked()
    asked.headerReferenceSize = CGSize(width: 100, height: 10)
    list.view.setCollectionViewLayout(asked, animated: false)
    list.view.layoutIfNeeded()
    list.source.sections[0].insert(9, at: 0)
    list.view.insertItems(at: [.at(0, 0)])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(asked.log == ["delete \(kind)", "insert \(kind)"])
  }
}
