/// The values of an app's own traits, by the types that stand for them.
struct OwnTraitValues: Hashable, Sendable {
  private var all: [ObjectIdentifier: OwnTraitValue] = [:]

  /// The value of a trait; nil where nothing has given one.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { all[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set { all[ObjectIdentifier(trait)] = newValue.map(OwnTraitValue.init) }
  }

  mutating func override(with other: OwnTraitValues) {
    all.merge(other.all) { $1 }
  }

  mutating func remove(_ trait: UITrait) {
    all[ObjectIdentifier(trait)] = nil
  }

  /// Whether a trait has the same value in both, which is its default where nothing has given one.
  static func areEqual<Trait: UITraitDefinition>(
    _ one: OwnTraitValues, _ other: OwnTraitValues, in trait: Trait.Type
  ) -> Bool {
    one.all[ObjectIdentifier(trait)] == other.all[ObjectIdentifier(trait)]
      || OwnTraitValue.areEqual(
        one[trait] ?? trait.defaultValue, other[trait] ?? trait.defaultValue)
  }
}
