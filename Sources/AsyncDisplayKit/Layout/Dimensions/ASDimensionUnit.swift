/// How the value of an ``ASDimension`` is to be read.
public enum ASDimensionUnit: Int, Hashable, Sendable {
  /// No opinion: the element's content or its parent decides.
  case auto
  /// A number of points.
  case points
  /// A fraction of the parent's length in the same axis, from 0 to 1.
  case fraction
}
