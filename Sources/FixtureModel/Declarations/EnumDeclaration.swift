/// An enumeration whose cases model fields may hold.
package struct EnumDeclaration: Sendable, Equatable {
  /// The Swift name of the type.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The cases, in document order.
  package var cases: [EnumCaseDeclaration]
  /// The source position of the enumeration.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    cases: [EnumCaseDeclaration],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.cases = cases
    self.position = position
  }
}

/// One case of a fixture's enumeration.
package struct EnumCaseDeclaration: Sendable, Equatable {
  /// The Swift name of the case.
  package var name: String
  /// The text of data files that is the case, besides its name.
  package var rawValue: String?
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The source position of the case.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String, rawValue: String? = nil, documentation: String? = nil, position: SourcePosition
  ) {
    self.name = name
    self.rawValue = rawValue
    self.documentation = documentation
    self.position = position
  }
}
