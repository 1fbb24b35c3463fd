import FixtureModel

extension Binding {
  /// Whether the expression of the binding is optional in Swift.
  ///
  /// The binding's own type is not when an `if` guards its element, which Swift does not see.
  var isOptional: Bool {
    type.isOptional || steps.contains { $0.type.isOptional }
  }
}
