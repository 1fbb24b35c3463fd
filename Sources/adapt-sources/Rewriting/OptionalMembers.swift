import SwiftSyntax

extension Rewriting {
  /// Makes the optional methods of the slice's protocols properties with closures: the protocols declare them
  /// with `nil` as the default, each class that has a method provides it, and calls use the property.
  mutating func rewriteOptionalMembers() {
    let protocols = index.protocols.sorted { $0.key < $1.key }
    for (name, record) in protocols {
      reportOptionalProperties(of: record)
      guard !record.optionalMethods.isEmpty else { continue }
      rewrite(record, name)
      for method in record.optionalMethods { provide(method, of: name, record) }
    }
    let names = protocols.flatMap { $0.value.optionalMethods.map(MemberName.init) }
    guard !names.isEmpty else { return }
    let properties = Set(
      index.members.values.joined().filter { $0.name.labels == nil }.map(\.name.base))
    for file in files.values.sorted(by: { $0.number < $1.number }) {
      let calls = OptionalCallRewriter(names, file.source, properties)
      calls.walk(file.tree)
      for edit in calls.edits { add(edit, to: file.number) }
    }
  }

  private mutating func reportOptionalProperties(of record: ProtocolRecord) {
    for item in record.declaration.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        variable.modifier("optional") != nil
      else { continue }
      report(
        .error,
        "an optional property of a protocol cannot be adapted; declare an optional method in its place",
        in: record.file, at: variable.byteRange.lowerBound)
    }
  }

  private mutating func rewrite(_ record: ProtocolRecord, _ name: String) {
    let access = access(of: record.declaration)
    var defaults = ""
    for method in record.optionalMethods {
      let (property, type) = (MemberName(method).ofProperty, closureType(of: method))
      add(TextEdit(method.byteRange, "var \(property): \(type)? { get }"), to: record.file)
      defaults += " \(access)var \(property): \(type)? { nil };"
    }
    let end = record.declaration.memberBlock.byteRange.upperBound
    add(TextEdit(at: end, "; extension \(name) {\(defaults) }"), to: record.file)
  }

  private func access(of declaration: ProtocolDeclSyntax) -> String {
    let levels = ["public", "package"]
    return declaration.modifiers.map(\.name.text).first { levels.contains($0) }.map { $0 + " " }
      ?? ""
  }

  /// Returns the type of a closure with a method's parameters and result, in parentheses.
  private func closureType(of method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.parameters.map { parameter in
      parameter.type.flatText.replacingWord("@escaping ", with: "")
    }
    let effects = method.signature.effectSpecifiers.map { $0.flatText + " " } ?? ""
    let result = method.signature.returnClause?.type.flatText ?? "Void"
    return "((\(parameters.joined(separator: ", "))) \(effects)-> \(result))"
  }

  /// Adds the property to each class that conforms to the protocol, itself or by a superclass, and has the method.
  private mutating func provide(
    _ method: FunctionDeclSyntax, of protocolName: String, _ record: ProtocolRecord
  ) {
    let name = MemberName(method)
    let conforming = index.classes.filter { $0.value.inherited.contains(protocolName) }.map(\.key)
    for type in index.classes.keys.sorted() {
      let lineage = index.lineage(of: type)
      guard let root = lineage.last(where: { conforming.contains($0) }) else { continue }
      let hasMethod = index.members[type]?.contains { $0.name == name } ?? false
      guard hasMethod || (type == root && subclassHasMethod(name, of: root)) else { continue }
      let isOverride = type != root && lineage.dropFirst().contains { $0 == root }
      let body = hasMethod ? closure(calling: method) : "nil"
      add(
        TextEdit(
          at: index.classes[type]?.bodyStart ?? 0,
          " \(access(of: record.declaration))\(isOverride ? "override " : "")var \(name.ofProperty): "
            + "\(closureType(of: method))? { \(body) }; "),
        to: index.classes[type]?.file ?? record.file)
    }
  }

  private func subclassHasMethod(_ name: MemberName, of root: String) -> Bool {
    index.classes.keys.contains { type in
      type != root && index.lineage(of: type).contains(root)
        && index.members[type]?.contains { $0.name == name } == true
    }
  }

  private func closure(calling method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.text
      let isInout = parameter.type.flatText.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + "$\(number)"
    }
    let effects = method.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "{ \(words)self.\(method.name.text)(\(arguments.joined(separator: ", "))) }"
  }
}

extension String {
  /// The text with each occurrence of a word replaced.
  func replacingWord(_ word: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: word) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

/// A visitor that makes calls of optional methods calls of properties, whose closures have no argument labels.
private final class OptionalCallRewriter: SyntaxVisitor {
  private let names: [MemberName]
  private let source: SourceFile
  /// The names of the slice's properties, which are no methods.
  private let properties: Set<String>
  private(set) var edits: [TextEdit] = []

  init(_ names: [MemberName], _ source: SourceFile, _ properties: Set<String>) {
    self.names = names
    self.source = source
    self.properties = properties
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = member(of: node.calledExpression) else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text.unescaped ?? "_" }
    let own = labels.count
    if node.trailingClosure != nil { labels.append("_") }
    let isCalled = { (name: MemberName) in
      guard name.base == callee.baseName.text.unescaped, let wanted = name.labels,
        wanted.count == labels.count
      else { return false }
      return wanted.prefix(own).elementsEqual(labels.prefix(own))
    }
    guard let name = names.first(where: isCalled) else { return .visitChildren }
    edits.append(TextEdit(callee.baseName.byteRange, name.ofProperty))
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.append(source.blank(label.byteRange.lowerBound..<colon.byteRange.upperBound))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let labels = node.argumentNames?.arguments.map({ $0.name.text.unescaped }) else {
      rewriteValue(node)
      return .visitChildren
    }
    let written = MemberName(base: node.baseName.text.unescaped, labels: labels)
    let isInSelector = node.ancestors.contains { $0.is(MacroExpansionExprSyntax.self) }
    if names.contains(written), !isInSelector {
      edits.append(TextEdit(node.byteRange, written.ofProperty))
    }
    return .visitChildren
  }

  /// Rewrites an optional method that is used as a value: compared with `nil`, or bound to a name.
  private func rewriteValue(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text.unescaped
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.id == node.id, !properties.contains(name),
      let method = names.first(where: { $0.base == name }), !isCalled(Syntax(access)),
      !node.ancestors.contains(where: { $0.is(MacroExpansionExprSyntax.self) })
    else { return }
    edits.append(TextEdit(node.byteRange, method.ofProperty))
  }

  private func isCalled(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return isCalled(parent)
    }
    return parent.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == node.id }
      ?? false
  }

  /// Returns the name of a method that is called with `?` or `!` after it.
  private func member(of callee: ExprSyntax) -> DeclReferenceExprSyntax? {
    let inner =
      callee.as(OptionalChainingExprSyntax.self)?.expression
      ?? callee.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)?.declName
  }
}
