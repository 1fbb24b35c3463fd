/// The Swift source that belongs to one fixture.
package struct GeneratedFile: Sendable, Equatable {
  /// The fixture's path, relative to the package's root.
  package var fixturePath: String
  /// The source.
  package var text: String

  /// Creates the value from its parts.
  package init(fixturePath: String, text: String) {
    self.fixturePath = fixturePath
    self.text = text
  }
}
