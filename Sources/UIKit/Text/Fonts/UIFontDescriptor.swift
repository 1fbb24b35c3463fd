import Foundation

/// A description of a font that can be changed and turned into a ``UIFont`` (UIKit).
///
/// A value without state: usable on any thread.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  private let header = CoreFoundationHeader()
  /// The PostScript name.
  public let postscriptName: String
  /// The size in points, 0 or more.
  public let pointSize: CGFloat
  /// The stylistic traits.
  public let symbolicTraits: SymbolicTraits
  /// The OpenType features that differ from the defaults.
  let features: [FontFeature]

  /// Creates a descriptor of a font from its PostScript name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(postScript: fontName)
    self.init(postscriptName: fontName, pointSize: size, symbolicTraits: name.traits)
  }

  /// Creates a descriptor from attributes; those without a meaning here are left out.
  public convenience init(fontAttributes: [AttributeName: Any]) {
    let family = fontAttributes[.family] as? String
    let name = fontAttributes[.name] as? String ?? family ?? "Helvetica"
    let plain = UIFontDescriptor(name: name, size: CGFloat(number: fontAttributes[.size]) ?? 0)
    let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    let changed = plain.applying(traits: traits)
    self.init(
      postscriptName: changed.postscriptName, pointSize: changed.pointSize,
      symbolicTraits: changed.symbolicTraits,
      features: FontFeature.features(fontAttributes[.featureSettings]))
  }

  init(
    postscriptName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits,
    features: [FontFeature] = []
  ) {
    self.features = features
    self.postscriptName = postscriptName
    self.pointSize = UIFont.valid(pointSize)
    self.symbolicTraits = symbolicTraits
  }

  /// The name and the size as attributes.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if !features.isEmpty {
      attributes[.featureSettings] = features.map { feature in
        [FeatureKey.openTypeTag: feature.tag as Any, .openTypeValue: Int(feature.value)]
      }
    }
    return attributes
  }

  /// Returns the value of one attribute, if the descriptor has it.
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
      features: features)
  }

  /// Returns the member of the same family that has exactly the given traits.
  ///
  /// - Returns: `nil` if the font is one of the environment's files and its family has no such member.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let family = FontFamily.family(of: postscriptName) {
      return family.member(with: symbolicTraits).map {
        UIFontDescriptor(
          postscriptName: $0, pointSize: pointSize, symbolicTraits: symbolicTraits,
          features: features)
      }
    }
    let name = FontName(postScript: postscriptName).applying(symbolicTraits)
    return UIFontDescriptor(
      postscriptName: name.postScript, pointSize: pointSize, symbolicTraits: symbolicTraits,
      features: features)
  }

  /// Returns the regular member of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the descriptor with some attributes replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(
      fontAttributes: fontAttributes.merging(attributes, uniquingKeysWith: { $1 }))
  }

  /// Returns the receiver, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Compares names, sizes and traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && features == other.features
  }

  /// A hash that equal descriptors share.
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
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; they measure as ordinary ones.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// One advance for all letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Room for user-interface text.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less room between lines; measures as ordinary.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More room between lines; measures as ordinary.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of an attribute of a descriptor (UIKit).
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's dictionaries.
    public let rawValue: String

    /// Creates an attribute name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
  }
}
