/// A trait that trait collections have a property of; an app does not conform to it.
public protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}
