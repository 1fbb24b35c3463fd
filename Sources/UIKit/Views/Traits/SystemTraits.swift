import Foundation

/// A trait that trait collections have a property of; an app does not conform to it.
public protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// Light or dark appearance, as a trait that code registers for.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// True.
  public static var affectsColorAppearance: Bool { true }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The direction of reading, as a trait that code registers for.
public enum UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The text size that the person prefers, as a trait that code registers for.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The room across, as a trait that code registers for.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The room from top to bottom, as a trait that code registers for.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The kind of device, as a trait that code registers for.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Device pixels per point, as a trait that code registers for.
public enum UITraitDisplayScale: SystemTrait {
  /// Zero, which stands for unspecified.
  public static var defaultValue: CGFloat { 0 }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}

/// How strong contrasts should be, as a trait that code registers for.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// True.
  public static var affectsColorAppearance: Bool { true }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// Whether the person asked for bold text, as a trait that code registers for.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// Whether content lies above other content, as a trait that code registers for.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// True.
  public static var affectsColorAppearance: Bool { true }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}
