extension UIImage {
  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The weight of the text beside it.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight
    /// The second weight.
    case thin
    /// The third weight.
    case light
    /// The weight of running text.
    case regular
    /// The weight between regular and semibold.
    case medium
    /// The weight of headlines.
    case semibold
    /// The weight of emphasis.
    case bold
    /// The eighth weight.
    case heavy
    /// The thickest weight.
    case black
  }

  /// The size of a symbol next to text of the same point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// What the place decides.
    case `default` = -1
    /// The same as ``medium``.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }
}
