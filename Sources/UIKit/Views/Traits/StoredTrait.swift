/// A system trait with its own stored property in a collection's values.
protocol StoredTrait: SystemTrait where Value: Sendable {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension UITraitUserInterfaceStyle: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.style }
}

extension UITraitLayoutDirection: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.direction }
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.category }
}

extension UITraitHorizontalSizeClass: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.horizontal }
}

extension UITraitVerticalSizeClass: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.vertical }
}

extension UITraitUserInterfaceIdiom: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.idiom }
}

extension UITraitDisplayScale: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.scale }
}

extension UITraitAccessibilityContrast: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.contrast }
}

extension UITraitLegibilityWeight: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.weight }
}

extension UITraitUserInterfaceLevel: StoredTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { \.level }
}
