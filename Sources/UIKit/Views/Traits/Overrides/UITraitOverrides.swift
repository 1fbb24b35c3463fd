/// The traits that override the inherited ones for a view, controller, or scene.
///
/// UIKit: `UITraitOverrides` (iOS 17).
public struct UITraitOverrides: UIMutableTraits, Sendable {
  private(set) var values = UITraitCollection.Values()
  private var traits: Set<ObjectIdentifier> = []

  init() {}

  /// The value of a trait, or its default when the trait is not overridden; see ``contains(_:)``.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      traits.insert(ObjectIdentifier(trait))
    }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
    values.remove(trait)
  }

  var isEmpty: Bool { traits.isEmpty }

  /// The overridden values. All other traits are unspecified.
  var collection: UITraitCollection { UITraitCollection(values) }
}

extension UIView {
  /// The traits that override the inherited ones for the view and its descendants (iOS 17).
  ///
  /// Views and controllers below are notified of a change immediately.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      updateTraits()
    }
  }

  /// Notifies this view and its descendants of changed traits immediately. Call this method on the
  /// main thread (iOS 17).
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// The traits that override the inherited ones for the controller and its children (iOS 17).
  ///
  /// Views and controllers below are notified of a change immediately.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// Notifies the controller and its descendants of changed traits immediately. Call this method on
  /// the main thread (iOS 17).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
