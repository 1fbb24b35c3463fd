import Foundation
import UIKit

@testable import UIKitCore

/// Drags and drops the numbered items of a ``ListSource``, as an app does, and logs the calls that it receives.
@MainActor
final class DraggedItems: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let source: ListSource
  var log: [String] = []
  var allowsMove = true
  var isInterested = true
  var locked: Set<Int> = []
  var proposal = UICollectionViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  /// Runs in place of the move of the dropped items.
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?

  init(_ source: ListSource) {
    self.source = source
  }

  private func item(at path: IndexPath) -> [UIDragItem] {
    let number = source.sections[path.section][path.item]
    guard !locked.contains(number) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.listDescription)")
    return item(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.append("add \(indexPath.listDescription)")
    return item(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    log.append("begin")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    log.append("drag ended")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    log.append("can handle")
    return isInterested
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    log.append("enter")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("update \(destinationIndexPath?.listDescription ?? "nowhere")")
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    log.append("exit")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    log.append("drop ended")
  }

  /// The items for whose previews the delegate was asked when something was dropped.
  var previewed: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    previewed.append(indexPath)
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("perform \(coordinator.destinationIndexPath?.listDescription ?? "nowhere")")
    if let perform { return perform(coordinator) }
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let path = item.sourceIndexPath else { continue }
      let number = source.sections[path.section].remove(at: path.item)
      source.sections[target.section].insert(number, at: target.item)
      collectionView.moveItem(at: path, to: target)
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { _ in
        self.log.append("dropped \(number)")
      }
    }
  }
}

/// Drags and drops the numbered rows of a ``RowSource``, and logs the calls that it receives.
@MainActor
final class DraggedRows: UITableViewDragDelegate, UITableViewDropDelegate {
  let source: RowSource
  var log: [String] = []
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)

  init(_ source: RowSource) {
    self.source = source
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let number = source.sections[indexPath.section][indexPath.row]
    return [UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("drag ended")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("update \(destinationIndexPath?.listDescription ?? "nowhere")")
    return proposal
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop ended")
  }

  /// The rows for whose previews the delegate was asked when something was dropped.
  var previewed: [IndexPath] = []

  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    previewed.append(indexPath)
    return nil
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log.append("perform \(coordinator.destinationIndexPath?.listDescription ?? "nowhere")")
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let path = item.sourceIndexPath else { continue }
      let number = source.sections[path.section].remove(at: path.row)
      source.sections[target.section].insert(number, at: target.row)
      tableView.moveRow(at: path, to: target)
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }
}
