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

  /// Returns a Boolean value that indicates whether a trait is given a value here.
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

extension UIView {
  /// The traits that the view and those below have in place of the inherited ones (iOS 17).
  ///
  /// Views and controllers below hear of a change at once.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      updateTraits()
    }
  }

  /// Tells this view and those below of changed traits at once; main thread (iOS 17).
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// The traits that the controller and its children have in place of the inherited ones (iOS 17).
  ///
  /// Views and controllers below hear of a change at once.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// Tells the controller and those below of changed traits at once; main thread (iOS 17).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
