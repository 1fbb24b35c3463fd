import Foundation

/// A description of a font by attributes, from which a ``UIFont`` can be created (UIKit).
///
/// A descriptor is immutable and can be used on any thread.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  private let header = CoreFoundationHeader()
  /// The PostScript name.
  public let postscriptName: String
  /// The size in points, 0 or more.
  public let pointSize: CGFloat
  /// The symbolic traits, such as bold and italic.
  public let symbolicTraits: SymbolicTraits
  /// The OpenType features whose values differ from the defaults.
  let features: [RuntimeText.FontFeature]
  /// The values of a variable font's axes that were set, by the four-letter tags of the axes.
  let variations: [String: CGFloat]

  /// Creates a descriptor from a PostScript name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(postScript: fontName)
    self.init(postscriptName: fontName, pointSize: size, symbolicTraits: name.traits)
  }

  /// Creates a descriptor from attributes. Attributes that the runtime does not use are ignored.
  public convenience init(fontAttributes: [AttributeName: Any]) {
    let family = fontAttributes[.family] as? String
    let name = fontAttributes[.name] as? String ?? family ?? "Helvetica"
    let plain = UIFontDescriptor(name: name, size: CGFloat(number: fontAttributes[.size]) ?? 0)
    let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    let changed = plain.applying(traits: traits)
    self.init(
      postscriptName: changed.postscriptName, pointSize: changed.pointSize,
      symbolicTraits: changed.symbolicTraits,
      features: RuntimeText.FontFeature.features(fontAttributes[.featureSettings]),
      variations: FontVariations.values(fontAttributes[FontVariations.attribute]))
  }

  init(
    postscriptName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits,
    features: [RuntimeText.FontFeature] = [], variations: [String: CGFloat] = [:]
  ) {
    self.features = features
    self.variations = variations
    self.postscriptName = postscriptName
    self.pointSize = UIFont.valid(pointSize)
    self.symbolicTraits = symbolicTraits
  }

  /// The name, the size, the features, and the values of the axes of the font as attributes.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if !features.isEmpty {
      attributes[.featureSettings] = features.map { feature in
        [FeatureKey.openTypeTag: feature.tag as Any, .openTypeValue: Int(feature.value)]
      }
    }
    if !variations.isEmpty {
      attributes[FontVariations.attribute] = FontVariations.attributeValue(variations)
    }
    return attributes
  }

  /// Returns the value of an attribute, or `nil` when the descriptor does not have the attribute.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: FontName.family(of: postscriptName)
    default: fontAttributes[attribute]
    }
  }

  /// Returns the descriptor at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      postscriptName: postscriptName, pointSize: newPointSize, symbolicTraits: symbolicTraits,
      features: features, variations: variations)
  }

  /// Returns the descriptor of the member of the same family with exactly the given traits, or
  /// `nil`.
  ///
  /// - Returns: `nil` if the font is one of the environment's files and its family has no such member.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let family = RuntimeText.FontFamily.family(of: postscriptName) {
      return family.member(with: symbolicTraits).map {
        UIFontDescriptor(
          postscriptName: $0, pointSize: pointSize, symbolicTraits: symbolicTraits,
          features: features, variations: variations)
      }
    }
    let name = FontName(postScript: postscriptName).applying(symbolicTraits)
    return UIFontDescriptor(
      postscriptName: name.postScript, pointSize: pointSize, symbolicTraits: symbolicTraits,
      features: features, variations: variations)
  }

  /// Returns the descriptor of the regular member of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the descriptor with some attributes added or replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(
      fontAttributes: fontAttributes.merging(attributes, uniquingKeysWith: { $1 }))
  }

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Returns a Boolean value that indicates whether another descriptor has the same name, size,
  /// traits, features, and values of axes.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && features == other.features
      && variations == other.variations
  }

  /// A hash of the descriptor's properties.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFontDescriptor {
  /// The stylistic traits of a font (UIKit).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters of the font are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters of the font are narrow. Text is measured as with ordinary letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of the font have the same advance.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is optimized for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The line spacing of the font is smaller. Text is measured with ordinary line spacing.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The line spacing of the font is larger. Text is measured with ordinary line spacing.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A key of an attribute of a font descriptor (UIKit).
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same string as in UIKit.
    public let rawValue: String

    /// Creates an attribute key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The key of the family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The key of the size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
  }
}
