/// Which parts of a path are drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside, by winding.
  case fill = 0
  /// The inside, by odd crossings.
  case eoFill
  /// The outline.
  case stroke
  /// The inside, by winding, and the outline.
  case fillStroke
  /// The inside, by odd crossings, and the outline.
  case eoFillStroke
}
