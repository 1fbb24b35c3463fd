/// The look of highlighted text.
public enum ASTextNodeHighlightStyle: UInt8, Hashable, Sendable {
  /// For text on a light background.
  case light
  /// For text on a dark background.
  case dark
}
