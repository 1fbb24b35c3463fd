import SwiftSyntax

/// Writes skeletons of types that nothing here declares, from their uses in a slice.
struct MissingTypes {
  /// The names of the types.
  let names: [String]
  private var uses: [String: Use] = [:]

  private struct Use {
    var superclassOf: String?
    var isConformance = false
    var isAttribute = false
    var arguments = 0
    var creations: Set<[String]> = []
    /// The members of the type itself; labels if they are called.
    var typeMembers: [String: Set<[String]>] = [:]
    var typeProperties: Set<String> = []
    var members: [String: Set<[String]>] = [:]
    var properties: Set<String> = []
  }

  /// Collects the uses in files.
  init(_ names: [String], in trees: [SourceFileSyntax]) {
    self.names = names
    let wanted = Set(names)
    for tree in trees {
      let collector = UseCollector(wanted, tree)
      for (name, change) in collector.changes { apply(change, to: name) }
    }
  }

  private mutating func apply(_ change: UseCollector.Change, to name: String) {
    var use = uses[name] ?? Use()
    switch change {
    case .superclass(let subclass): use.superclassOf = subclass
    case .conformance: use.isConformance = true
    case .attribute: use.isAttribute = true
    case .arguments(let count): use.arguments = max(use.arguments, count)
    case .creation(let labels): use.creations.insert(labels)
    case .typeCall(let member, let labels): use.typeMembers[member, default: []].insert(labels)
    case .typeProperty(let member): use.typeProperties.insert(member)
    case .call(let member, let labels): use.members[member, default: []].insert(labels)
    case .property(let member): use.properties.insert(member)
    }
    uses[name] = use
  }

  /// Returns the skeletons in the order of the names.
  var declarations: [FakeWriter.Declaration] {
    names.map { FakeWriter.Declaration(name: $0, text: text($0, uses[$0] ?? Use())) }
  }

  private func text(_ name: String, _ use: Use) -> String {
    if use.isAttribute {
      return "@propertyWrapper struct \(name)<Value> {\n  var wrappedValue: Value\n}"
    }
    if use.isConformance { return "protocol \(name) {}" }
    let generics =
      use.arguments == 0
      ? "" : "<" + (0..<use.arguments).map { "T\($0)" }.joined(separator: ", ") + ">"
    let superclass = use.superclassOf.map { _ in Self.superclass(name) }
    var lines: [String] = []
    let singletons = ["shared", "default", "standard", "main", "instance", "sharedInstance"]
    for member in use.typeProperties.sorted() where use.typeMembers[member] == nil {
      let value = generics.isEmpty ? "\(name)()" : "FixtureFake.value(of: \"\(name).\(member)\")"
      let isStored = generics.isEmpty && singletons.contains(member)
      lines.append(
        isStored
          ? "static let \(member.escaped) = \(value)"
          : "static var \(member.escaped): \(name)\(generics) { \(value) }")
    }
    if superclass == nil { lines.append("init() {}") }
    for labels in use.creations.sorted(by: { $0.joined() < $1.joined() }) where !labels.isEmpty {
      let call = superclass == nil ? "" : "self.init(); "
      let word = superclass == nil ? "" : "convenience "
      lines.append(
        "\(word)init\(Self.generic(labels)) { \(call)\(Self.record(name, "init", labels)) }")
    }
    for (member, calls) in use.typeMembers.sorted(by: { $0.key < $1.key }) {
      lines += calls.sorted { $0.joined() < $1.joined() }.map {
        "@discardableResult static func \(member.escaped)\(Self.generic($0)) -> \(name)\(generics) "
          + "{ \(Self.record(name, member, $0)); return FixtureFake.value(of: \"\(name).\(member)\") }"
      }
    }
    for (member, calls) in use.members.sorted(by: { $0.key < $1.key }) {
      lines += calls.sorted { $0.joined() < $1.joined() }.map {
        "func \(member.escaped)\(Self.generic($0)) { \(Self.record(name, member, $0)) }"
      }
    }
    for member in use.properties.sorted() where use.members[member] == nil {
      lines.append("var \(member.escaped): Any?")
    }
    let head = "class \(name)\(generics)" + (superclass.map { ": " + $0 } ?? "")
    guard !lines.isEmpty else { return head + " {}" }
    return head + " {\n" + lines.map { "  " + $0 }.joined(separator: "\n") + "\n}"
  }

  private static func superclass(_ name: String) -> String {
    if name.hasSuffix("ViewController") || name.hasSuffix("Controller") {
      return "UIViewController"
    }
    if name.hasSuffix("CellNode") { return "ASCellNode" }
    if name.hasSuffix("Node") { return "ASDisplayNode" }
    if name.hasSuffix("Cell") { return "UICollectionViewCell" }
    return name.hasSuffix("View") ? "UIView" : "NSObject"
  }

  /// Returns the parameters for labels, each of a type of its own.
  private static func generic(_ labels: [String]) -> String {
    guard !labels.isEmpty else { return "()" }
    let names = labels.indices.map { "A\($0)" }.joined(separator: ", ")
    let parameters = labels.enumerated().map { number, label in
      label == "_" ? "_ a\(number): A\(number)" : "\(label): A\(number)"
    }
    return "<\(names)>(\(parameters.joined(separator: ", ")))"
  }

  private static func record(_ type: String, _ member: String, _ labels: [String]) -> String {
    "FixtureFake.call(\"\(type).\(MemberName(base: member, labels: labels))\")"
  }
}

/// A visitor that collects how files use some types.
private final class UseCollector: SyntaxVisitor {
  enum Change {
    case superclass(of: String)
    case conformance
    case attribute
    case arguments(Int)
    case creation([String])
    case typeCall(String, [String])
    case typeProperty(String)
    case call(String, [String])
    case property(String)
  }

  private let wanted: Set<String>
  private(set) var changes: [(String, Change)] = []
  /// The types of variables and parameters, by their names.
  private var variables: [String: String] = [:]

  init(_ wanted: Set<String>, _ tree: SourceFileSyntax) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
    let declarations = VariableTypes(wanted, tree)
    variables = declarations.types
    walk(tree)
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.as(ClassDeclSyntax.self)
    for (position, inherited) in node.inheritedTypes.enumerated() {
      let name = inherited.type.lastName
      guard wanted.contains(name) else { continue }
      let isProtocol = ["Delegate", "DataSource", "Protocol", "able"].contains {
        name.hasSuffix($0)
      }
      if let owner, position == 0, !isProtocol {
        changes.append((name, .superclass(of: owner.name.text)))
      } else {
        changes.append((name, .conformance))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.lastName
    if wanted.contains(name) { changes.append((name, .attribute)) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if wanted.contains(node.name.text), let clause = node.genericArgumentClause {
      changes.append((node.name.text, .arguments(clause.arguments.count)))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var labels = node.arguments.map { $0.label?.text.unescaped ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if wanted.contains(callee.baseName.text) {
        changes.append((callee.baseName.text, .creation(labels)))
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      add(member, .some(labels))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCallee =
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    if !isCallee { add(node, nil) }
    return .visitChildren
  }

  private func add(_ node: MemberAccessExprSyntax, _ labels: [String]?) {
    guard let base = node.base else { return }
    let member = node.declName.baseName.text.unescaped
    guard member != "self", member != "init" else { return }
    if let name = typeName(base) {
      changes.append((name, labels.map { .typeCall(member, $0) } ?? .typeProperty(member)))
    } else if let name = valueType(base) {
      changes.append((name, labels.map { .call(member, $0) } ?? .property(member)))
    }
  }

  private func typeName(_ base: ExprSyntax) -> String? {
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
    if let call = base.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
    guard let member = base.as(MemberAccessExprSyntax.self), let inner = member.base else {
      return nil
    }
    if inner.trimmedDescription == "self" { return variables[member.declName.baseName.text] }
    return typeName(inner)
  }
}

/// A visitor that finds the variables and parameters of some types.
private final class VariableTypes: SyntaxVisitor {
  private let wanted: Set<String>
  private(set) var types: [String: String] = [:]

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
