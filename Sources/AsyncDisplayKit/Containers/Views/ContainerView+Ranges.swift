import UIKit

extension ContainerView {
  /// The elements whose nodes are displayed in cells.
  package var visibleElements: [ASCollectionElement] { displayed.elements }

  /// The elements that the view displays.
  package var rangeElementMap: ASElementMap { dataController.visibleMap }

  /// The interface state that decides the ranges: that of a range-managed node, or else one derived
  /// from the window.
  ///
  /// Source: `ASDisplayNodeExtras.mm`, `ASInterfaceStateForDisplayNode`.
  package var containerInterfaceState: ASInterfaceState {
    let isInWindow = window != nil
    guard let node = containerNode, node.isRangeManaged else {
      return isInWindow ? [.visible, .display] : .none
    }
    return isInWindow ? node.interfaceState : node.interfaceState.subtracting(.visible)
  }

  /// Updates the ranges immediately after the view has entered or left a window, and checks for a
  /// batch fetch in a window.
  ///
  /// Cells are notified that they are no longer visible before their container is. Source:
  /// `ASCollectionView.mm` and `ASTableView.mm`, `-didMoveToWindow`.
  func didMoveContainerToWindow() {
    updateRangesOfWindow()
    displayNode?.viewDidMoveToWindow()
    guard window != nil else { return }
    // In the root view of a window, the layout pass of `viewWillAppear(_:)` loads no data, so that the first batch is
    // asked for before the first count. Decided here: neither Apple nor Texture says when UIKit loads.
    if needsInitialReload { setNeedsLayout() }
    ownEnvironment.bind { checkForBatchFetching() }
  }

  /// Notes that the cells of the first data are displayed.
  func cellsWereLaidOut() {
    if !visibleElements.isEmpty { awaitsCellsOfEarlyLoad = false }
  }

  private func updateRangesOfWindow() {
    guard dataController.hasLoadedOnce, containerNode?.isRangeManaged != true else { return }
    ownEnvironment.bind { rangeController.updateRanges() }
  }

  /// Updates the ranges after an update if a cell began or ended its display.
  ///
  /// - Quirk: after an edit of items that are not visible, no range is updated until the list scrolls, unless the
  ///   experiment `exp_range_update_on_changeset_update` is on; advisory `edit-updates-no-range`. `ASCollectionView.mm`
  ///   and `ASTableView.mm`, `-rangeController:updateWithChangeSet:updates:`; TextureGroup/Texture, pull request 1976.
  ///
  /// Decided here: where the app has set the preload range of the minimum mode, and that mode is in use, the ranges
  /// are updated, since Texture's own tests of collections and tables expect that an item that is inserted into the
  /// preload range is preloaded.
  func updateRanges(afterChanges changeCount: Int) {
    guard changeCount > 0, !rangeController.needsUpdate else {
      return rangeController.updateIfNeeded()
    }
    if updatesRangesAfterEdits || hasOwnMinimumRange { return rangeController.updateRanges() }
    guard window != nil, !advisories.contains(.editUpdatesNoRange),
      rangeController.isOutdated
    else { return }
    _ = advisories.isFirst(.editUpdatesNoRange)
    report(.editUpdatesNoRange(dataSource: dataSourceName))
  }

  private var hasOwnMinimumRange: Bool {
    guard rangeController.currentMode == .minimum, !(containerNode is ASPagerNode) else {
      return false
    }
    let preload = rangeController.layoutController.tuning[.minimum, .preload]
    return preload != RangeTuningTable()[.minimum, .preload]
  }

  private var updatesRangesAfterEdits: Bool {
    ownEnvironment.bind {
      ASDisplayNode.settings.experiments.contains(.rangeUpdateOnChangesetUpdate)
    }
  }

  /// Measures a node again in the next layout pass.
  package func nodeDidInvalidateSize(_ node: ASCellNode) {
    guard !resizedNodes.contains(where: { $0 === node }) else { return }
    resizedNodes.append(node)
    setNeedsLayout()
  }

  /// Returns the index path of a node in the newest data.
  package func indexPath(of node: ASCellNode) -> IndexPath? {
    dataController.pendingMap.indexPath(ofNode: node)
  }

  /// Returns the index path of a displayed item in the newest data, or `nil` if it was removed.
  func pendingIndexPath(forShown indexPath: IndexPath) -> IndexPath? {
    dataController.pendingMap.convert(indexPath, from: dataController.visibleMap)
  }

  /// Returns the displayed index path of an item of the newest data, after waiting for pending updates.
  func shownIndexPath(forPending indexPath: IndexPath) -> IndexPath? {
    let map = dataController.pendingMap
    var shown = dataController.visibleMap.convert(indexPath, from: map)
    if shown == nil {
      waitUntilAllUpdatesAreProcessed()
      shown = dataController.visibleMap.convert(indexPath, from: dataController.pendingMap)
    }
    // UIKit's members read the item of an index path of a section as `NSNotFound`.
    return shown.map { $0.count == 1 ? IndexPath(item: NSNotFound, section: $0[0]) : $0 }
  }
}
