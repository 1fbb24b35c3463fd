import UIKit

extension ASTableView {
  /// The class of the data source, for messages.
  var dataSourceName: String { asyncDataSource.map { "\(type(of: $0))" } ?? "no data source" }

  /// Loads all data again and runs a completion when that is applied.
  ///
  /// The first reload makes UIKit reload at once as well, as Texture's does.
  package func reloadData(completion: (() -> Void)?) {
    needsInitialReload = false
    if !dataController.hasLoadedOnce {
      isWaitingForLoad = true
      measuredWidth = contentWidth
      reloadView()
    }
    performBatch(
      animated: false,
      updates: { self.edit { (changes) throws(InvalidUpdate) in try changes.reloadData() } },
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
    endBatch(animated: true, completion: nil)
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

  /// Runs a closure when no update is being processed; an advisory where that is too early.
  func onDidFinishProcessingUpdates(_ completion: @escaping () -> Void) {
    surroundings.bind {
      if !dataController.isProcessingUpdates, !dataController.isSynchronized {
        report(.processedBeforeShown(dataSource: dataSourceName))
      }
      dataController.onDidFinishProcessingUpdates(completion)
    }
  }

  /// Measures the nodes of all rows again, then makes UIKit ask for their heights.
  package func relayoutItems() { relayoutItems(after: {}) }

  /// Gives all nodes the traits of the container's node and measures them again.
  func adoptTraitsOfNode() {
    dataController.takeTraitsOfNode()
    relayoutItems { [dataController] in dataController.pushTraits() }
  }

  private func relayoutItems(after preparation: @escaping () -> Void) {
    surroundings.bind {
      do throws(InvalidUpdate) {
        try dataController.relayoutAllNodes(invalidation: preparation)
        performEmptyBatch()
      } catch {
        report(error.violation(dataSource: dataSourceName))
      }
    }
  }

  /// Measures nodes that want another size, and adopts the heights that changed.
  func relayoutResizedNodes() {
    guard !resizedNodes.isEmpty else { return }
    let nodes = resizedNodes
    resizedNodes = []
    do throws(InvalidUpdate) {
      guard try !dataController.relayout(nodes).isEmpty else { return }
      performEmptyBatch()
    } catch {
      report(error.violation(dataSource: dataSourceName))
    }
  }
}

extension ASTableView: ASRangeControllerDelegate {
  /// Ranges may be updated whenever the view has data.
  package var shouldUpdateRanges: Bool { !isWaitingForLoad }

  /// Applies an update to what is shown.
  package func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    guard asyncDataSource != nil, !isMovingInteractively, let edits = update.update else {
      swapMaps()
      return update.complete(finished: false)
    }
    guard update.isReload else { return apply(edits, of: update, swapMaps: swapMaps) }
    isWaitingForLoad = true
    swapMaps()
    reloadView()
    update.complete(finished: true)
  }

  private func apply(
    _ edits: ASHierarchyUpdate, of update: BatchUpdate, swapMaps: () -> Void
  ) {
    let anchor = update.isAnimated ? nil : firstVisibleRow
    if update.isAnimated {
      applyBatch(edits, swapMaps: swapMaps)
    } else {
      UIView.performWithoutAnimation { applyBatch(edits, swapMaps: swapMaps) }
    }
    if let anchor { restore(anchor) }
    rangeController.updateRanges()
    scheduleBatchFetchCheck(changeCount: edits.changes.changeCount)
    update.complete(finished: true)
  }

  /// The first row on screen and its distance to the offset, in points.
  private var firstVisibleRow: (element: ASCollectionElement, distance: CGFloat)? {
    guard automaticallyAdjustsContentOffset, let path = indexPathsForVisibleRows?.first,
      let element = dataController.visibleMap.elementForItem(at: path)
    else { return nil }
    return (element, rectForRow(at: path).minY - contentOffset.y)
  }

  private func restore(_ row: (element: ASCollectionElement, distance: CGFloat)) {
    guard let path = dataController.visibleMap.indexPath(for: row.element) else { return }
    contentOffset.y = rectForRow(at: path).minY - row.distance
  }
}
