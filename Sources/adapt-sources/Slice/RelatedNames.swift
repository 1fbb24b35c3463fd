import SwiftSyntax

/// The names of classes and protocols of a file whose declarations, subclasses and uses other files may have.
final class RelatedNames: SyntaxVisitor {
  private var names: Set<String> = []
  private var classes: [(name: String, inherited: [String])] = []

  private static let changes = SpellingSearch(["ChangeValue("])

  /// A Boolean value that indicates whether the file announces changes, which the classes of operations may do.
  private let announcesChanges: Bool

  init(_ file: ParsedFile) {
    announcesChanges = Self.changes.isFound(in: file.source.bytes)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Returns the names of all files, with those of the classes that inherit from them.
  static func all(_ files: some Sequence<RelatedNames>) -> Set<String> {
    var names = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var rest = files.flatMap(\.classes)
    var former = -1
    while names.count != former {
      former = names.count
      let found = rest.filter { !names.isDisjoint(with: $0.inherited) }
      names.formUnion(found.map(\.name))
      rest.removeAll { names.contains($0.name) }
    }
    return names
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isNeeded = node.memberBlock.members.contains { item in
      let declaration = item.decl.asProtocol((any WithModifiersSyntax).self)
      let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)
      return declaration?.modifier("override") != nil || attributes?.attribute("objc") != nil
    }
    if isNeeded || node.attribute("objc") != nil { names.insert(node.extendedName) }
    if hasListMethod(node.memberBlock) || announcesChanges {
      addDeclarations(of: node.extendedName)
    }
    if let clause = node.inheritanceClause {
      classes.append(
        (node.extendedName, clause.inheritedTypes.flatMap(\.type.lastNames)))
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause.map {
      Array($0.inheritedTypes).flatMap(\.type.lastNames)
    }
    classes.append((node.name.text.unescaped, inherited ?? []))
    let optional = node.memberBlock.members.compactMap { OptionalMember($0.decl)?.name }
    guard !optional.isEmpty else { return .skipChildren }
    names.insert(node.name.text.unescaped)
    for name in optional where name.labels != nil {
      names.formUnion(["\(name.base)?(", "\(name.base)!("])
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause.map {
      Array($0.inheritedTypes).flatMap(\.type.lastNames)
    }
    classes.append((node.name.text.unescaped, inherited ?? []))
    if inherited?.first == "ASViewController" { names.insert(": \(node.name.text.unescaped)") }
    if hasListMethod(node.memberBlock) || announcesChanges {
      addDeclarations(of: node.name.text.unescaped)
      if let superclass = inherited?.first { addDeclarations(of: superclass) }
    }
    return .visitChildren
  }

  // Bodies declare no types that other files use.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func addDeclarations(of type: String) {
    names.formUnion(["class \(type)", "extension \(type)"])
  }

  private func hasListMethod(_ block: MemberBlockSyntax) -> Bool {
    block.members.contains { item in
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { return false }
      let name = MemberName(function).description
      return ListMethods.protocols[name] != nil || ListMethods.ofIndex.contains(name)
    }
  }
}
