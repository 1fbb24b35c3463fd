/// How generated files are used, apart from what their fixtures say.
package struct GenerationOptions: Sendable, Equatable {
  /// The name of the target that compiles the files.
  package var target: String
  /// The kind of that target.
  package var moduleKind: ModuleKind
  /// The version of the generator, which the runtime has to match.
  package var version: String

  /// Creates options; the version is this package's own unless a test needs another.
  package init(
    target: String, moduleKind: ModuleKind, version: String = FixtureGenerator.version
  ) {
    self.target = target
    self.moduleKind = moduleKind
    self.version = version
  }
}
