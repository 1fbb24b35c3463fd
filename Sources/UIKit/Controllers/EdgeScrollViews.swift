/// The scroll views that were named for the edges of a controller's view; not kept alive.
struct EdgeScrollViews {
  private struct Entry {
    weak var scrollView: UIScrollView?
  }

  private var entries: [UInt: Entry] = [:]

  /// Takes or, with nil, drops the scroll view of each edge.
  @MainActor mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in Self.edges where edges.contains(edge) {
      entries[edge.rawValue] = scrollView.map { Entry(scrollView: $0) }
    }
  }

  /// The scroll view of the first of some edges that has one.
  @MainActor subscript(edges: NSDirectionalRectEdge) -> UIScrollView? {
    Self.edges.lazy.filter(edges.contains).compactMap { entries[$0.rawValue]?.scrollView }.first
  }

  private static var edges: [NSDirectionalRectEdge] { [.top, .leading, .bottom, .trailing] }
}
