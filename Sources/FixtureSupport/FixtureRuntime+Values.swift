import UIKit

extension FixtureRuntime {
  /// Returns a number of lines from a row in the type that text nodes take.
  ///
  /// A negative number is reported as the violation `negative-bound-value` and
  /// returned as 0, which means any number of lines.
  ///
  /// - Parameter value: The number in the row.
  /// - Returns: The number of lines.
  public static func numberOfLines(_ value: Int) -> UInt {
    guard value < 0 else { return UInt(value) }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .negativeBoundValue, subject: "maximumNumberOfLines",
        message: "A row binds maximumNumberOfLines to \(value).",
        remedy: "State 0 or more in the row; 0 means any number of lines.", numbers: [value]))
    return 0
  }

  /// Returns whether a row has a text that is not empty.
  ///
  /// - Parameter text: The text of the row, if any.
  /// - Returns: `false` for `nil` and an empty text.
  public static func hasValue(_ text: String?) -> Bool { !(text ?? "").isEmpty }

  /// Returns whether a row has a Boolean value that is true.
  ///
  /// - Parameter isTrue: The value of the row, if any.
  /// - Returns: `false` for `nil` and `false`.
  public static func hasValue(_ isTrue: Bool?) -> Bool { isTrue ?? false }

  /// Returns whether a row has a list that is not empty.
  ///
  /// - Parameter list: The list of the row, if any.
  /// - Returns: `false` for `nil` and an empty list.
  public static func hasValue<Element>(_ list: [Element]?) -> Bool { !(list ?? []).isEmpty }

  /// Returns whether a row has a value that is less than another one.
  ///
  /// - Parameters:
  ///   - value: The value of the row, if any.
  ///   - other: The other value.
  /// - Returns: `false` for `nil`.
  public static func isLess<Value: Comparable>(_ value: Value?, than other: Value) -> Bool {
    value.map { $0 < other } ?? false
  }

  /// Returns whether a row has a value that is equal to or greater than another one.
  ///
  /// - Parameters:
  ///   - value: The value of the row, if any.
  ///   - least: The other value.
  /// - Returns: `false` for `nil`.
  public static func isAtLeast<Value: Comparable>(_ value: Value?, _ least: Value) -> Bool {
    value.map { $0 >= least } ?? false
  }

  /// Returns the text of a value that a row may not have.
  ///
  /// - Parameter value: The value of the row, if any.
  /// - Returns: The description of the value, empty for `nil`.
  public static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "" }
}

extension RuntimeViolation.Code {
  /// A row has a negative number for a property that must not be negative.
  public static let negativeBoundValue = Self(rawValue: "negative-bound-value")
  /// A mosaic has fewer than 1 or more than 10,000 columns.
  public static let invalidColumnCount = Self(rawValue: "invalid-column-count")
}
