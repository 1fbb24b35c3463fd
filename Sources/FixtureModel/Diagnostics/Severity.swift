/// How grave a diagnostic is.
package enum Severity: String, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but is probably not what was meant.
  case warning
  /// A further place that belongs to another diagnostic.
  case note
}
