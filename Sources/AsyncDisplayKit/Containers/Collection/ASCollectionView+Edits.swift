import UIKit

extension ASCollectionView {
  /// Loads all data again and runs a completion when that is applied.
  package func reloadData(completion: (() -> Void)?) {
    guard isOnMainThread else { return }
    needsInitialReload = false
    if !dataController.hasLoadedOnce {
      // Keeps the view from asking for its first data while that is being built.
      isWaitingForLoad = true
      reloadView()
    }
    submitReload(completion: completion)
  }

  /// Measures all nodes again, and lets a closure run where their traits may change.
  package func relayoutItems(after preparation: @escaping () -> Void) {
    surroundings.bind {
      do throws(InvalidUpdate) {
        try dataController.relayoutAllNodes { [weak self] in
          preparation()
          guard let self else { return }
          measuredSize = bounds.size
          collectionViewLayout.invalidateLayout()
        }
      } catch {
        report(error.violation(dataSource: dataSourceName))
      }
    }
  }

  /// Measures nodes that want another size, and invalidates the layout if they show at another.
  func relayoutResizedNodes() {
    guard !resizedNodes.isEmpty else { return }
    let nodes = resizedNodes
    resizedNodes = []
    do throws(InvalidUpdate) {
      let changed = try dataController.relayout(nodes)
      guard !changed.isEmpty else { return }
      layoutFacilitator?.collectionViewWillEditCells(
        at: changed.compactMap(indexPath(for:)), batched: false)
      adoptSizes(animated: changed.allSatisfy(\.animatesSizeChanges))
    } catch {
      report(error.violation(dataSource: dataSourceName))
    }
  }

  private func adoptSizes(animated: Bool) {
    guard animated else { return collectionViewLayout.invalidateLayout() }
    if policy.mode.contains(.alwaysReloadData) {
      reloadView()
    } else {
      collectionViewLayout.invalidateLayout()
      performEmptyBatch()
    }
  }
}

extension ASCollectionView: ASRangeControllerDelegate {
  /// Ranges may be updated whenever the view has data.
  package var shouldUpdateRanges: Bool {
    !isWaitingForLoad && !policy.mode.contains(.disableRangeController)
  }

  /// Applies an update to what is shown.
  package func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    guard asyncDataSource != nil, !isMovingInteractively, !isWaitingForLoad || update.isReload
    else {
      swapMaps()
      return update.complete(finished: false)
    }
    if let edits = update.update { tellLayoutFacilitator(of: edits) }
    showing(update) {
      if update.isReload {
        applyReload(update, swapMaps: swapMaps)
      } else {
        applyEdits(update, swapMaps: swapMaps)
      }
    }
  }

  /// Tells the observer of edits of the final deletes and inserts, in Texture's order.
  private func tellLayoutFacilitator(of edits: ASHierarchyUpdate) {
    guard let layoutFacilitator else { return }
    for change in edits.itemDeletes {
      layoutFacilitator.collectionViewWillEditCells(at: change.indexPaths, batched: true)
    }
    for change in edits.sectionDeletes + edits.sectionInserts {
      layoutFacilitator.collectionViewWillEditSections(at: change.sections, batched: true)
    }
    for change in edits.itemInserts {
      layoutFacilitator.collectionViewWillEditCells(at: change.indexPaths, batched: true)
    }
  }

  private func applyReload(_ update: BatchUpdate, swapMaps: () -> Void) {
    isWaitingForLoad = true
    swapMaps()
    reloadView()
    update.complete(finished: true)
  }

  private func applyEdits(_ update: BatchUpdate, swapMaps: () -> Void) {
    guard let edits = update.update else { return update.complete(finished: false) }
    layoutFacilitator?.collectionViewWillPerformBatchUpdates()
    let changeCount = edits.changes.changeCount
    let completion = { [weak self] (finished: Bool) in
      self?.updateRanges(afterChanges: changeCount)
      self?.scheduleBatchFetchCheck(changeCount: changeCount)
      update.complete(finished: finished)
    }
    guard reloadsInstead(of: edits) else {
      applyBatch(edits, swapMaps: swapMaps, completion: completion)
      // An animated batch completes later; what it has changed at once counts now. Source:
      // `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`.
      return rangeController.updateIfNeeded()
    }
    swapMaps()
    reloadView()
    completion(true)
  }

  private func reloadsInstead(of edits: ASHierarchyUpdate) -> Bool {
    guard policy.mode.contains(.alwaysReloadData) else { return false }
    return !policy.mode.contains(.alwaysBatchUpdateSectionReload)
      || edits.changes.sectionReloads.isEmpty
  }
}

extension BatchUpdate {
  /// A Boolean value that indicates whether everything is reloaded.
  var isReload: Bool { changes.includesReloadData }
}

extension ASHierarchyChangeSet {
  /// The number of changes as they were given.
  var changeCount: Int {
    sectionDeletes.count + sectionInserts.count + sectionReloads.count + itemDeletes.count
      + itemInserts.count + itemReloads.count
  }
}

extension ASCellNode {
  /// A Boolean value that indicates whether a change of the cell's size may be animated: a single
  /// node of it can reject.
  fileprivate var animatesSizeChanges: Bool {
    shouldAnimateSizeChanges
      && ASDisplayNodeFindFirstSubnode(self) { !$0.shouldAnimateSizeChanges } == nil
  }
}

extension ASCollectionView {
  /// Returns whether an item may be moved by touch: the data source decides for each node.
  ///
  /// Source: `ASCollectionView.mm`, `-collectionView:canMoveItemAtIndexPath:`.
  func canMoveItem(at indexPath: IndexPath) -> Bool {
    guard let source = asyncDataSource, let node = collectionNode, !hasDeclinedMove,
      !(collectionViewLayout is ASCollectionLayout)
    else { return false }
    guard let cellNode = nodeForItem(at: indexPath) else { return true }
    return node.optionalMembers.ask("collectionNode(_:canMoveItemWith:)") {
      source.collectionNode(node, canMoveItemWith: cellNode)
    } ?? true
  }

  /// Moves an item of the data, then of the container, which the view has moved already.
  ///
  /// Texture begins no movement if the data source does not implement the move, which is known here
  /// only when the movement ends. Source: `ASCollectionView.mm`,
  /// `-collectionView:moveItemAtIndexPath:toIndexPath:`.
  ///
  /// - Returns: Whether the data source implements the move.
  func moveItemInteractively(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    guard let source = asyncDataSource, let node = collectionNode else { return false }
    let moved: Void? = node.optionalMembers.ask("collectionNode(_:moveItemAt:to:)") {
      source.collectionNode(node, moveItemAt: indexPath, to: newIndexPath)
    }
    hasDeclinedMove = moved == nil
    guard !hasDeclinedMove else { return false }
    followMove { self.moveItem(at: indexPath, to: newIndexPath) }
    return true
  }
}

/// Receives a collection view's edits before they are carried out.
///
/// Source: `ASCollectionViewLayoutFacilitatorProtocol.h`,
/// `ASCollectionViewLayoutFacilitatorProtocol`.
@preconcurrency @MainActor
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {
  /// Tells the delegate that cells will be edited.
  func collectionViewWillEditCells(at indexPaths: [IndexPath], batched isBatched: Bool)
  /// Tells the delegate that sections will be edited.
  func collectionViewWillEditSections(at indexes: IndexSet, batched isBatched: Bool)
  /// Tells the delegate that a batch of edits will be carried out.
  func collectionViewWillPerformBatchUpdates()
}
