import Foundation

/// What a symbol configuration says; nil and unspecified mean that it does not say.
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
