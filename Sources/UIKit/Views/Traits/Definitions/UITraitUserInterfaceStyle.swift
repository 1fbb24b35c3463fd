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
