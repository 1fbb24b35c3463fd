import UIKit

/// Computes one layout and measures the nodes near the viewport, on any thread.
struct LayoutComputation: Sendable {
  let context: ASCollectionLayoutContext

  /// Computes the layout, keeps it and measures what shows first, then the rest.
  ///
  /// - Returns: the layout.
  func run() -> ASCollectionLayoutState {
    if let known = context.cache.state(for: context) { return known }
    guard context.elements != nil else { return ASCollectionLayoutState(context: context) }
    let state = context.calculation(context)
    context.cache.insert(state)
    for placement in state.takeUnmeasured(in: firstRect) { placement.measure() }
    for placement in state.takeUnmeasured() { placement.measure() }
    return state
  }

  /// About two screenfuls around the offset.
  private var firstRect: CGRect {
    let viewport = CGRect(origin: context.initialContentOffset, size: context.viewportSize)
    let tuning = ASRangeTuningParameters(
      leadingBufferScreenfuls: 1.5, trailingBufferScreenfuls: 1.5)
    return viewport.expanded(
      by: tuning, scrollable: context.scrollableDirections,
      direction: context.scrollableDirections)
  }
}
