import UIKit

extension ASTableView {
  /// Reloads all data and calls a completion handler when the data is displayed.
  ///
  /// The first reload makes UIKit reload at once as well. Source: `ASTableView.mm`,
  /// `-reloadDataWithCompletion:`.
  public func reloadData(completion: (() -> Void)?) {
    guard isOnMainThread() else { return }
    adoptCurrentEnvironment()
    needsInitialReload = false
    if !dataController.hasLoadedOnce { reloadView() }
    submitReload(completion: completion)
  }

  /// Measures all nodes again after a closure that may change their traits.
  ///
  /// UIKit asks for no heights. Source: `ASTableView.mm`, `-relayoutItems`.
  package func relayoutItems(after preparation: @escaping () -> Void) {
    ownEnvironment.bind {
      do throws(InvalidUpdate) {
        try dataController.relayoutAllNodes(invalidation: preparation)
      } catch {
        report(error.violation(dataSource: dataSourceName))
      }
    }
  }

  /// Measures nodes whose size was invalidated, and applies the heights that changed.
  ///
  /// Source: `ASTableView.mm`, `-layoutSubviews` and `-requeryNodeHeights`.
  func relayoutResizedNodes() {
    if !relayoutNodesOfInvalidSize().isEmpty { performEmptyBatch() }
  }
}

extension ASTableView: ASRangeControllerDelegate {
  /// A Boolean value that indicates whether the ranges can be updated: always `true` for a table.
  ///
  /// Source: `ASTableView.mm`, `-rangeControllerShouldUpdateRanges:`.
  package var shouldUpdateRanges: Bool { true }

  /// Applies an update to the view.
  ///
  /// Source: `ASTableView.mm`, `-rangeController:updateWithChangeSet:updates:`.
  package func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    guard asyncDataSource != nil, !isMovingInteractively, let edits = update.update else {
      swapMaps()
      return update.complete(finished: false)
    }
    guard update.isReload else { return apply(edits, of: update, swapMaps: swapMaps) }
    showing(update) {
      swapMaps()
      reloadView()
      // The work that the reload requested is carried out before completion handlers run.
      rangeController.updateIfNeeded()
      scheduleBatchFetchCheck(changeCount: 1)
      update.complete(finished: true)
    }
  }

  private func apply(
    _ edits: ASHierarchyUpdate, of update: BatchUpdate, swapMaps: () -> Void
  ) {
    let anchor = firstVisibleRow
    showing(update) { applyBatch(edits, swapMaps: swapMaps) }
    if let anchor { restore(anchor, isAnimated: update.isAnimated) }
    let changeCount = edits.changes.changeCount
    updateRanges(afterChanges: changeCount)
    scheduleBatchFetchCheck(changeCount: changeCount)
    update.complete(finished: true)
  }

  /// The first row on screen and its distance from the content offset, in points.
  private var firstVisibleRow: (element: ASCollectionElement, distance: CGFloat)? {
    guard automaticallyAdjustsContentOffset, let path = indexPathsForVisibleRows?.first,
      let element = dataController.visibleMap.elementForItem(at: path)
    else { return nil }
    return (element, rectForRow(at: path).minY - contentOffset.y)
  }

  /// Scrolls to where a row has its former distance, unless the update is animated.
  ///
  /// - Quirk: an animated update ignores `automaticallyAdjustsContentOffset`, and every edit outside of a batch is
  ///   animated; advisory `content-offset-not-adjusted`. `ASTableView.mm`, `-endAdjustingContentOffsetAnimated:`.
  private func restore(
    _ row: (element: ASCollectionElement, distance: CGFloat), isAnimated: Bool
  ) {
    guard let path = dataController.visibleMap.indexPath(for: row.element) else { return }
    let offset = rectForRow(at: path).minY - row.distance
    guard isAnimated else { return contentOffset.y = offset }
    guard abs(offset - contentOffset.y) > 0.001, advisories.isFirst(.contentOffsetNotAdjusted)
    else { return }
    report(.contentOffsetNotAdjusted(dataSource: dataSourceName))
  }
}
