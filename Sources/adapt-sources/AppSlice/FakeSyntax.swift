import SwiftSyntax

extension AppType {
  /// The keyword of the declaration.
  var keyword: String {
    if declaration.is(StructDeclSyntax.self) { return "struct" }
    if declaration.is(EnumDeclSyntax.self) { return "enum" }
    if declaration.is(ActorDeclSyntax.self) { return "actor" }
    return kind == .protocol ? "protocol" : "class"
  }
}

extension AppType {
  /// The modifier `public` or `open` of the declaration.
  var access: String? { declaration.asProtocol((any WithModifiersSyntax).self)?.access }
}

extension DeclSyntax {
  /// The text of a protocol's requirement, without what classes and Objective-C alone have.
  var requirement: String {
    if let function = self.as(FunctionDeclSyntax.self) { return Self.requirement(function) }
    return self.as(VariableDeclSyntax.self).map(Self.requirement) ?? flatText
  }

  private static func requirement(
    _ declaration: some WithModifiersSyntax & WithAttributesSyntax
  ) -> String {
    let attributes = declaration.attributes.filter {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name.map { !["objc", "nonobjc"].contains($0) } ?? false
    }
    let modifiers = declaration.modifiers.filter {
      ["static", "class", "mutating", "nonmutating"].contains($0.name.text)
    }
    return declaration.with(\.attributes, attributes).with(\.modifiers, modifiers).flatText
  }

  /// The generic parameters of a type.
  var genericParameters: GenericParameterClauseSyntax? {
    self.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? self.as(StructDeclSyntax.self)?.genericParameterClause
      ?? self.as(EnumDeclSyntax.self)?.genericParameterClause
  }

  /// The requirements of the generic parameters of a type.
  var genericRequirements: GenericWhereClauseSyntax? {
    self.as(ClassDeclSyntax.self)?.genericWhereClause
      ?? self.as(StructDeclSyntax.self)?.genericWhereClause
      ?? self.as(EnumDeclSyntax.self)?.genericWhereClause
  }

  /// The name of the protocol that declares the member.
  var parentProtocol: String? {
    ancestors.lazy.compactMap { $0.as(ProtocolDeclSyntax.self)?.name.text }.first { _ in true }
  }
}

extension String {
  /// The text before the first occurrence of a word.
  func components(before word: String) -> String {
    firstRange(of: word).map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// Returns a Boolean value that indicates whether a value of the type can be given to a variable of another one.
  func fits(_ other: String) -> Bool {
    other == self || other == self + "?" || other == self + "!" || other == "(\(self))?"
  }

  /// The text after the first occurrence of a word.
  func afterWord(_ word: String) -> String {
    firstRange(of: word).map { String(self[$0.upperBound...]) } ?? self
  }
}
