/// A module that the generated file imports because hand-written classes live there.
package struct ModuleImport: Sendable, Equatable {
  /// The module's name.
  package var module: String
  /// Whether the import is marked `@testable`.
  package var isTestable: Bool
  /// Where the import is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(module: String, isTestable: Bool = false, position: SourcePosition) {
    self.module = module
    self.isTestable = isTestable
    self.position = position
  }
}
