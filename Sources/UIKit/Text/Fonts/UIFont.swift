import Foundation

/// A font: a name, a size and the metrics by which text is measured (UIKit).
///
/// The fonts of the current environment give the metrics. Without font files, every proportional font
/// measures with the published ``FontMetricsTable``, regular or bold, and every fixed-width font with
/// 0.6 em a character. A value without state: usable on any thread.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let header = CoreFoundationHeader()
  /// The PostScript name.
  public let fontName: String
  /// The size in points, 0 or more.
  public let pointSize: CGFloat
  /// The table that gives the advances.
  package let face: FontFace
  private let traits: UIFontDescriptor.SymbolicTraits
  /// The OpenType features that differ from the defaults.
  package let features: [FontFeature]
  /// How the size follows the preferred text size; `nil` if it does not.
  let scaling: FontScaling?

  /// Creates the font with a PostScript or family name at a size in points.
  ///
  /// Fonts of the environment's files and of iOS have names. A font of iOS without a file is measured
  /// by the published table, with an advisory.
  ///
  /// - Returns: `nil` for an empty name, and for an unknown one with an advisory.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, let found = FontNameMeaning.postScriptName(of: fontName) else {
      return nil
    }
    let name = FontName(postScript: found)
    self.init(fontName: found, pointSize: fontSize, traits: name.traits)
  }

  /// Creates the font of a descriptor at a size in points, or at the descriptor's own size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: FontNameMeaning.postScriptName(ofDescriptor: descriptor.postscriptName),
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      traits: descriptor.symbolicTraits, features: descriptor.features)
  }

  init(
    fontName: String, pointSize: CGFloat, traits: UIFontDescriptor.SymbolicTraits,
    features: [FontFeature] = [], scaling: FontScaling? = nil
  ) {
    self.features = features
    self.scaling = scaling
    self.fontName = fontName
    self.pointSize = Self.valid(pointSize)
    self.traits = traits
    self.face = FontFace(traits)
  }

  /// Returns a size that can be measured with: one below zero or not finite counts as zero.
  static func valid(_ pointSize: CGFloat) -> CGFloat {
    pointSize.isFinite ? max(0, pointSize) : 0
  }

  /// The name of the font's family.
  public var familyName: String {
    FontName.family(of: fontName)
  }

  /// The description that gives this font again.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      postscriptName: fontName, pointSize: pointSize, symbolicTraits: traits, features: features)
  }

  /// Returns the same font at another size in points, which no longer follows the preferred text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(
      fontName: fontName, pointSize: size, traits: traits, features: features, scaling: scaling)
  }

  /// Returns the receiver, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Compares names, sizes and traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (pointSize == other.pointSize && traits == other.traits && fontName == other.fontName
        && features == other.features)
  }

  /// A hash that equal fonts share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The name and the size, for people.
  public override var description: String {
    "<UIFont: \(fontName) \(pointSize)pt>"
  }
}

extension UIFont {
  /// The metrics in ems, from the fonts of the current environment.
  package var metrics: TypefaceMetrics { typeface.metrics }

  /// The typeface that the current environment measures and draws the font with.
  package var typeface: any Typeface { RuntimeEnvironment.currentFonts.typeface(for: self) }

  /// The height above the baseline in points.
  public var ascender: CGFloat { pointSize * metrics.ascent }

  /// The depth below the baseline in points, a negative number.
  public var descender: CGFloat { pointSize * metrics.descent }

  /// The height of a line in points.
  public var lineHeight: CGFloat { pointSize * metrics.lineHeight }

  /// The gap between lines in points.
  public var leading: CGFloat { pointSize * metrics.leading }

  /// The height of capital letters in points.
  public var capHeight: CGFloat { pointSize * metrics.capHeight }

  /// The height of the letter x in points.
  public var xHeight: CGFloat { pointSize * metrics.xHeight }
}
