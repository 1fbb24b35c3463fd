import UIKit

/// One update of a container's ranges.
///
/// Source: `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
@MainActor
struct RangeUpdate {
  private let controller: ASRangeController
  private let map: ASElementMap
  private let direction: ASScrollDirection
  private let container: ASInterfaceState
  private let visible: [ASCollectionElement]

  /// Reads the input of the update. `nil` if updates are not allowed or there is no container.
  init?(controller: ASRangeController) {
    guard let dataSource = controller.dataSource, controller.delegate?.shouldUpdateRanges == true
    else { return nil }
    let current = dataSource.rangeScrollDirection
    if current != [] { controller.lastDirection = current }
    self.controller = controller
    direction = controller.lastDirection
    map = dataSource.rangeElementMap
    container = controller.containerState
    visible = dataSource.visibleElements
  }

  func run() {
    guard !visible.isEmpty else { return keepWhatLayoutShows() }
    let mode = nextMode
    let sets = sets(mode: mode)
    controller.currentMode = mode
    controller.preservesMode = false
    assign(sets, mode: mode)
    controller.previousIndexPaths = Set(sets.ordered)
    controller.hasUnprocessedDataChange = false
  }

  /// A Boolean value that indicates whether the node of an item of the ranges has another state than an update would
  /// give it.
  var findsChange: Bool {
    guard !visible.isEmpty else { return false }
    let mode = nextMode
    let sets = sets(mode: mode)
    return sets.ordered.contains { indexPath in
      guard let node = map.elementForItem(at: indexPath)?.nodeIfAllocated else { return false }
      return node.interfaceState != sets.state(of: indexPath, container: container, mode: mode)
    }
  }

  private func sets(mode: ASLayoutRangeMode) -> RangeSets {
    let (display, preload) = rangeElements(mode: mode)
    return RangeSets(
      visible: indexPaths(of: visible), display: indexPaths(of: display),
      preload: indexPaths(of: preload))
  }

  /// Removes the visible state from nodes that are not visible according to the layout.
  ///
  /// A reload ends the display of all cells although the layout is still valid. Source:
  /// `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
  private func keepWhatLayoutShows() {
    let elements = elements(.visibleOnly, .display)
    controller.setVisibleNodes(elements.map(\.node))
  }

  private var nextMode: ASLayoutRangeMode {
    if controller.currentMode == .unspecified { return .minimum }
    guard controller.hasScrolled, !controller.preservesMode, container.contains(.visible) else {
      return controller.currentMode
    }
    return .full
  }

  private func elements(
    _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) -> [ASCollectionElement] {
    controller.layoutController.elements(
      scrolling: direction, mode: mode, type: type, of: map)
  }

  private func tuning(
    _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    controller.layoutController.tuning[mode, type]
  }

  /// Returns the items of both ranges.
  ///
  /// Two different ranges of which the display range has a tuning are computed together; a preload
  /// tuning of zero is the viewport then, otherwise the visible items. Source: `ASRangeController.mm`,
  /// `-_updateVisibleNodeIndexPaths`.
  private func rangeElements(
    mode: ASLayoutRangeMode
  ) -> (display: [ASCollectionElement], preload: [ASCollectionElement]) {
    let (display, preload) = (tuning(mode, .display), tuning(mode, .preload))
    if display != preload, display != .zero, mode != .lowMemory {
      return controller.layoutController.elementsOfBothRanges(
        scrolling: direction, mode: mode, of: map)
    }
    let shown = displayElements(mode: mode)
    return (shown, preloadElements(mode: mode, display: shown))
  }

  private func displayElements(mode: ASLayoutRangeMode) -> [ASCollectionElement] {
    if mode == .lowMemory { return [] }
    return tuning(mode, .display) == .zero ? visible : elements(mode, .display)
  }

  /// Returns the items of the preload range.
  ///
  /// - Quirk: if both tunings are equal, the preload range is the display range, which is empty in
  ///   the mode `lowMemory`. `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
  private func preloadElements(
    mode: ASLayoutRangeMode, display: [ASCollectionElement]
  ) -> [ASCollectionElement] {
    if tuning(mode, .preload) == tuning(mode, .display) { return display }
    return tuning(mode, .preload) == .zero ? visible : elements(mode, .preload)
  }

  private func indexPaths(of elements: [ASCollectionElement]) -> [IndexPath] {
    elements.compactMap { map.indexPath(forElementIfCell: $0) }
  }

  /// Sets the state of every item that was or is in a range, visible items first.
  private func assign(_ sets: RangeSets, mode: ASLayoutRangeMode) {
    var touched = sets.ordered
    touched += controller.previousIndexPaths.sorted()
    if controller.hasUnprocessedDataChange { touched += map.itemIndexPaths }
    var seen: Set<IndexPath> = []
    var visibleNodes: [ASCellNode] = []
    var schedulesDisplay = false
    for indexPath in touched where seen.insert(indexPath).inserted {
      guard let element = map.elementForItem(at: indexPath) else { continue }
      let state = sets.state(of: indexPath, container: container, mode: mode)
      let node = state.contains(.visible) ? element.node : element.nodeIfAllocated
      guard let node else { continue }
      if state.contains(.visible) { visibleNodes.append(node) }
      if apply(state, to: node) { schedulesDisplay = true }
    }
    controller.setVisibleNodes(visibleNodes)
    // The notification comes after the display of all nodes that this update has scheduled.
    if schedulesDisplay { controller.awaitDisplay(container: container) }
  }

  /// Sets the interface state of a node, and returns whether the node has entered the display
  /// range.
  ///
  /// Texture compares the pending state, which differs from the present one only while its transaction
  /// queue holds changes back, which the runtime does not. Source: `ASRangeController.mm`,
  /// `-_updateVisibleNodeIndexPaths`; `ASDisplayNode.mm`, `-setInterfaceState:` and
  /// `-applyPendingInterfaceState:`.
  private func apply(_ state: ASInterfaceState, to node: ASCellNode) -> Bool {
    let old = node.interfaceState
    guard old != state else { return false }
    node.recursivelySetInterfaceState(state)
    return state.contains(.display) && !old.contains(.display)
  }
}

/// The visible items and the items of the display and preload ranges, for one update.
struct RangeSets {
  private let visible: Set<IndexPath>
  private let display: Set<IndexPath>
  private let preload: Set<IndexPath>
  /// All items, visible ones first, then those to display, then those to preload.
  let ordered: [IndexPath]

  init(visible: [IndexPath], display: [IndexPath], preload: [IndexPath]) {
    self.visible = Set(visible)
    self.display = Set(display)
    self.preload = Set(preload)
    ordered = visible + display + preload
  }

  /// Returns the interface state of an item.
  ///
  /// If the container is not visible, no item is. The items in the viewport are then preloaded and,
  /// except in the mode `lowMemory`, displayed; the other items of the display range are only
  /// preloaded. Source: `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
  func state(
    of indexPath: IndexPath, container: ASInterfaceState, mode: ASLayoutRangeMode
  ) -> ASInterfaceState {
    let isVisible = visible.contains(indexPath)
    var state: ASInterfaceState = .measureLayout
    guard container.contains(.visible) else {
      if isVisible || display.contains(indexPath) { state.insert(.preload) }
      if isVisible, mode != .lowMemory { state.insert(.display) }
      return state
    }
    if isVisible { return [.measureLayout, .preload, .display, .visible] }
    if preload.contains(indexPath) { state.insert(.preload) }
    if display.contains(indexPath) { state.insert(.display) }
    return state
  }
}
