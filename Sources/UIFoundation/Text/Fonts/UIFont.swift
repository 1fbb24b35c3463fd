import Foundation

/// A font: a name and a size, with the metrics by which text is measured (UIKit).
///
/// The metrics are those of the current environment's fonts. Without font files, every proportional
/// font has the published ``RuntimeText/FontMetricsTable``, regular or bold, and every monospaced font has 0.6
/// em per character. A font is immutable and can be used on any thread.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = CoreFoundationHeader()
  /// The PostScript name.
  public let fontName: String
  /// The size in points, 0 or more.
  public let pointSize: CGFloat
  /// The face of the metrics table whose advances the font uses.
  package let face: FontFace
  private let traits: UIFontDescriptor.SymbolicTraits
  /// The OpenType features whose values differ from the defaults.
  package let features: [RuntimeText.FontFeature]
  /// The values of a variable font's axes that were set, by the four-letter tags of the axes.
  package let variations: [String: CGFloat]
  /// The dependence of the size on the preferred text size, or `nil` for a fixed size.
  let scaling: FontScaling?

  /// Creates a font with a PostScript or family name and a size in points, or returns `nil` for an
  /// unknown name.
  ///
  /// The font can be one of the environment's font files or of iOS. A font of iOS without a file is
  /// measured by the published table, which is reported as an advisory.
  ///
  /// - Returns: `nil` for an empty name, and for an unknown name, which is reported as an advisory.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, let found = FontNameMeaning.postScriptName(of: fontName) else {
      return nil
    }
    let name = FontName(postScript: found)
    self.init(fontName: found, pointSize: fontSize, traits: name.traits)
  }

  /// Creates the font of a descriptor at a size in points. Size 0 means the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: FontNameMeaning.postScriptName(ofDescriptor: descriptor.postscriptName),
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      traits: descriptor.symbolicTraits, features: descriptor.features,
      variations: descriptor.variations)
  }

  init(
    fontName: String, pointSize: CGFloat, traits: UIFontDescriptor.SymbolicTraits,
    features: [RuntimeText.FontFeature] = [], variations: [String: CGFloat] = [:],
    scaling: FontScaling? = nil
  ) {
    self.features = features
    self.variations = variations
    self.scaling = scaling
    self.fontName = fontName
    self.pointSize = Self.valid(pointSize)
    self.traits = traits
    self.face = FontFace(traits)
  }

  /// Returns a valid point size: zero for a negative or non-finite number.
  static func valid(_ pointSize: CGFloat) -> CGFloat {
    pointSize.isFinite ? max(0, pointSize) : 0
  }

  /// The name of the font's family.
  public var familyName: String {
    FontName.family(of: fontName)
  }

  /// A descriptor from which the same font can be created.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      postscriptName: fontName, pointSize: pointSize, symbolicTraits: traits, features: features,
      variations: variations)
  }

  /// Returns the same font at another size in points, which no longer follows the preferred text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(
      fontName: fontName, pointSize: size, traits: traits, features: features,
      variations: variations, scaling: scaling)
  }

  /// Returns the font itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Returns a Boolean value that indicates whether another font has the same name, size,
  /// traits, features, and values of axes.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (pointSize == other.pointSize && traits == other.traits && fontName == other.fontName
        && features == other.features && variations == other.variations)
  }

  /// A hash of the font's properties.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// A description that consists of the name and the size.
  public override var description: String {
    "<UIFont: \(fontName) \(pointSize)pt>"
  }
}

extension UIFont {
  /// The metrics in ems, from the fonts of the current environment.
  package var metrics: RuntimeText.TypefaceMetrics {
    RuntimeEnvironment.currentText.metrics(of: self)
  }

  /// The typeface with which the current environment measures and draws the font.
  package var typeface: any RuntimeText.Typeface {
    RuntimeEnvironment.currentFonts.typeface(for: self)
  }

  /// The height above the baseline, in points.
  public var ascender: CGFloat { pointSize * metrics.ascent }

  /// The depth below the baseline, in points, as a negative number.
  public var descender: CGFloat { pointSize * metrics.descent }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * metrics.lineHeight }

  /// The gap between lines, in points.
  public var leading: CGFloat { pointSize * metrics.leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * metrics.capHeight }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { pointSize * metrics.xHeight }
}
