import Foundation

extension UIImage {
  /// The base of configurations in UIKit; here the one kind there is stands for it.
  public typealias Configuration = SymbolConfiguration

  /// The size, weight, scale and colors in which a symbol is shown (iOS 13).
  ///
  /// Size and scale count for ``UIImage/size``; weight and colors are kept as data.
  public final class SymbolConfiguration: NSObject, Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues) {
      self.values = values
      super.init()
    }

    /// A configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    /// Creates a configuration whose size follows a text style and the text size of the
    /// environment.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Creates a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration of a font's size.
    public convenience init(font: UIFont) {
      self.init(SymbolValues(pointSize: font.pointSize))
    }

    /// Creates a configuration of a font's size and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration whose layers are shades of one color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with a color for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: paletteColors))
    }

    /// Makes a configuration that prefers a symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(isMulticolor: true))
    }

    /// Returns this configuration with another's values where that one says something.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let otherConfiguration else { return self }
      return SymbolConfiguration(values.applying(otherConfiguration.values))
    }

    /// Configurations are equal when they say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash of what the configuration says.
    public override var hash: Int { values.hashValue }
  }
}

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

/// What a symbol configuration says; `nil` and unspecified mean that it does not say.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor] = []
  var isMulticolor = false

  /// The values with another's where that one says something.
  func applying(_ other: SymbolValues) -> SymbolValues {
    var merged = self
    if other.pointSize != nil || other.textStyle != nil {
      merged.pointSize = other.pointSize
      merged.textStyle = other.textStyle
    }
    if other.weight != .unspecified { merged.weight = other.weight }
    if other.scale != .unspecified { merged.scale = other.scale }
    if !other.colors.isEmpty { merged.colors = other.colors }
    if other.isMulticolor { merged.isMulticolor = true }
    return merged
  }

  /// The side of the square that the symbol stands in, in points, on whole pixels.
  func side(category: UIContentSizeCategory, displayScale: CGFloat) -> CGFloat {
    let standard =
      textStyle.map { DynamicTypeSizes.pointSize(of: $0, at: category) } ?? pointSize ?? 17
    let points = UIFont.valid(standard) * FontMetricsTable.lineHeight * scaleFactor
    return points.ceiledToPixel(scale: displayScale)
  }

  private var scaleFactor: CGFloat {
    switch scale {
    case .small: 0.8
    case .large: 1.3
    case .default, .unspecified, .medium: 1
    }
  }
}
