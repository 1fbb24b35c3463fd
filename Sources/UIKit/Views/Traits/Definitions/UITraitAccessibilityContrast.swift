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
