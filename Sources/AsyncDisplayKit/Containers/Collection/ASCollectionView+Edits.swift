import UIKit

extension ASCollectionView {
  /// The class of the data source, for messages.
  var dataSourceName: String { asyncDataSource.map { "\(type(of: $0))" } ?? "no data source" }

  /// Loads all data again and runs a completion when that is applied.
  package func reloadData(completion: (() -> Void)?) {
    needsInitialReload = false
    if !dataController.hasLoadedOnce {
      // Keeps the view from asking for its first data while that is being built.
      isWaitingForLoad = true
      reloadView()
    }
    performBatch(
      animated: false,
      updates: {
        self.edit { (changes) throws(InvalidUpdate) in try changes.reloadData() }
      },
      completion: completion.map { completion in { _ in completion() } })
  }

  /// Groups edits; inner batches join the outermost one, whose end hands everything over.
  package func performBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    beginBatch()
    updates?()
    endBatch(animated: animated, completion: completion)
  }

  func beginBatch() {
    batchDepth += 1
    if batch == nil { batch = surroundings.bind { dataController.makeBatch() } }
  }

  func endBatch(animated: Bool, completion: ((Bool) -> Void)?) {
    guard batchDepth > 0, let batch else { return }
    batchDepth -= 1
    if let completion { batch.addCompletion(completion) }
    guard batchDepth == 0 else { return }
    // The update may cause other batches.
    self.batch = nil
    batch.isAnimated = animated
    surroundings.bind { submit(batch) }
  }

  /// Adds a change to the present batch, or makes a batch of it.
  func edit(_ change: (inout ASHierarchyChangeSet) throws(InvalidUpdate) -> Void) {
    beginBatch()
    do throws(InvalidUpdate) {
      if let batch { try change(&batch.changes) }
    } catch {
      report(error.violation(dataSource: dataSourceName))
    }
    endBatch(animated: UIView.areAnimationsEnabled, completion: nil)
  }

  private func submit(_ batch: BatchUpdate) {
    do throws(InvalidUpdate) {
      try dataController.update(with: batch)
      for advisory in batch.update?.advisories(dataSource: dataSourceName) ?? [] {
        report(advisory)
      }
    } catch {
      dataController.abandon(batch)
      report(error.violation(dataSource: dataSourceName))
    }
  }

  /// Waits until all updates have been applied; does nothing inside a batch.
  package func waitUntilAllUpdatesAreProcessed() {
    guard batchDepth == 0 else { return }
    surroundings.bind { dataController.waitUntilAllUpdatesAreProcessed() }
  }

  /// Measures the nodes of all items again.
  package func relayoutItems() { relayoutItems(after: {}) }

  /// Gives all nodes the traits of the container's node and measures them again.
  func adoptTraitsOfNode() {
    dataController.takeTraitsOfNode()
    relayoutItems { [dataController] in dataController.pushTraits() }
  }

  private func relayoutItems(after preparation: @escaping () -> Void) {
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
    withAnimations(update.isAnimated) {
      if update.isReload {
        applyReload(update, swapMaps: swapMaps)
      } else {
        applyEdits(update, swapMaps: swapMaps)
      }
    }
  }

  private func withAnimations(_ areWanted: Bool, _ body: () -> Void) {
    guard !areWanted else { return body() }
    UIView.performWithoutAnimation(body)
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
      self?.rangeController.updateRanges()
      self?.scheduleBatchFetchCheck(changeCount: changeCount)
      update.complete(finished: finished)
    }
    guard reloadsInstead(of: edits) else {
      applyBatch(edits, swapMaps: swapMaps, completion: completion)
      // An animated batch completes later; what it has changed at once counts now, as in Texture.
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
  /// Whether everything is reloaded.
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
  /// Whether a change of the cell's size may be animated: a single node of it can refuse.
  fileprivate var animatesSizeChanges: Bool {
    shouldAnimateSizeChanges
      && ASDisplayNodeFindFirstSubnode(self) { !$0.shouldAnimateSizeChanges } == nil
  }
}
