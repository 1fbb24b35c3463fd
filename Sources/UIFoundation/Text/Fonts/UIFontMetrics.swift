import Foundation

/// An object that scales custom fonts and lengths to the text size that the user prefers.
///
/// A value is scaled like the text style's own point size: by the ratio of its size at the category
/// to its size at the default category, rounded to a pixel. Decided here: Apple does not publish
/// its arithmetic.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled to the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of given traits, or of the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the current text size, up to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of given traits, up to a maximum size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.resized(
      to: min(scaled, maximumPointSize),
      scaling: .metrics(style, baseSize: font.pointSize, maximumSize: maximumPointSize))
  }

  /// Returns a length in points, scaled to the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled to the text size of given traits, or of the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? RuntimeEnvironment.current.traitCollection
    let size = DynamicTypeSizes.pointSize(of: style, at: traits.preferredContentSizeCategory)
    let standard = DynamicTypeSizes.pointSize(of: style, at: .large)
    let scale = traits.displayScale > 0 ? traits.displayScale : RuntimeEnvironment.currentScale
    return (value * size / standard).roundedToPixel(scale: scale)
  }
}

/// The point sizes of Dynamic Type, as Apple's Human Interface Guidelines publish them for iOS.
enum DynamicTypeSizes {
  /// Returns the point size of a text style for a text size. An unknown style has the size of
  /// `body`.
  static func pointSize(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    let row = sizes[style] ?? bodySizes
    return row[category.step]
  }

  /// Returns the weight of a text style, which is the same for all text sizes.
  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The point sizes of each text style, from the smallest text size to the largest.
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
