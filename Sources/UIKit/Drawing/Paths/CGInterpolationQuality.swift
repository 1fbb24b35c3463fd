/// How well images are scaled; kept as a value.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// None.
  case none
  /// Fast.
  case low
  /// Good.
  case high
  /// Between fast and good.
  case medium
}
