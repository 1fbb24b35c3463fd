/// The kind of target that compiles generated files.
package enum ModuleKind: String, Sendable, CaseIterable {
  /// A library: expectations become a list that a test target runs.
  case library
  /// A test target: every expectation becomes a test.
  case test
}
