import Foundation

/// A trait for which trait collections have a property. Apps do not conform to this protocol.
package protocol SystemTrait: UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// Returns the value of the trait in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// The trait of the light or dark interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The trait of the text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The trait of the interface idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The trait of the number of device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}

/// The trait of the accessibility contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The trait of the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The trait of the elevation of the content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// A Boolean value that indicates whether dynamic colors depend on the trait; always `true`.
  public static var affectsColorAppearance: Bool { true }

  /// Returns the value of the trait in a collection.
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}
