import UIKit

extension ASCollectionView {
  /// Reloads all data and calls a completion handler when the data is displayed.
  package func reloadData(completion: (() -> Void)?) {
    if prepareReload() { submitReload(completion: completion) }
  }

  /// Prepares the view for a batch that reloads all data.
  ///
  /// - Returns: Whether the call is on the main thread.
  func prepareReload() -> Bool {
    guard isOnMainThread() else { return false }
    adoptCurrentEnvironment()
    needsInitialReload = false
    if !dataController.hasLoadedOnce {
      // Keeps the view from asking for its first data while that is being built.
      isWaitingForLoad = true
      reloadView()
    }
    return true
  }

  /// Measures all nodes again, after a closure that may change their traits.
  package func relayoutItems(after preparation: @escaping () -> Void) {
    ownEnvironment.bind {
      do throws(InvalidUpdate) {
        try dataController.relayoutAllNodes { [weak self] in
          preparation()
          guard let self else { return }
          collectionViewLayout.invalidateLayout()
        }
      } catch {
        report(error.violation(dataSource: dataSourceName))
      }
    }
  }

  /// Measures nodes whose size was invalidated, and invalidates the layout if a size changed.
  ///
  /// Source: `ASCollectionView.mm`, `-nodesDidRelayout:` and `-layoutSubviews`.
  func relayoutResizedNodes() {
    let changed = relayoutNodesOfInvalidSize()
    guard !changed.isEmpty else { return }
    layoutFacilitator?.collectionViewWillEditCells(
      at: changed.compactMap(indexPath(for:)), batched: false)
    adoptSizes(animated: changed.allSatisfy(\.animatesSizeChanges))
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
  /// A Boolean value that indicates whether the ranges can be updated: once data is loaded and
  /// ranges are not disabled.
  ///
  /// Source: `ASCollectionView.mm`, `-rangeControllerShouldUpdateRanges:`. Decided here: not while
  /// the view waits for UIKit to ask for reloaded data, because its cells show the former data.
  package var shouldUpdateRanges: Bool {
    !isWaitingForLoad && !policy.mode.contains(.disableRangeController)
  }

  /// Applies an update to the view.
  ///
  /// While UIKit has not asked for reloaded data, an update replaces the data alone and counts as not finished, also
  /// one that reloads all data again. Source: `ASCollectionView.mm`,
  /// `-rangeController:updateWithChangeSet:updates:`.
  package func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    guard asyncDataSource != nil, !isMovingInteractively, !hasPendingReload,
      !isWaitingForLoad || update.isReload
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

  /// Notifies the layout facilitator of the final deletions and insertions, in Texture's order.
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
    hasPendingReload = true
    swapMaps()
    reloadView()
    update.complete(finished: true)
  }

  private func applyEdits(_ update: BatchUpdate, swapMaps: () -> Void) {
    guard let edits = update.update else { return update.complete(finished: false) }
    layoutFacilitator?.collectionViewWillPerformBatchUpdates()
    let changeCount = edits.changes.changeCount
    // Source: `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`, which counts the
    // changes of a batch update alone.
    let countForBatching = reloadsInstead(of: edits) ? 0 : changeCount
    let completion = { [weak self] (finished: Bool) in
      self?.rangeController.updateIfNeeded()
      self?.scheduleBatchFetchCheck(changeCount: countForBatching)
      update.complete(finished: finished)
    }
    guard reloadsInstead(of: edits) else {
      applyBatch(edits, swapMaps: swapMaps, completion: completion)
      // An animated batch completes later; what it has changed at once counts now. Source:
      // `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`.
      return updateRanges(afterChanges: changeCount)
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
  /// A Boolean value that indicates whether all data is reloaded.
  var isReload: Bool { changes.includesReloadData }
}

extension ASHierarchyChangeSet {
  /// The number of changes as the app requested them.
  var changeCount: Int {
    sectionDeletes.count + sectionInserts.count + sectionReloads.count + itemDeletes.count
      + itemInserts.count + itemReloads.count
  }
}

extension ASCellNode {
  /// A Boolean value that indicates whether a size change is animated: the cell and all of its
  /// subnodes must allow it.
  fileprivate var animatesSizeChanges: Bool {
    shouldAnimateSizeChanges
      && ASDisplayNodeFindFirstSubnode(self) { !$0.shouldAnimateSizeChanges } == nil
  }
}

extension ASCollectionView {
  /// Returns whether the user can move an item. The data source decides for each node.
  ///
  /// Source: `ASCollectionView.mm`, `-collectionView:canMoveItemAtIndexPath:`.
  func canMoveItem(at indexPath: IndexPath) -> Bool {
    guard let source = asyncDataSource, let node = collectionNode, !isMoveUnimplemented,
      !(collectionViewLayout is ASCollectionLayout)
    else { return false }
    guard let cellNode = nodeForItem(at: indexPath) else { return true }
    return node.optionalMembers.ask("collectionNode(_:canMoveItemWith:)") {
      source.collectionNode(node, canMoveItemWith: cellNode)
    } ?? true
  }

  /// Moves an item of the data source and the data controller after the view has moved it.
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
    isMoveUnimplemented = moved == nil
    guard !isMoveUnimplemented else { return false }
    followMove { self.moveItem(at: indexPath, to: newIndexPath) }
    return true
  }
}

/// The methods of an object that is notified before a collection view applies edits.
///
/// Source: `ASCollectionViewLayoutFacilitatorProtocol.h`,
/// `ASCollectionViewLayoutFacilitatorProtocol`.
@preconcurrency @MainActor
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {
  /// Tells the object that items are about to be edited.
  func collectionViewWillEditCells(at indexPaths: [IndexPath], batched isBatched: Bool)
  /// Tells the object that sections are about to be edited.
  func collectionViewWillEditSections(at indexes: IndexSet, batched isBatched: Bool)
  /// Tells the object that a batch update is about to be applied.
  func collectionViewWillPerformBatchUpdates()
}

// The calls of UIKit's own methods.
extension ASCollectionView {
  /// Applies an update to the view in a batch update of UIKit.
  func applyBatch(
    _ update: ASHierarchyUpdate, swapMaps: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    // UIKit runs the closure of a batch before it returns.
    withoutActuallyEscaping(swapMaps) { swapMaps in
      super.performBatchUpdates(
        {
          swapMaps()
          self.repeatEdits(of: update.changes)
        }, completion: completion)
    }
  }

  private func repeatEdits(of changes: ASHierarchyChangeSet) {
    for change in changes.itemReloads { super.reloadItems(at: change.indexPaths) }
    for change in changes.sectionReloads { super.reloadSections(change.sections) }
    for change in changes.itemDeletes { super.deleteItems(at: change.indexPaths) }
    for change in changes.sectionDeletes { super.deleteSections(change.sections) }
    for change in changes.sectionInserts { super.insertSections(change.sections) }
    for change in changes.itemInserts { super.insertItems(at: change.indexPaths) }
  }

  /// Calls UIKit's `reloadData()`, which queries the data source adapter again.
  ///
  /// Source: `ASCollectionView.mm`, `-_superReloadData:completion:`.
  func reloadView() { super.reloadData() }

  /// Performs an empty batch update of UIKit, which animates to the new sizes.
  func performEmptyBatch() { super.performBatchUpdates(nil, completion: nil) }

  /// Registers the view class that displays the nodes of a kind of supplementary element.
  func registerNodeView(forKind kind: String) {
    registeredKinds.insert(kind)
    super.register(
      _ASCollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.nodeIdentifier)
  }
}
