import SwiftParser
import SwiftSyntax

/// Writes the members of fakes with the signatures of the app.
struct FakeMembers {
  let values: FakeValues
  /// The name of the type as messages state it.
  let type: String
  /// A Boolean value that indicates whether properties may be `lazy`, as those of classes.
  let isClass: Bool

  private static let keptModifiers: Set = ["static", "class", "mutating", "weak", "convenience"]
  private static let keptAttributes: Set = ["discardableResult", "MainActor"]

  // MARK: Methods

  /// Returns a method whose body records the call.
  func method(_ function: FunctionDeclSyntax) -> String {
    let name = path(MemberName(function).description)
    let effects = function.signature.effectSpecifiers.map { " " + $0.flatText } ?? ""
    let result = function.signature.returnClause?.type
    let arrow = result.map { " -> \($0.flatText)" } ?? ""
    let body = body(result, name)
    let generics = function.genericParameterClause?.flatText ?? ""
    let requirements = function.genericWhereClause.map { " " + $0.flatText } ?? ""
    return head(function) + "func \(function.name.text)\(generics)"
      + "(\(parameters(function.signature.parameterClause)))\(effects)\(arrow)\(requirements) "
      + "{ \(body) }"
  }

  /// The name of a member as messages state it.
  private func path(_ member: String) -> String { type.isEmpty ? member : "\(type).\(member)" }

  private func body(_ result: TypeSyntax?, _ name: String) -> String {
    guard let result, !["Void", "()"].contains(result.trimmedDescription) else {
      return "FixtureFake.call(\"\(name)\")"
    }
    guard let value = values.value(of: result) else { return "FixtureFake.value(of: \"\(name)\")" }
    return "FixtureFake.call(\"\(name)\", returning: \(value))"
  }

  /// Returns the parameters with their default values, which other modules may not have.
  func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    clause.parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }
      let type = parameter.type.flatText + (parameter.ellipsis == nil ? "" : "...")
      let text = names.joined(separator: " ") + ": " + type
      guard let value = parameter.defaultValue?.value else { return text }
      return text + " = " + defaultValue(value, parameter.type)
    }.joined(separator: ", ")
  }

  private func defaultValue(_ value: ExprSyntax, _ type: TypeSyntax) -> String {
    if value.isLiteral { return value.flatText }
    return values.value(of: type) ?? "FixtureFake.value(of: \"\(self.type)\")"
  }

  /// Returns an initializer whose body records the call.
  ///
  /// - Parameters:
  ///   - initializer: The initializer of the app.
  ///   - assignments: The statements that give each stored property a value.
  ///   - superclassCall: The call of the superclass's initializer, or `nil`.
  /// - Returns: The declaration.
  func initializer(
    _ initializer: InitializerDeclSyntax, _ assignments: [String], _ superclassCall: String?
  ) -> String {
    let clause = initializer.signature.parameterClause
    let labels = clause.parameters.map { $0.firstName.text.unescaped }
    let name = path(MemberName(base: "init", labels: labels).description)
    let mark = initializer.optionalMark?.text ?? ""
    let effects = initializer.signature.effectSpecifiers.map { " " + $0.flatText } ?? ""
    let statements =
      assignments + [superclassCall].compactMap { $0 } + ["FixtureFake.call(\"\(name)\")"]
    let generics = initializer.genericParameterClause?.flatText ?? ""
    return "init\(mark)\(generics)(\(parameters(clause)))\(effects) { "
      + statements.joined(separator: "; ") + " }"
  }

  // MARK: Properties

  /// Returns a property that stores its value, or `nil` if its type is not written and cannot be derived.
  func property(_ variable: VariableDeclSyntax, _ name: String, stores: Bool = true) -> String? {
    guard let binding = binding(variable, name), let type = Self.propertyType(binding) else {
      return nil
    }
    let word = head(variable)
    let text = "\(type.flatText)"
    if let value = binding.initializer?.value, value.isLiteral {
      return "\(word)var \(name): \(text) = \(value.flatText)"
    }
    if !stores {
      let value = values.value(of: type)
      let body =
        value.map { "FixtureFake.call(\"\(path(name))\", returning: \($0))" }
        ?? "FixtureFake.value(of: \"\(path(name))\")"
      return "\(word)var \(name): \(text) { \(body) }"
    }
    if let value = values.value(of: type) { return "\(word)var \(name): \(text) = \(value)" }
    if isClass || variable.isOfType {
      let lazy = variable.isOfType ? "" : "lazy "
      return "\(lazy)\(word)var \(name): \(text) = FixtureFake.value(of: \"\(path(name))\")"
    }
    return "\(word)var \(name): \(text)"
  }

  private func binding(_ variable: VariableDeclSyntax, _ name: String) -> PatternBindingSyntax? {
    variable.bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unescaped == name
    }
  }

  /// Returns the type that is written, or that of the expression that creates the value.
  static func propertyType(_ binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard let value = binding.initializer?.value else { return nil }
    let name: String? =
      if value.is(StringLiteralExprSyntax.self) {
        "String"
      } else if value.is(IntegerLiteralExprSyntax.self) {
        "Int"
      } else if value.is(FloatLiteralExprSyntax.self) {
        "Double"
      } else if value.is(BooleanLiteralExprSyntax.self) {
        "Bool"
      } else {
        createdType(value)
      }
    return name.map { name in
      var parser = Parser(name)
      return TypeSyntax.parse(from: &parser)
    }
  }

  private static func createdType(_ value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let array = callee.as(ArrayExprSyntax.self) { return array.flatText }
      if let dictionary = callee.as(DictionaryExprSyntax.self) { return dictionary.flatText }
      let text = callee.flatText
      let last = text.split(separator: ".").last.map(String.init) ?? text
      return last.first?.isUppercase == true ? text : nil
    }
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base?.flatText,
      ["shared", "default", "standard", "main", "instance"].contains(access.declName.baseName.text),
      base.first?.isUppercase == true
    else { return nil }
    return base
  }

  private func head(_ declaration: some WithModifiersSyntax & WithAttributesSyntax) -> String {
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { Self.keptAttributes.contains($0.attributeName.trimmedDescription) }.map(\.flatText)
    let modifiers = declaration.modifiers
      .filter { Self.keptModifiers.contains($0.name.text) && $0.detail == nil }.map(\.name.text)
    return (attributes + modifiers).map { $0 + " " }.joined()
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a literal, or creates a value of a known type from
  /// literals.
  var isLiteral: Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isLiteral }
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { $0.expression.isLiteral }
    }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      return dictionary.content.is(TokenSyntax.self)
    }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
      let names = call.calledExpression.flatText.split(separator: ".").map(String.init)
      return names.allSatisfy { KnownNames.contains($0) || $0 == "Name" }
        && call.arguments.allSatisfy(\.expression.isLiteral)
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }
}
