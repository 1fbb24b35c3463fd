extension UIFontDescriptor.AttributeName {
  /// The key of the style's name within the family, a string. The runtime does not set it.
  public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
  /// The key of the display name, a string. The runtime does not set it.
  public static let visibleName = UIFontDescriptor.AttributeName(
    rawValue: "NSFontVisibleNameAttribute")
  /// The key of the set of characters in the font. The runtime does not use it.
  public static let characterSet = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontCharacterSetAttribute")
  /// The key of the fonts that replace missing glyphs. The runtime does not use it.
  public static let cascadeList = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontCascadeListAttribute")
  /// The key of the weight and other traits, a dictionary of ``UIFontDescriptor/TraitKey``.
  public static let traits = UIFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
  /// The key of a fixed advance for all letters, a number. The runtime does not use it.
  public static let fixedAdvance = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontFixedAdvanceAttribute")
  /// The key of the typographic features, an array of dictionaries with
  /// ``UIFontDescriptor/FeatureKey``.
  public static let featureSettings = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontFeatureSettingsAttribute")
  /// The key of the text style, a string. The runtime does not use it.
  public static let textStyle = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor {
  /// A key of a trait in the attribute ``AttributeName/traits`` (UIKit).
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same string as in UIKit.
    public let rawValue: String

    /// Creates a trait key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the symbolic traits, such as bold and italic.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The key of the weight, a ``UIFont/Weight`` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The key of the width, a ``UIFont/Width`` or a number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The key of the slant, a number. Any value but 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key in the dictionary of a typographic feature (UIKit).
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same string as in UIKit.
    public let rawValue: String

    /// Creates a feature key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the feature's type, such as ``kNumberSpacingType``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The key of the selected value of the feature, such as ``kMonospacedNumbersSelector``.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The key of the four-letter tag of an OpenType feature, a string (Core Text's
    /// `kCTFontOpenTypeFeatureTag`).
    static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// The key of the value of an OpenType feature (Core Text's `kCTFontOpenTypeFeatureValue`).
    static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    /// The key of the feature's type; the name before iOS 15.
    public static let featureIdentifier = type
    /// The key of the selected value of the feature; the name before iOS 15.
    public static let typeIdentifier = selector
  }
}

/// The type of the feature that selects the spacing of digits, the same number as in Core Text.
public var kNumberSpacingType: Int { 6 }

/// The selector of digits with the same advance, the same number as in Core Text.
public var kMonospacedNumbersSelector: Int { 0 }

/// The selector of digits with individual advances, the same number as in Core Text.
public var kProportionalNumbersSelector: Int { 1 }
