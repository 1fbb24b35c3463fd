import Foundation

/// Scales custom fonts and lengths with the text size that a person has chosen.
///
/// A value is scaled as the text style's own point size is: by its size at the category over that at
/// the default one, rounded to a pixel. Apple does not publish its arithmetic; this is a decision.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a text style.
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
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
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
    return font.withSize(min(scaled, maximumPointSize))
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
