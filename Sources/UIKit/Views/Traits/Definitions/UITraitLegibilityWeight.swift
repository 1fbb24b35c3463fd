/// Whether the person asked for bold text, as a trait that code registers for.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}
