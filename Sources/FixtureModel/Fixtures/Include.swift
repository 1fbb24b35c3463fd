/// A reference to another fixture whose declarations become known.
package struct Include: Sendable, Equatable {
  /// The path as written, relative to the including file.
  package var fixture: String
  /// The path relative to the package's root, symbolic links resolved.
  package var resolvedPath: String
  /// Where the include is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(fixture: String, resolvedPath: String, position: SourcePosition) {
    self.fixture = fixture
    self.resolvedPath = resolvedPath
    self.position = position
  }
}
