import UIKit

/// The items of the three ranges of one update.
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

  /// The interface state of an item.
  ///
  /// A container that is not visible prepares what it will show first and nothing else.
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
