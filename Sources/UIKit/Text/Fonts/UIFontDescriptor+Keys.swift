extension UIFontDescriptor.AttributeName {
  /// The style's name within the family, a string; not set by the runtime.
  public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
  /// The display name, a string; not set by the runtime.
  public static let visibleName = UIFontDescriptor.AttributeName(
    rawValue: "NSFontVisibleNameAttribute")
  /// The characters that the font has; without a meaning here.
  public static let characterSet = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontCharacterSetAttribute")
  /// The fonts that replace missing glyphs; not used by the runtime.
  public static let cascadeList = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontCascadeListAttribute")
  /// The weight and the other traits, a dictionary of ``UIFontDescriptor/TraitKey``.
  public static let traits = UIFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
  /// One advance for all letters, a number; without a meaning here.
  public static let fixedAdvance = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontFixedAdvanceAttribute")
  /// The typographic features, an array of dictionaries with ``UIFontDescriptor/FeatureKey``.
  public static let featureSettings = UIFontDescriptor.AttributeName(
    rawValue: "NSCTFontFeatureSettingsAttribute")
  /// The text style, a string; without a meaning here.
  public static let textStyle = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor {
  /// The name of a trait in the attribute ``AttributeName/traits`` (UIKit).
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's dictionaries.
    public let rawValue: String

    /// Creates a trait's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The stylistic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a ``UIFont/Weight`` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a ``UIFont/Width`` or a number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; anything but 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a typographic feature (UIKit).
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's dictionaries.
    public let rawValue: String

    /// Creates a part's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of feature, such as ``kNumberSpacingType``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice among the kind's, such as ``kMonospacedNumbersSelector``.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The four letters of an OpenType feature, a string (Core Text's `kCTFontOpenTypeFeatureTag`).
    static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// The value of an OpenType feature (Core Text's `kCTFontOpenTypeFeatureValue`).
    static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    /// The kind of feature; the name before iOS 15.
    public static let featureIdentifier = type
    /// The choice among the kind's; the name before iOS 15.
    public static let typeIdentifier = selector
  }
}

/// The typographic feature by which digits share one advance or do not, as Core Text numbers it.
public var kNumberSpacingType: Int { 6 }

/// Digits that share one advance, as Core Text numbers the choice.
public var kMonospacedNumbersSelector: Int { 0 }

/// Digits of their own advances, as Core Text numbers the choice.
public var kProportionalNumbersSelector: Int { 1 }
