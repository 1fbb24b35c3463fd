/// The stable name of a kind of problem, as printed in brackets.
package struct DiagnosticCode: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  /// The name: lower case words between hyphens.
  package let rawValue: String

  /// Creates a code from its name.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// The name.
  package var description: String { rawValue }
}
