import Foundation

/// A trait for which trait collections have a property. Apps do not conform to this protocol.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// Returns the value of the trait in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// The trait of the light or dark interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The trait of the text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The trait of the interface idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The trait of the number of device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The default value of the trait: zero, which means unspecified.
  public static var defaultValue: CGFloat { 0 }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}

/// The trait of the accessibility contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The trait of the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The trait of the elevation of the content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The default value of the trait: `unspecified`.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}
