/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round
  /// Cut off.
  case bevel
}
