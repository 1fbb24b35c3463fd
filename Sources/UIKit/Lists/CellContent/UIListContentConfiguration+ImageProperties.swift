import Foundation

extension UIListContentConfiguration {
  /// How the image of a list is shown.
  public struct ImageProperties {
    /// How symbols are made; kept as a value.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil is the view's.
    public var tintColor: UIColor?
    /// What makes the colour that is shown; nil shows the colour itself.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image may not exceed, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that the image stands in the middle of, in points; 0 is its own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours in inverted appearances; kept as a value.
    public var accessibilityIgnoresInvertColors = false

    /// What stands for the room of a symbol in ``reservedLayoutSize``.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// Makes properties with these values.
    public init() {}

    /// The colour that is shown over a view's.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
