/// The values of an app's custom traits, by the trait types.
struct OwnTraitValues: Hashable, Sendable {
  private var all: [ObjectIdentifier: OwnTraitValue] = [:]

  /// The value of a trait, or `nil` when it was not set.
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

  /// Returns a Boolean value that indicates whether a trait has the same value in both.
  ///
  /// A trait without a value has its default.
  static func areEqual<Trait: UITraitDefinition>(
    _ one: OwnTraitValues, _ other: OwnTraitValues, in trait: Trait.Type
  ) -> Bool {
    one.all[ObjectIdentifier(trait)] == other.all[ObjectIdentifier(trait)]
      || OwnTraitValue.areEqual(
        one[trait] ?? trait.defaultValue, other[trait] ?? trait.defaultValue)
  }
}

/// The value that was set for an app's custom trait.
final class OwnTraitValue: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}

extension OwnTraitValue: Hashable {
  /// Returns a Boolean value that indicates whether two values are equal. Equatable values are
  /// compared by value, other objects by identity.
  static func == (one: OwnTraitValue, other: OwnTraitValue) -> Bool {
    one === other || areEqual(one.value, other.value)
  }

  /// Adds nothing, so that equal values have equal hashes: an equatable value need not be hashable.
  func hash(into hasher: inout Hasher) {}

  static func areEqual(_ one: any Sendable, _ other: any Sendable) -> Bool {
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    guard type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type else { return false }
    return one as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
