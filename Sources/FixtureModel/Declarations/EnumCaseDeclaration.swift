/// One case of a fixture's enumeration.
package struct EnumCaseDeclaration: Sendable, Equatable {
  /// The Swift name of the case.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// Where the case is declared.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(name: String, documentation: String? = nil, position: SourcePosition) {
    self.name = name
    self.documentation = documentation
    self.position = position
  }
}
