import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile {
  let number: Int
  let source: SourceFile
  let tree: SourceFileSyntax
}

extension SourceFileSyntax {
  /// The types that aliases outside of types name, by the aliases' names.
  var aliases: [String: String] {
    let nodes = statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) }
    return Dictionary(
      nodes.map { ($0.name.text.unescaped, $0.initializer.value.plainName) }
    ) { first, _ in first }
  }
}

extension ExtensionDeclSyntax {
  /// The last name of the type that the extension extends, by its name or by an alias of its file.
  var extendedName: String {
    let name = extendedType.lastName
    let alias = root.as(SourceFileSyntax.self)?.aliases[name]
    return alias?.split(separator: ".").last.map(String.init) ?? name
  }
}

/// The declaration of a class, and what its extensions add.
struct ClassRecord {
  let file: Int
  /// The types of the inheritance clauses: the superclass first, then protocols of all extensions.
  var inherited: [String]
  let declaration: ClassDeclSyntax

  /// The offset after the opening brace of the class.
  var bodyStart: Int {
    declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// An inheritance clause of a class or of one of its extensions.
struct ClauseRecord {
  let file: Int
  let names: [String]
  /// The offset after the last type.
  let end: Int
  let isOfExtension: Bool
}

/// A method or property of a type.
struct MemberRecord {
  let file: Int
  let type: String
  let name: MemberName
  let declaration: DeclSyntax
  let isInExtension: Bool
  let isOverride: Bool
}

/// A protocol, with its optional members.
struct ProtocolRecord {
  let file: Int
  let declaration: ProtocolDeclSyntax
  let inherited: [String]
  let optionalMembers: [OptionalMember]
}

/// The declarations of a slice that edits in other files depend on.
struct SliceIndex {
  private(set) var classes: [String: ClassRecord] = [:]
  private(set) var members: [String: [MemberRecord]] = [:]
  private(set) var protocols: [String: ProtocolRecord] = [:]
  /// The inheritance clauses of types, in the order of the files.
  private(set) var clauses: [String: [ClauseRecord]] = [:]
  /// The names of classes that are declared more than once, in different types.
  private(set) var repeatedClasses: Set<String> = []
  /// The names of properties whose types are those of closures.
  private(set) var closureProperties: Set<String> = []
  /// The optional methods of the slice's protocols.
  private(set) var optionalMethods: [MemberName] = []

  init(_ files: [ParsedFile]) {
    for file in files {
      let collector = DeclarationCollector(file)
      collector.walk(file.tree)
      for (name, record) in collector.classes {
        if classes[name] == nil { classes[name] = record } else { repeatedClasses.insert(name) }
      }
      repeatedClasses.formUnion(collector.repeatedClasses)
      protocols.merge(collector.protocols) { first, _ in first }
      for member in collector.members { members[member.type, default: []].append(member) }
      for (type, records) in collector.clauses { clauses[type, default: []] += records }
    }
    for (type, records) in clauses {
      classes[type]?.inherited += records.filter(\.isOfExtension).flatMap(\.names)
    }
    optionalMethods = protocols.values.flatMap { $0.optionalMembers.map(\.name) }
    let properties = members.values.joined().filter { $0.name.labels == nil }.filter { member in
      let variable = member.declaration.as(VariableDeclSyntax.self)
      return variable?.bindings.contains { $0.typeAnnotation?.flatText.contains("->") ?? false }
        ?? false
    }
    closureProperties = Set(properties.map(\.name.base))
  }

  /// Returns the class with a name and its superclasses in the slice, nearest first.
  func lineage(of name: String) -> [String] {
    var lineage: [String] = []
    var next: String? = name
    while let name = next, classes[name] != nil, !lineage.contains(name) {
      lineage.append(name)
      next = classes[name]?.inherited.first { classes[$0] != nil }
    }
    return lineage
  }

  /// Returns the protocols that a class states itself, with those that they inherit.
  func ownProtocols(of name: String) -> Set<String> { closure(classes[name]?.inherited ?? []) }

  private func closure(_ names: [String]) -> Set<String> {
    var stated: Set<String> = []
    var rest = names
    while let type = rest.popLast() {
      if stated.insert(type).inserted { rest += protocols[type]?.inherited ?? [] }
    }
    return stated
  }

  /// Returns the types that a class states: its own, those of its superclasses in the slice, and those that
  /// these protocols inherit.
  func statedTypes(of name: String) -> Set<String> {
    closure(lineage(of: name).flatMap { classes[$0]?.inherited ?? [] })
  }

  /// Returns the members of a type and of its superclasses in the slice.
  func inheritedMembers(of type: String) -> [MemberRecord] {
    let lineage = lineage(of: type)
    return (lineage.isEmpty ? [type] : lineage).flatMap { members[$0] ?? [] }
  }

  /// Returns the nearest superclass in the slice that declares a member in an extension, for a class that
  /// overrides it.
  func extensionMember(overriddenBy member: MemberRecord) -> MemberRecord? {
    for type in lineage(of: member.type).dropFirst() {
      let own = members[type]?.first { $0.name == member.name }
      if let own { return own.isInExtension && !own.isOverride ? own : nil }
    }
    return nil
  }
}

/// A visitor that collects the declarations of one file.
private final class DeclarationCollector: SyntaxVisitor {
  private let file: ParsedFile
  private(set) var classes: [String: ClassRecord] = [:]
  private(set) var members: [MemberRecord] = []
  private(set) var protocols: [String: ProtocolRecord] = [:]
  private(set) var clauses: [String: [ClauseRecord]] = [:]
  private(set) var repeatedClasses: Set<String> = []

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes).map(Array.init)?.flatMap { $0.type.lastNames } ?? []
  }

  private func add(_ clause: InheritanceClauseSyntax?, of type: String, isOfExtension: Bool) {
    guard let clause else { return }
    clauses[type, default: []].append(
      ClauseRecord(
        file: file.number, names: names(clause), end: clause.byteRange.upperBound,
        isOfExtension: isOfExtension))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.unescaped
    if classes[name] != nil { repeatedClasses.insert(name) }
    classes[name] = ClassRecord(
      file: file.number, inherited: names(node.inheritanceClause), declaration: node)
    add(node.inheritanceClause, of: name, isOfExtension: false)
    collect(node.memberBlock, of: name, isInExtension: false)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedName
    add(node.inheritanceClause, of: name, isOfExtension: true)
    collect(node.memberBlock, of: name, isInExtension: true)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, of: node.name.text.unescaped, isInExtension: false)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let optional = node.memberBlock.members.compactMap { OptionalMember($0.decl) }
    collect(node.memberBlock, of: node.name.text.unescaped, isInExtension: false)
    protocols[node.name.text.unescaped] = ProtocolRecord(
      file: file.number, declaration: node, inherited: names(node.inheritanceClause),
      optionalMembers: optional)
    return .skipChildren
  }

  // Bodies declare no types that other files use.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func collect(
    _ block: MemberBlockSyntax, of type: String, isInExtension: Bool
  ) {
    for item in block.members { collect(item.decl, of: type, isInExtension) }
  }

  private func collect(_ declaration: DeclSyntax, of type: String, _ isInExtension: Bool) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      add(MemberName(function), declaration, type, isInExtension, function.modifier("override"))
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      let member = MemberName(base: name.identifier.text.unescaped, labels: nil)
      add(member, declaration, type, isInExtension, variable.modifier("override"))
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for case .decls(let list)? in conditional.clauses.map(\.elements) {
        for item in list { collect(item.decl, of: type, isInExtension) }
      }
    }
  }

  private func add(
    _ name: MemberName, _ declaration: DeclSyntax, _ type: String, _ isInExtension: Bool,
    _ override: DeclModifierSyntax?
  ) {
    members.append(
      MemberRecord(
        file: file.number, type: type, name: name, declaration: declaration,
        isInExtension: isInExtension, isOverride: override != nil))
  }
}
