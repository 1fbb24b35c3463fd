/// The name of a hand-written Swift type, with its module where one is given.
package struct TypeReference: Sendable, Hashable {
  /// The module before the first dot, when that is an imported one.
  package var module: String?
  /// The type's name inside its module; nested names keep their dots.
  package var name: String

  /// Creates the value from its parts.
  package init(module: String? = nil, name: String) {
    self.module = module
    self.name = name
  }
}
