/// A test of one bound value, such as `{kind} is photo video` or `not {subtitle}`.
package struct Condition: Sendable, Equatable {
  /// The value that is tested.
  package var binding: Binding
  /// The test. It fails for a missing value.
  package var test: ConditionTest
  /// A Boolean value that indicates whether the condition holds where the test fails.
  package var isNegated: Bool

  /// Creates the value from its parts.
  package init(_ binding: Binding, _ test: ConditionTest = .isPresent, isNegated: Bool = false) {
    self.binding = binding
    self.test = test
    self.isNegated = isNegated
  }
}

/// A test of a value that a condition binds.
package enum ConditionTest: Sendable, Equatable {
  /// The value is present, and neither false nor empty.
  case isPresent
  /// The value equals one of the values, which have its type.
  case isOneOf([FieldValue])
  /// The value is less than a number, or a moment before a date.
  case isLess(than: FieldValue)
  /// The value is a number or more, or a date or after it.
  case isAtLeast(FieldValue)
}
