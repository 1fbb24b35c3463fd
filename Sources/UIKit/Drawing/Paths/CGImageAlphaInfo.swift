/// Where the opacity of a picture's pixels is kept.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Nowhere.
  case none
  /// Last, multiplied into the colours.
  case premultipliedLast
  /// First, multiplied into the colours.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Nowhere; the last component is skipped.
  case noneSkipLast
  /// Nowhere; the first component is skipped.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}
