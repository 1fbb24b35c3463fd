import Foundation

/// Which items a collection view announced for prefetching, and where it last looked.
struct PrefetchWindow {
  var announced: Set<IndexPath> = []
  var knownOffset: CGPoint?

  mutating func reset() {
    self = PrefetchWindow(announced: [], knownOffset: knownOffset)
  }
}
