/// The traits that a view, controller or scene has in place of those that it inherits.
///
/// UIKit: `UITraitOverrides` (iOS 17).
public struct UITraitOverrides: UIMutableTraits, Sendable {
  private(set) var values = UITraitCollection.Values()
  private var traits: Set<ObjectIdentifier> = []

  init() {}

  /// The value that a trait is given; its default where none is, which ``contains(_:)`` tells.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      traits.insert(ObjectIdentifier(trait))
    }
  }

  /// Tells whether a trait is given a value here.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
    values.remove(trait)
  }

  var isEmpty: Bool { traits.isEmpty }

  /// The given values; every other trait is unspecified.
  var collection: UITraitCollection { UITraitCollection(values) }
}
