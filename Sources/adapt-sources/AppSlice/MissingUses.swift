import SwiftSyntax

/// A visitor that collects how files use some types.
///
/// `NameUses` visits files before it is known which of their names are missing, and each of many files that a slice
/// might take. This visitor needs these names and the types of variables, and says more of fewer names.
final class UseCollector: SyntaxVisitor {
  enum Change {
    case superclass
    case conformance
    case constraint
    case wrapper(MissingTypes.Wrapper)
    case arguments(Int)
    case creation([MissingTypes.Argument])
    case typeCall(String, [MissingTypes.Argument])
    case typeProperty(String)
    case call(String, [MissingTypes.Argument])
    case property(String, PropertyUse?)
    case chain(String)
    case result(String, ResultUse)
    /// The type that the place of a method's result states, or `nil` for a place that states none.
    case resultType(String, String?)
    case parameters([String])
    case declared(Set<String>)
    case overridden([FunctionDeclSyntax])
    case nested(String, String?)
    case compared
  }

  private let wanted: Set<String>
  private(set) var changes: [(String, Change)] = []
  /// The types of variables and parameters, by their names.
  private let variables: [String: String]
  /// The types of the results of functions, by their names.
  private let results: [String: String]
  /// The names of the types that aliases name, by the aliases' names.
  private let aliases: [String: [String]]

  init(
    _ wanted: Set<String>, _ tree: SourceFileSyntax, _ variables: [String: String],
    _ results: [String: String], _ aliases: [String: [String]]
  ) {
    self.wanted = wanted
    self.aliases = aliases
    self.variables = variables
    self.results = results
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let isOfClass = node.parent?.is(ClassDeclSyntax.self) ?? false
    for (position, inherited) in node.inheritedTypes.enumerated() {
      let name = inherited.type.lastName
      for alias in aliases[name] ?? [] where wanted.contains(alias) {
        changes.append((alias, .conformance))
      }
      guard wanted.contains(name) else { continue }
      let isProtocol = ["Delegate", "DataSource", "Protocol", "able"].contains {
        name.hasSuffix($0)
      }
      if isOfClass, position == 0, !isProtocol {
        changes.append((name, .superclass))
        if let node = node.parent?.as(ClassDeclSyntax.self) {
          changes.append((name, .overridden(Self.overrides(of: node))))
          changes.append((name, .declared(Self.ownNames(of: node))))
        }
      } else {
        changes.append((name, .conformance))
      }
    }
    return .visitChildren
  }

  /// Returns the names of the members that a class declares and does not override.
  private static func ownNames(of node: ClassDeclSyntax) -> Set<String> {
    let own = DeclSyntax(node).members.filter { member in
      member.asProtocol((any WithModifiersSyntax).self)?.modifier("override") == nil
    }
    return Set(own.flatMap(\.memberNames))
  }

  /// Returns the methods that a class overrides.
  private static func overrides(of node: ClassDeclSyntax) -> [FunctionDeclSyntax] {
    DeclSyntax(node).members.compactMap { $0.as(FunctionDeclSyntax.self) }
      .filter { $0.modifier("override") != nil }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    let parameters = node.constrainedParameters
    if wanted.contains(name), !parameters.isEmpty {
      changes.append((name, .parameters(parameters)))
    }
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    addConstraint(TypeSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    node.inheritedType.map(addConstraint)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    addConstraint(node.rightType)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    addConstraint(node.constraint)
    return .visitChildren
  }

  private func addConstraint(_ type: TypeSyntax) {
    let names = type.lastNames.flatMap { aliases[$0] ?? [$0] }
    for name in names where wanted.contains(name) { changes.append((name, .constraint)) }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.lastName
    guard wanted.contains(name), let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    else { return .visitChildren }
    let arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    let wrapper = MissingTypes.Wrapper(
      labels: arguments.map { $0.label?.text.unescaped ?? "_" },
      hasValue: variable.bindings.first?.initializer != nil)
    changes.append((name, .wrapper(wrapper)))
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if wanted.contains(node.name.text), let clause = node.genericArgumentClause {
      changes.append((node.name.text, .arguments(clause.arguments.count)))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text
    if let base, wanted.contains(base) { changes.append((base, .nested(node.name.text, nil))) }
    return .visitChildren
  }

  /// Adds the property that a key path without a root names in the observation of an object.
  private func addKeyPath(_ expression: ExprSyntax, of name: String) {
    guard let path = expression.as(KeyPathExprSyntax.self), path.root == nil,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return }
    changes.append((name, .property(property.declName.baseName.text.unescaped, nil)))
  }

  // MARK: Comparisons

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    addComparison(of: node.expression)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isComparison = node.elements.contains { element in
      let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return name == "==" || name == "!="
    }
    if isComparison { node.elements.forEach(addComparison) }
    return .visitChildren
  }

  private func addComparison(of expression: ExprSyntax) {
    if let name = valueType(expression) { changes.append((name, .compared)) }
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    addComparison(ofPart: node.type)
    return .visitChildren
  }

  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
    if node.ancestors.contains(where: { $0.is(MemberBlockItemSyntax.self) }) {
      addComparison(ofPart: node.type)
    }
    return .visitChildren
  }

  /// Adds the types of a part of a value that the compiler compares.
  private func addComparison(ofPart type: TypeSyntax) {
    let group = type.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    let isValue = group.map { $0.is(EnumDeclSyntax.self) || $0.is(StructDeclSyntax.self) } ?? false
    let inherited = group?.inheritanceClause?.inheritedTypes.flatMap(\.type.lastNames) ?? []
    guard isValue, !Set(inherited).isDisjoint(with: ["Equatable", "Hashable"]) else { return }
    for name in NameUses(type).types where wanted.contains(name) {
      changes.append((name, .compared))
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Self.arguments(of: node)
    if let name = typeName(node.calledExpression) {
      changes.append((name, .creation(arguments)))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      add(member, .some(arguments))
      if let base = member.base, let name = valueType(base) {
        for argument in node.arguments { addKeyPath(argument.expression, of: name) }
      }
    }
    return .visitChildren
  }

  /// Returns the arguments of a call.
  static func arguments(of node: FunctionCallExprSyntax) -> [MissingTypes.Argument] {
    var arguments = node.arguments.map { argument in
      MissingTypes.Argument(
        label: argument.label?.text.unescaped ?? "_",
        closureParameters: untypedParameters(argument.expression),
        literal: MissingTypes.Literal(argument.expression))
    }
    if let closure = node.trailingClosure {
      arguments.append(
        MissingTypes.Argument(
          label: "_", closureParameters: untypedParameters(ExprSyntax(closure))))
    }
    return arguments
  }

  /// Returns the number of parameters of a closure, if it does not state their types.
  private static func untypedParameters(_ expression: ExprSyntax) -> Int {
    guard let closure = expression.as(ClosureExprSyntax.self) else { return 0 }
    if case .simpleInput(let names) = closure.signature?.parameterClause { return names.count }
    if case .parameterClause(let clause) = closure.signature?.parameterClause {
      return clause.parameters.contains { $0.type != nil } ? 0 : clause.parameters.count
    }
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      if case .dollarIdentifier(let text) = token.tokenKind { Int(text.dropFirst()) } else { nil }
    }
    return numbers.max().map { $0 + 1 } ?? 0
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCallee =
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    if !isCallee { add(node, nil) }
    return .visitChildren
  }

  private func add(_ node: MemberAccessExprSyntax, _ arguments: [MissingTypes.Argument]?) {
    guard let base = node.base else { return }
    let member = node.declName.baseName.text.unescaped
    guard member != "self", member != "init" else { return }
    if let name = typeName(base) {
      let isType = member.first?.isUppercase == true
      changes.append(
        (
          name,
          isType
            ? .nested(member, nil)
            : arguments.map { .typeCall(member, $0) } ?? .typeProperty(member)
        ))
    } else if let outer = base.as(MemberAccessExprSyntax.self), let inner = outer.base,
      let name = typeName(inner), outer.declName.baseName.text.first?.isUppercase == true
    {
      let type = outer.declName.baseName.text.unescaped
      changes.append((name, .nested(type, arguments == nil ? member : nil)))
    } else if let name = valueType(base) {
      changes.append(
        (
          name,
          arguments.map { .call(member, $0) }
            ?? .property(member, PropertyUse(of: Syntax(node)))
        ))
      let whole = arguments == nil ? Syntax(node) : node.parent
      if whole.map(Self.isBase) == true {
        changes.append((name, .chain(member)))
      } else if arguments != nil, let whole {
        let use = ResultUse.of(whole)
        changes.append((name, .result(member, use)))
        if use == .value { changes.append((name, .resultType(member, Self.type(at: whole)))) }
      }
    }
  }

  private static func type(at place: Syntax) -> String? {
    if case .type(let text)? = PropertyUse(of: place) { text } else { nil }
  }

  /// Returns a Boolean value that indicates whether a member follows an expression.
  static func isBase(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return isBase(parent)
    }
    return parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = typeName(node.expression) {
      changes.append((name, .arguments(node.genericArgumentClause.arguments.count)))
    }
    return .visitChildren
  }

  /// Returns the wanted type that an expression names, with or without generic arguments.
  private func typeName(_ base: ExprSyntax) -> String? {
    if let special = base.as(GenericSpecializationExprSyntax.self) {
      return typeName(special.expression)
    }
    let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { wanted.contains($0) ? $0 : nil }
  }

  /// Returns the wanted type of an expression: of a variable, of a creation, or of a shared object.
  private func valueType(_ base: ExprSyntax) -> String? {
    if let chained = base.as(OptionalChainingExprSyntax.self) {
      return valueType(chained.expression)
    }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return valueType(forced.expression) }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return variables[name] }
    if let call = base.as(FunctionCallExprSyntax.self) {
      // A method of an object returns the object.
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      let name = member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
      return typeName(call.calledExpression)
        ?? member?.base.flatMap { typeName($0) ?? valueType($0) }
        ?? name.flatMap { results[$0.baseName.text.unescaped] }
    }
    guard let member = base.as(MemberAccessExprSyntax.self), let inner = member.base else {
      return nil
    }
    return typeName(inner) ?? variables[member.declName.baseName.text] ?? valueType(inner)
  }
}

/// A visitor that finds the variables, the parameters and the results of functions of some types.
final class VariableTypes: SyntaxVisitor {
  private let wanted: Set<String>
  private(set) var types: [String: String] = [:]
  private(set) var results: [String: String] = [:]
  private(set) var aliases: [String: [String]] = [:]

  init(_ wanted: Set<String>, _ tree: SourceFileSyntax) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(_ name: TokenSyntax, _ type: TypeSyntax) {
    let inner =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    if wanted.contains(inner.lastName) { types[name.text.unescaped] = inner.lastName }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let result = node.signature.returnClause?.type else { return .visitChildren }
    let type = result.as(OptionalTypeSyntax.self)?.wrappedType ?? result
    if wanted.contains(type.lastName) { results[node.name.text.unescaped] = type.lastName }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text.unescaped] = node.initializer.value.lastNames
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type ?? FakeMembers.propertyType(node) { add(name, type) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }
}

extension ExtensionDeclSyntax {
  /// The names of the generic parameters that the requirements constrain.
  var constrainedParameters: [String] {
    let types = (genericWhereClause?.requirements ?? []).compactMap { requirement -> TypeSyntax? in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        if case .type(let left) = same.leftType { left } else { nil }
      case .conformanceRequirement(let conformance): conformance.leftType
      default: nil
      }
    }
    return types.compactMap { $0.as(IdentifierTypeSyntax.self)?.name.text }.filter { $0 != "Self" }
  }
}
