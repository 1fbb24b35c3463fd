import SwiftParser
import SwiftSyntax

/// Writes the members of fakes with the signatures of the app.
struct FakeMembers {
  let values: FakeValues
  /// The name of the type as messages state it.
  let type: String
  /// A Boolean value that indicates whether each stored property needs a value, as those of classes do.
  let isClass: Bool
  /// A Boolean value that indicates whether members that the app declares public stay public.
  var isPublic = false

  private static let keptModifiers: Set = ["static", "class", "mutating", "weak", "convenience"]
  private static let published = "@Published "
  private static let keptAttributes: Set = ["discardableResult", "MainActor", "Published"]

  // MARK: Methods

  /// Returns a method whose body records the call.
  func method(_ function: FunctionDeclSyntax) -> String {
    let name = path(MemberName(function).description)
    let effects = function.signature.effectSpecifiers.map { " " + $0.flatText } ?? ""
    let result = function.signature.returnClause?.type
    let arrow = result.map { " -> \($0.flatText)" } ?? ""
    let isOwn = result?.trimmedDescription == "Self" && !function.isOfType
    let body =
      isOwn ? "FixtureFake.call(\"\(name)\", returning: self)" : body(result, name)
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
    return "FixtureFake.call(\"\(name)\", returning: \(values.expression(of: result)))"
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

  /// Returns arguments for parameters: values of their types.
  func arguments(_ parameters: [FunctionParameterSyntax]) -> String {
    parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + values.expression(of: parameter.type)
    }.joined(separator: ", ")
  }

  private func defaultValue(_ value: ExprSyntax, _ type: TypeSyntax) -> String {
    if values.isLiteral(value, of: type) { return value.flatText }
    return values.expression(of: type)
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
    let override = initializer.modifier("override") == nil ? "" : "override "
    let head = access(of: initializer) + override
    return "\(head)init\(mark)\(generics)(\(parameters(clause)))\(effects) { "
      + statements.joined(separator: "; ") + " }"
  }

  /// Returns an initializer of an extension of another module's type, with a value of the type.
  func delegatingInitializer(_ initializer: InitializerDeclSyntax) -> String {
    guard initializer.modifier("convenience") == nil else {
      return "convenience " + self.initializer(initializer, [], "self.init()")
    }
    var parser = Parser(type)
    return self.initializer(
      initializer, ["self = \(values.expression(of: TypeSyntax.parse(from: &parser)))"], nil)
  }

  // MARK: Properties

  /// Returns a subscript that records its call.
  func `subscript`(_ node: SubscriptDeclSyntax) -> String {
    let name = path(MemberName(node).description)
    let type = node.returnClause.type
    let generics = node.genericParameterClause?.flatText ?? ""
    let requirements = node.genericWhereClause.map { " " + $0.flatText } ?? ""
    return head(node) + "subscript\(generics)(\(parameters(node.parameterClause))) "
      + "-> \(type.flatText)\(requirements) " + accessors(body(type, name), name, node.setter)
  }

  /// Returns the accessors of a computed member, with a setter that records its call if the app has one.
  private func accessors(_ value: String, _ name: String, _ setter: String?) -> String {
    guard let setter else { return "{ \(value) }" }
    return "{ get { \(value) } \(setter) { FixtureFake.call(\"\(name)\") } }"
  }

  /// Returns a property that stores its value, or `nil` if its type is not written and cannot be derived.
  ///
  /// A constant of a type or of a file stays one if its value is a literal. Other properties can be set.
  func property(_ variable: VariableDeclSyntax, _ name: String, stores: Bool = true) -> String? {
    guard let binding = binding(variable, name) else { return nil }
    let word = head(variable)
    let type = Self.propertyType(binding).map(values.resolved)
    let name = name.escaped
    if let value = binding.initializer?.value, values.isLiteral(value, of: type) {
      let isConstant =
        variable.bindingSpecifier.text == "let" && (variable.isOfType || self.type.isEmpty)
      let written = isConstant ? binding.typeAnnotation?.type : type
      let annotation = written.map { ": \($0.flatText)" } ?? ""
      return "\(word)\(isConstant ? "let" : "var") \(name)\(annotation) = \(value.flatText)"
    }
    guard let type else { return nil }
    let text = type.flatText
    // A class has no stored property that subclasses override.
    if !stores || variable.modifier("class") != nil {
      let path = path(name.unescaped)
      return "\(word.replacing(Self.published, with: ""))var \(name): \(text) "
        + accessors(body(type, path), path, variable.setter)
    }
    if let value = values.value(of: type) { return "\(word)var \(name): \(text) = \(value)" }
    // The memberwise initializer of a structure takes the value.
    guard isClass || variable.isOfType else { return "\(word)var \(name): \(text)" }
    return "\(word)var \(name): \(text) = \(values.expression(of: type))"
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

  /// Returns the type of the result of a closure that is called where it is written.
  private static func resultType(of closure: ClosureExprSyntax) -> String? {
    if let type = closure.signature?.returnClause?.type { return type.flatText }
    let item = closure.statements.last?.item
    guard let result = item?.as(ReturnStmtSyntax.self)?.expression ?? item?.as(ExprSyntax.self)
    else { return nil }
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return createdType(result)
    }
    let bindings = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap { Array($0.bindings) }
    let binding = bindings.first { $0.pattern.flatText == name }
    return binding.flatMap(propertyType)?.flatText
  }

  private static func createdType(_ value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let closure = callee.as(ClosureExprSyntax.self) { return resultType(of: closure) }
      if let array = callee.as(ArrayExprSyntax.self) { return array.flatText }
      if let dictionary = callee.as(DictionaryExprSyntax.self) { return dictionary.flatText }
      let text = callee.flatText
      let last = text.split(separator: ".").last.map(String.init) ?? text
      return last.first?.isUppercase == true ? text : nil
    }
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base?.flatText,
      base.first?.isUppercase == true
    else { return nil }
    let singletons = ["shared", "default", "standard", "main", "instance"]
    let isOfItsType = base == "UIColor" || singletons.contains(access.declName.baseName.text)
    return isOfItsType ? base : nil
  }

  private func head(_ declaration: some WithModifiersSyntax & WithAttributesSyntax) -> String {
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { Self.keptAttributes.contains($0.attributeName.trimmedDescription) }.map(\.flatText)
    let modifiers = declaration.modifiers
      .filter { Self.keptModifiers.contains($0.name.text) && $0.detail == nil }.map(\.name.text)
    return attributes.map { $0 + " " }.joined() + access(of: declaration)
      + modifiers.map { $0 + " " }.joined()
  }

  private func access(of declaration: some WithModifiersSyntax) -> String {
    isPublic && declaration.access != nil ? "public " : ""
  }
}

extension WithModifiersSyntax {
  /// The modifier `public` or `open`.
  var access: String? {
    modifiers.first { ["public", "open"].contains($0.name.text) && $0.detail == nil }?.name.text
  }
}
