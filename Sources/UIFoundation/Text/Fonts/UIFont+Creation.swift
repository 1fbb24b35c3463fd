import Foundation

extension UIFont {
  /// The font size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system fonts: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary system fonts: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the regular system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let name = "\(FontName.systemPrefix)-\(weight.name)"
    return UIFont(fontName: name, pointSize: fontSize, traits: traits(of: weight))
  }

  /// Returns the semibold system font, as UIKit does, at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the slanted system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let name = "\(FontName.systemPrefix)-RegularItalic"
    return UIFont(fontName: name, pointSize: fontSize, traits: .traitItalic)
  }

  /// Returns the system font with digits of the same advance, at a size in points and a weight.
  ///
  /// With a font file, the OpenType feature `tnum` gives digits the same advance. In the published table,
  /// they always have it.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    let name = "\(FontName.systemPrefix)-\(weight.name)"
    return UIFont(
      fontName: name, pointSize: fontSize, traits: traits(of: weight),
      features: [RuntimeText.FontFeature("tnum", 1)])
  }

  /// Returns the monospaced system font at a size in points and a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let name = "\(FontName.monospacedSystemPrefix)-\(weight.name)"
    let traits = traits(of: weight).union(.traitMonoSpace)
    return UIFont(fontName: name, pointSize: fontSize, traits: traits)
  }

  /// Returns the font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of given traits, or of the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? RuntimeEnvironment.current.traitCollection)
      .preferredContentSizeCategory
    return preferredFont(forTextStyle: style, contentSizeCategory: category)
  }

  /// Returns the font of a text style at a content-size category.
  package class func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory: UIContentSizeCategory
  ) -> UIFont {
    let size = DynamicTypeSizes.pointSize(of: style, at: contentSizeCategory)
    return systemFont(ofSize: size, weight: DynamicTypeSizes.weight(of: style))
      .resized(to: size, scaling: .style(style))
  }

  private static func traits(of weight: Weight) -> UIFontDescriptor.SymbolicTraits {
    weight.rawValue >= Weight.semibold.rawValue ? .traitBold : []
  }
}
