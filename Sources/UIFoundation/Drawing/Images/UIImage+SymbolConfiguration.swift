import Foundation

extension UIImage {
  /// The base class of configurations in UIKit; here the only kind of configuration.
  public typealias Configuration = SymbolConfiguration

  /// The size, weight, scale, and colors of a symbol (iOS 13).
  ///
  /// Size and scale determine ``UIImage/size``. Weight and colors are stored but not used by the
  /// runtime.
  public final class SymbolConfiguration: NSObject, Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues) {
      self.values = values
      super.init()
    }

    /// A configuration without values.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    /// Creates a configuration with a text style. The size follows the text size of the
    /// environment.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init(SymbolValues(pointSize: font.pointSize))
    }

    /// Creates a configuration with the size of a font and a scale.
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

    /// Returns a configuration that prefers a symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(isMulticolor: true))
    }

    /// Returns this configuration, overridden by the values that another one specifies.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let otherConfiguration else { return self }
      return SymbolConfiguration(values.applying(otherConfiguration.values))
    }

    /// Returns a Boolean value that indicates whether two configurations have the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash of the values.
    public override var hash: Int { values.hashValue }
  }
}

extension UIImage {
  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The weight is unspecified: the symbol has the weight of the adjacent text.
    case unspecified = 0
    /// The ultralight weight, the thinnest.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// The medium weight.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The black weight, the thickest.
    case black
  }

  /// The scale of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale of the view that shows the symbol.
    case `default` = -1
    /// The scale is unspecified, with the same effect as ``medium``.
    case unspecified = 0
    /// The symbol is smaller than the text.
    case small
    /// The symbol has the size of the text.
    case medium
    /// The symbol is larger than the text.
    case large
  }
}

/// The values of a symbol configuration. `nil` and `unspecified` mean no value.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor] = []
  var isMulticolor = false

  /// Returns the values, overridden by those that another configuration specifies.
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

  /// Returns the side length of the symbol's square in points, rounded up to pixels.
  func side(category: UIContentSizeCategory, displayScale: CGFloat) -> CGFloat {
    let standard =
      textStyle.map { DynamicTypeSizes.pointSize(of: $0, at: category) } ?? pointSize ?? 17
    let points = UIFont.systemFont(ofSize: standard).lineHeight * scaleFactor
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
