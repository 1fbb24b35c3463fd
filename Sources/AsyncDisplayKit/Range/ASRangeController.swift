import UIKit

/// A controller that sets the interface states of a container's cell nodes by their distance from
/// the viewport.
///
/// Source: `ASRangeController.mm`, `ASRangeController`.
@MainActor
package final class ASRangeController {
  /// The mode of the latest full update, or a mode that was set afterwards.
  package internal(set) var currentMode = ASLayoutRangeMode.unspecified
  /// A Boolean value that indicates whether an update has been requested.
  package private(set) var needsUpdate = false
  /// The range mode after a memory warning for a container outside the display range, or `nil` for
  /// the default mode.
  package var memoryWarningMode: ASLayoutRangeMode?
  /// A closure that calls its argument after all nodes scheduled so far have displayed.
  package var whenScheduledNodesHaveDisplayed: (@escaping @MainActor @Sendable () -> Void) -> Void
  /// The calculation of the items in each range.
  package var layoutController: ASLayoutController

  /// The data source, which describes the container.
  package weak var dataSource: (any ASRangeControllerDataSource)?
  /// The delegate, which applies updates.
  package weak var delegate: (any ASRangeControllerDelegate)?

  private let environment: RuntimeEnvironment
  var isInBackground = false
  var hasScrolled = false
  var preservesMode = false
  var hasUnprocessedDataChange = true
  // Initially, content is assumed to scroll to the right and down.
  var lastDirection: ASScrollDirection = [.right, .down]
  /// The visible nodes in the order in which they became visible.
  private var visibleNodes: [ASCellNode] = []
  var previousIndexPaths: Set<IndexPath> = []
  var awaitsDisplay = false

  /// Creates a controller without a container.
  package init(environment: RuntimeEnvironment, layoutController: ASLayoutController) {
    self.environment = environment
    self.layoutController = layoutController
    whenScheduledNodesHaveDisplayed = { finished in
      environment.enqueueOnMain(RuntimeScheduling.Step(.main, "nodes displayed"), finished)
    }
  }

  /// Returns a controller with this one's tuning and mode, in another environment.
  func remade(in environment: RuntimeEnvironment) -> ASRangeController {
    let made = ASRangeController(environment: environment, layoutController: layoutController)
    made.currentMode = currentMode
    made.preservesMode = preservesMode
    made.memoryWarningMode = memoryWarningMode
    if needsUpdate { made.setNeedsUpdate() }
    return made
  }

  /// The interface state of the container. Without `visible` while the application is in the
  /// background.
  var containerState: ASInterfaceState {
    let state = dataSource?.containerInterfaceState ?? []
    return isInBackground ? state.subtracting(.visible) : state
  }

  /// Requests an update in a later main-queue job.
  package func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "range update")) { [weak self] in
      self?.updateIfNeeded()
    }
  }

  /// Updates the ranges if an update was requested.
  package func updateIfNeeded() {
    if needsUpdate { updateRanges() }
  }

  /// Updates the ranges now.
  package func updateRanges() {
    needsUpdate = false
    RangeUpdate(controller: self)?.run()
  }

  /// A Boolean value that indicates whether an update would change the state of an item of the ranges.
  var isOutdated: Bool { RangeUpdate(controller: self)?.findsChange ?? false }

  /// Records that the user has scrolled. From then on, the mode can become `full`.
  package func contentHasBeenScrolled() {
    hasScrolled = true
  }

  /// Sets a mode that applies until the next full update.
  ///
  /// Source: `ASRangeController.mm`, `-updateCurrentRangeWithMode:`.
  package func updateCurrentRange(with mode: ASLayoutRangeMode) {
    preservesMode = true
    guard currentMode != mode else { return }
    currentMode = mode
    setNeedsUpdate()
  }

  /// Requests one update after scheduled nodes have displayed, if the ranges can then grow.
  ///
  /// Source: `ASRangeController.mm`,
  /// `-registerForNodeDisplayNotificationsForInterfaceStateIfNeeded:`.
  func awaitDisplay(container: ASInterfaceState) {
    guard !awaitsDisplay, currentMode != .full,
      currentMode != automaticMode(container: container)
    else { return }
    awaitsDisplay = true
    whenScheduledNodesHaveDisplayed { [weak self] in self?.scheduledNodesHaveDisplayed() }
  }

  /// Requests an update after the scheduled nodes have displayed.
  package func scheduledNodesHaveDisplayed() {
    guard awaitsDisplay else { return }
    awaitsDisplay = false
    setNeedsUpdate()
  }

  private func automaticMode(container: ASInterfaceState) -> ASLayoutRangeMode {
    container.contains(.visible) && currentMode != .unspecified ? .full : .minimum
  }

  /// Removes the visible state from nodes that are no longer visible, in the order in which they became
  /// visible.
  ///
  /// Source: `ASRangeController.mm`, `-_setVisibleNodes:`, which enumerates a hash table. Decided here: its
  /// order is by chance, and an app must not depend on it, so the order is the same in each run.
  func setVisibleNodes(_ nodes: [ASCellNode]) {
    let present = Set(nodes.map(ObjectIdentifier.init))
    for node in visibleNodes where !present.contains(ObjectIdentifier(node)) {
      if node.interfaceState.contains(.visible) { node.exitInterfaceState(.visible) }
    }
    var kept = Set<ObjectIdentifier>()
    visibleNodes = (visibleNodes + nodes).filter {
      present.contains(ObjectIdentifier($0)) && kept.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension ASRangeController: ASDataControllerDelegate {
  /// Passes an update to the delegate. Before a reload of all data, the visible state is removed
  /// from all nodes.
  ///
  /// Source: `ASRangeController.mm`, `-dataController:updateWithChangeSet:updates:`, which requests
  /// that all items are visited. Decided here: that is requested again when the maps are swapped.
  package func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    if update.changes.includesReloadData { setVisibleNodes([]) }
    hasUnprocessedDataChange = true
    guard let delegate else {
      swapMaps()
      return update.complete(finished: false)
    }
    delegate.rangeController(self, apply: update) {
      swapMaps()
      // A layout pass before the swap may have processed the old items and cleared the flag.
      hasUnprocessedDataChange = true
    }
  }
}

/// The properties of a container that its range controller reads.
@MainActor
package protocol ASRangeControllerDataSource: AnyObject {
  /// The visible elements: items and supplementary elements.
  var visibleElements: [ASCollectionElement] { get }
  /// The direction of scrolling. Empty while the content is at rest.
  var rangeScrollDirection: ASScrollDirection { get }
  /// The interface state of the container's node.
  var containerInterfaceState: ASInterfaceState { get }
  /// The elements that the container displays.
  var rangeElementMap: ASElementMap { get }
}

/// The methods of a range controller's delegate, which applies updates.
@MainActor
package protocol ASRangeControllerDelegate: AnyObject {
  /// A Boolean value that indicates whether ranges may be updated now.
  var shouldUpdateRanges: Bool { get }
  /// Tells the delegate to apply an update. The delegate calls `swapMaps` while applying it, and
  /// completes the update.
  func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void)
}

/// A container whose range mode can be set.
///
/// Source: `ASRangeControllerUpdateRangeProtocol+Beta.h`, `ASRangeControllerUpdateRangeProtocol`.
@preconcurrency @MainActor
public protocol ASRangeControllerUpdateRangeProtocol: AnyObject {
  /// Sets a range mode that applies until the next full update of the ranges.
  func updateCurrentRange(with rangeMode: ASLayoutRangeMode)
}

/// A container that manages the ranges of its cell nodes.
///
/// Source: `ASRangeManagingNode.h`, `ASRangeManagingNode`.
@preconcurrency @MainActor
public protocol ASRangeManagingNode: AnyObject {
  /// Returns the index path of a cell node in the newest data, or `nil` if the data does not
  /// contain it.
  func indexPath(for cellNode: ASCellNode) -> IndexPath?
}
