/// How large an absolute spec is.
public enum ASAbsoluteLayoutSpecSizing: Int, Hashable, Sendable {
  /// As large as the range allows; as large as its children where that is infinite.
  case `default`
  /// As large as the smallest rectangle from the origin that holds all children.
  case sizeToFit
}
