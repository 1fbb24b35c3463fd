/// Where a relative spec puts its child in one axis.
public enum ASRelativeLayoutSpecPosition: UInt, Hashable, Sendable {
  /// Not placed: at the start, and the spec's minimum binds the child.
  case none
  /// At the left or top edge.
  case start
  /// In the middle, rounded to the nearest pixel.
  case center
  /// At the right or bottom edge.
  case end
}
