extension UITraitCollection.Values: UIMutableTraits {
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let stored = trait as? any StoredTrait.Type else {
        return own[trait] ?? trait.defaultValue
      }
      return stored.value(in: self) as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let stored = trait as? any StoredTrait.Type {
        stored.set(newValue, in: &self)
      } else {
        own[trait] = newValue
      }
    }
  }

  /// Removes the value of a trait, which is then unspecified.
  mutating func remove(_ trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type {
      stored.set(stored.unspecified, in: &self)
    } else {
      own.remove(trait)
    }
  }
}

extension StoredTrait {
  fileprivate static func value(in values: UITraitCollection.Values) -> Value {
    values[keyPath: place]
  }

  fileprivate static func set(_ value: Any, in values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: place] = value }
  }

  fileprivate static var unspecified: any Sendable { UITraitCollection.Values()[keyPath: place] }
}

extension UITraitCollection {
  /// Creates a collection with the traits that a closure sets. All other traits are unspecified.
  public convenience init(mutations: UITraitMutations) {
    self.init(Values().changed(by: mutations))
  }

  /// Returns a collection with these traits, changed by a closure.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }
}

extension UITraitCollection.Values {
  fileprivate func changed(by mutations: UITraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}

extension UITraitCollection {
  /// Returns these traits, overridden first by an interface style and then by trait overrides.
  func overridden(
    style: UIUserInterfaceStyle, overrides: UITraitOverrides
  ) -> UITraitCollection {
    guard style != .unspecified || !overrides.isEmpty else { return self }
    return UITraitCollection(
      traitsFrom: [self, UITraitCollection(userInterfaceStyle: style), overrides.collection])
  }
}
