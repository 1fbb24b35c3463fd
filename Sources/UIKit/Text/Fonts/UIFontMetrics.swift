import Foundation

/// Scales custom fonts and lengths with the text size that a person has chosen.
///
/// A value is scaled as the text style's own point size is: by its size at the category over that at
/// the default one, rounded to a pixel. Apple does not publish its arithmetic; this is a decision.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font scaled for the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font scaled for a collection's text size, the current one's if it is nil.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font scaled for the current text size, of a size that is not passed, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for a collection's text size, of a size that is not passed, in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.resized(
      to: min(scaled, maximumPointSize),
      scaling: .metrics(style, baseSize: font.pointSize, maximumSize: maximumPointSize))
  }

  /// A length in points scaled for the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points scaled for a collection's text size, the current one's if it is nil.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let size = DynamicTypeSizes.pointSize(of: style, at: traits.preferredContentSizeCategory)
    let standard = DynamicTypeSizes.pointSize(of: style, at: .large)
    let scale = traits.displayScale > 0 ? traits.displayScale : RuntimeEnvironment.currentScale
    return (value * size / standard).roundedToPixel(scale: scale)
  }
}

/// The point sizes of Dynamic Type, as Apple's Human Interface Guidelines publish them for iOS.
enum DynamicTypeSizes {
  /// The point size of a text style at a content-size category; body's for an unknown style.
  static func pointSize(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    let row = sizes[style] ?? bodySizes
    return row[category.step]
  }

  /// The weight that a text style has at every category.
  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// One row a style, one column a category from the smallest to the largest.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
