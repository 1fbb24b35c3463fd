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
