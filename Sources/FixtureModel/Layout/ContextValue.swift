/// A value that the container knows about an element.
package enum ContextValue: String, Sendable, CaseIterable {
  /// The section's number, from 1.
  case section = "$section"
  /// The item's number in its section, from 1.
  case item = "$item"
  /// The section's index, from 0.
  case section0 = "$section0"
  /// The item's index in its section, from 0.
  case item0 = "$item0"
}
