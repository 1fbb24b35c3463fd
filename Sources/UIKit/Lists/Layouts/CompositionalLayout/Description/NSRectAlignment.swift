/// Where something stands at the edge of a rectangle, in reading direction.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// At no edge: in the middle.
  case none
  /// In the middle of the top edge.
  case top
  /// Where the top edge begins.
  case topLeading
  /// In the middle of the leading edge.
  case leading
  /// Where the bottom edge begins.
  case bottomLeading
  /// In the middle of the bottom edge.
  case bottom
  /// Where the bottom edge ends.
  case bottomTrailing
  /// In the middle of the trailing edge.
  case trailing
  /// Where the top edge ends.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The edge that the alignment names first; nil in the middle.
  var boundary: NSDirectionalRectEdge? {
    [.top, .bottom, .leading, .trailing].first { edges.contains($0) }
  }
}
