import UIKit

/// A calculation of one layout that also measures the nodes near the viewport. Any thread.
///
/// Source: `ASCollectionLayout.mm`, `+calculateLayoutWithContext:`.
struct LayoutComputation: Sendable {
  let context: ASCollectionLayoutContext

  /// Computes and caches the layout, and measures the nodes near the viewport. A layout that is cached
  /// already is computed again.
  ///
  /// - Returns: the layout.
  func run() -> ASCollectionLayoutState {
    guard context.elements != nil else { return ASCollectionLayoutState(context: context) }
    let state = context.calculation(context)
    context.cache.insert(state)
    let viewport = CGRect(origin: context.initialContentOffset, size: context.viewportSize)
    for placement in state.takeUnmeasured(in: context.measuredRect(around: viewport)) {
      placement.measure()
    }
    return state
  }
}

extension ASCollectionLayoutContext {
  /// Returns the rectangle whose nodes are measured for a visible rectangle: twice its length is added on
  /// each side along the scrolling axes.
  ///
  /// Source: `ASCollectionLayout.mm`, `+calculateLayoutWithContext:`.
  func measuredRect(around rect: CGRect) -> CGRect {
    let tuning = ASRangeTuningParameters(leadingBufferScreenfuls: 2, trailingBufferScreenfuls: 2)
    return rect.expanded(
      by: tuning, scrollable: scrollableDirections, direction: [.right, .down])
  }
}

/// A cache of the newest layout of each element map that is still in use.
///
/// Decided here: `ASCollectionLayoutCache.mm`, `-setLayout:forContext:`, keeps every context of a
/// map, of which only the newest is asked for again.
final class LayoutStateCache: Sendable {
  private struct Entry: Sendable {
    let map: WeakReference<ASElementMap>
    let state: ASCollectionLayoutState
  }

  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Caches a layout for the elements of its context and removes layouts of released maps.
  func insert(_ state: ASCollectionLayoutState) {
    guard let map = state.context.elements else { return }
    entries.withLock { entries in
      entries = entries.filter { $0.value.map.object != nil }
      entries[ObjectIdentifier(map)] = Entry(map: WeakReference(map), state: state)
    }
  }

  /// Returns the cached layout for the elements of a context, if it was computed for an equal
  /// context.
  func state(for context: ASCollectionLayoutContext) -> ASCollectionLayoutState? {
    guard let map = context.elements else { return nil }
    let entry = entries.withLock { $0[ObjectIdentifier(map)] }
    guard let entry, entry.map.object === map, entry.state.context.isEqual(context) else {
      return nil
    }
    return entry.state
  }

  /// Removes the cached layout of a context's elements.
  func remove(for context: ASCollectionLayoutContext) {
    guard let map = context.elements else { return }
    entries.withLock { $0[ObjectIdentifier(map)] = nil }
  }
}
