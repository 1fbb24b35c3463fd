import UIKit

/// Gives the cell nodes of a container their interface states, by their distance to the viewport.
///
/// Source: Texture's range controller.
@MainActor
package final class ASRangeController {
  /// The mode of the latest full update, or a mode that was forced since.
  package internal(set) var currentMode = ASLayoutRangeMode.unspecified
  /// A Boolean value that indicates whether an update has been requested.
  package private(set) var needsUpdate = false
  /// The mode of a container that does not display, on memory warnings; nil for the class's setting.
  package var memoryWarningMode: ASLayoutRangeMode?
  /// Tells who waits when everything that has been scheduled so far is displayed.
  package var whenScheduledNodesHaveDisplayed: (@escaping @MainActor @Sendable () -> Void) -> Void
  /// Finds the items of each range.
  package var layoutController: ASLayoutController

  /// Describes the container.
  package weak var dataSource: (any ASRangeControllerDataSource)?
  /// Applies updates.
  package weak var delegate: (any ASRangeControllerDelegate)?

  private let environment: RuntimeEnvironment
  var isInBackground = false
  var hasScrolled = false
  var preservesMode = false
  var hasUnprocessedDataChange = true
  // Initially content is expected to go on to the right and down.
  var lastDirection: ASScrollDirection = [.right, .down]
  var visibleNodes: [ObjectIdentifier: ASCellNode] = [:]
  var previousIndexPaths: Set<IndexPath> = []
  var awaitsDisplay = false

  /// Makes a controller without a container.
  package init(environment: RuntimeEnvironment, layoutController: ASLayoutController) {
    self.environment = environment
    self.layoutController = layoutController
    whenScheduledNodesHaveDisplayed = { finished in
      environment.enqueueOnMain(RuntimeStep(.main, "nodes displayed"), finished)
    }
  }

  /// The interface state of the container; not visible while the application is in the background.
  var containerState: ASInterfaceState {
    let state = dataSource?.containerInterfaceState ?? []
    return isInBackground ? state.subtracting(.visible) : state
  }

  /// Requests an update in a later main-queue job.
  package func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    environment.enqueueOnMain(RuntimeStep(.main, "range update")) { [weak self] in
      self?.updateIfNeeded()
    }
  }

  /// Updates the ranges if that was requested.
  package func updateIfNeeded() {
    if needsUpdate { updateRanges() }
  }

  /// Updates the ranges now.
  package func updateRanges() {
    needsUpdate = false
    RangeUpdate(controller: self)?.run()
  }

  /// Notes that the user has scrolled, which lets the mode become full.
  package func contentHasBeenScrolled() {
    hasScrolled = true
  }

  /// Forces a mode until the next full update.
  package func updateCurrentRange(with mode: ASLayoutRangeMode) {
    preservesMode = true
    guard currentMode != mode else { return }
    currentMode = mode
    setNeedsUpdate()
  }

  /// Waits once for what has been scheduled to be displayed, if ranges could then grow.
  func awaitDisplay(container: ASInterfaceState) {
    guard !awaitsDisplay, currentMode != .full,
      currentMode != automaticMode(container: container)
    else { return }
    awaitsDisplay = true
    whenScheduledNodesHaveDisplayed { [weak self] in self?.scheduledNodesHaveDisplayed() }
  }

  /// Requests an update when what was scheduled has been displayed.
  package func scheduledNodesHaveDisplayed() {
    guard awaitsDisplay else { return }
    awaitsDisplay = false
    setNeedsUpdate()
  }

  private func automaticMode(container: ASInterfaceState) -> ASLayoutRangeMode {
    container.contains(.visible) && currentMode != .unspecified ? .full : .minimum
  }

  /// Takes the visible bit from nodes that are no longer visible.
  func setVisibleNodes(_ nodes: [ObjectIdentifier: ASCellNode]) {
    for (id, node) in visibleNodes where nodes[id] == nil {
      if node.interfaceState.contains(.visible) { node.exitInterfaceState(.visible) }
    }
    visibleNodes = nodes
  }
}

extension ASRangeController: ASDataControllerDelegate {
  /// Hands an update on; a reload of everything first takes the visible bit from all nodes.
  package func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    if update.changes.includesReloadData { setVisibleNodes([:]) }
    hasUnprocessedDataChange = true
    guard let delegate else {
      swapMaps()
      return update.complete(finished: false)
    }
    delegate.rangeController(self, apply: update) {
      swapMaps()
      // A layout pass before the swap may have processed the former items and cleared the mark.
      hasUnprocessedDataChange = true
    }
  }
}

/// What a range controller needs to know of its container.
@MainActor
package protocol ASRangeControllerDataSource: AnyObject {
  /// The elements that show, items and others.
  var visibleElements: [ASCollectionElement] { get }
  /// The direction of scrolling; none while nothing moves.
  var rangeScrollDirection: ASScrollDirection { get }
  /// The interface state of the container's node.
  var containerInterfaceState: ASInterfaceState { get }
  /// The elements that the container shows.
  var rangeElementMap: ASElementMap { get }
}

/// Who applies updates and hears of ranges.
@MainActor
package protocol ASRangeControllerDelegate: AnyObject {
  /// A Boolean value that indicates whether ranges may be updated now.
  var shouldUpdateRanges: Bool { get }
  /// Applies an update, calls `swapMaps` in its course and completes the update.
  func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void)
}

/// A container whose range mode can be forced.
///
/// Source: Texture's `ASRangeControllerUpdateRangeProtocol`.
@preconcurrency @MainActor
public protocol ASRangeControllerUpdateRangeProtocol: AnyObject {
  /// Forces a range mode until the next full update of the ranges.
  func updateCurrentRange(with rangeMode: ASLayoutRangeMode)
}

/// A container that manages the ranges of its cell nodes.
///
/// Source: Texture's `ASRangeManagingNode`.
@preconcurrency @MainActor
public protocol ASRangeManagingNode: AnyObject {
  /// Returns where a cell node is in the newest data, or nil when it is not there.
  func indexPath(for cellNode: ASCellNode) -> IndexPath?
}
