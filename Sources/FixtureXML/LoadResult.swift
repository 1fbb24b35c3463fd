import FixtureModel

/// What the reading of some fixtures gave.
package struct LoadResult: Sendable {
  /// The fixtures that could be read, right or wrong, in the order of their paths.
  package let fixtures: [Fixture]
  /// The diagnostics in the order of their places.
  package let diagnostics: [Diagnostic]
  /// The number of diagnostics beyond the limit of a file.
  package let omittedCount: Int

  /// Whether any diagnostic is an error, so that nothing may be generated.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
