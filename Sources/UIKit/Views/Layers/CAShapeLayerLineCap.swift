/// The shape of a line's open ends.
public enum CAShapeLayerLineCap: String, Hashable, Sendable {
  /// Cut at the end.
  case butt
  /// Round, reaching past the end.
  case round
  /// Square, reaching past the end.
  case square

  var value: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
