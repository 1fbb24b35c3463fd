extension UIFontDescriptor {
  /// The stylistic traits of a font (UIKit).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Makes a set from its bits.
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

    /// Makes an attribute name.
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
