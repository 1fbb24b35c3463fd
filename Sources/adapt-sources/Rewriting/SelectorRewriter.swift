import SwiftSyntax

/// A visitor that replaces `#selector` and `#keyPath`.
final class SelectorRewriter: SyntaxVisitor {
  private let file: ParsedFile
  private let index: SliceIndex
  private(set) var edits: [TextEdit] = []
  private(set) var problems: [(message: String, offset: Int)] = []

  init(_ file: ParsedFile, _ index: SliceIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .skipChildren
  }

  private func rewrite(_ node: some FreestandingMacroExpansionSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    switch node.macroName.text {
    case "selector":
      if let method = optionalMethod(argument) {
        return problems.append(
          (
            "an optional method has no selector here; write 'delegate.\(method) != nil' in place of 'responds(to:)'",
            node.byteRange.lowerBound
          ))
      }
      guard let text = selector(argument, in: Syntax(node)) else {
        return problems.append(
          (
            "this '#selector' cannot be adapted; name a method of a type, as in '#selector(Type.method)'",
            node.byteRange.lowerBound
          ))
      }
      edits.append(TextEdit(node.byteRange, text))
    case "keyPath":
      edits.append(TextEdit(node.byteRange, "\"\(keyPath(argument.expression))\""))
    default: break
    }
  }

  /// Returns the names of a key path without the type before them.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let names = expression.flatText.split(separator: ".").map(String.init)
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return (path.isEmpty ? names.suffix(1) : path).map(\.unescaped).joined(separator: ".")
  }

  /// Returns the name of an optional method of a protocol that a selector names.
  private func optionalMethod(_ argument: LabeledExprSyntax) -> String? {
    guard let reference = MethodReference(argument.expression),
      case .type(let type) = reference.base,
      let members = index.protocols[type]?.optionalMembers
    else { return nil }
    return members.first { $0.name.base == reference.name && $0.name.labels != nil }?.name.base
  }

  private func selector(_ argument: LabeledExprSyntax, in node: Syntax) -> String? {
    guard let reference = MethodReference(argument.expression) else { return nil }
    let owner = owner(of: reference, in: node)
    switch (argument.label?.text, owner) {
    case ("getter", .type(let type)):
      return
        "Selector(\"\(reference.name)\", { (object: \(type)) in { object.\(reference.name) } })"
    case ("setter", .type(let type)):
      let name = "set\(reference.name.capitalizedFirst):"
      return "Selector(\"\(name)\", { (object: \(type)) in { object.\(reference.name) = $0 } })"
    case (nil, .type(let type)): return selector(of: reference, type)
    case (nil, .value(let value)):
      let name = objectiveCName(of: reference, in: nil)
      return "Selector(\"\(name)\", on: \(value), { $0.\(reference.text) })"
    default: return nil
    }
  }

  private func selector(of reference: MethodReference, _ type: String) -> String {
    let lastName = type.split(separator: ".").last.map { $0.prefix { $0 != "<" } }.map(String.init)
    let member = member(of: reference, in: lastName)
    let name = member?.objectiveCName ?? objectiveCName(of: reference, in: lastName)
    if member?.isOfType == true {
      return "Selector(\"\(name)\", { (type: \(type).Type) in type.\(reference.text) })"
    }
    if let cast = reference.cast?.flatText {
      return "Selector(\"\(name)\", { (object: \(type)) in object.\(reference.text) as \(cast) })"
    }
    return "Selector(\"\(name)\", \(type).\(reference.text))"
  }

  private enum Owner {
    case type(String)
    case value(String)
  }

  /// Returns the type that has the method: the one that is written, or the innermost one around the expression
  /// that declares it.
  private func owner(of reference: MethodReference, in node: Syntax) -> Owner? {
    switch reference.base {
    case .type(let type): return .type(type)
    case .value(let value): return .value(value)
    case .enclosing:
      let types = node.ancestors.compactMap(Self.typeName)
      let declaring = types.first { type in
        index.inheritedMembers(of: type).contains { $0.name.base == reference.name }
      }
      return (declaring ?? types.first).map(Owner.type)
    }
  }

  private static func typeName(_ node: Syntax) -> String? {
    if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = node.as(StructDeclSyntax.self) { return type.name.text }
    if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
    guard let type = node.as(ExtensionDeclSyntax.self) else { return nil }
    // In the extension of a protocol, the method may be that of a superclass.
    let isOfProtocol = type.genericWhereClause?.trimmedDescription.contains("Self") ?? false
    return isOfProtocol ? "Self" : type.extendedType.trimmedDescription
  }

  private func member(of reference: MethodReference, in type: String?) -> FunctionDeclSyntax? {
    let own = type.map(index.inheritedMembers(of:)) ?? []
    let fits = { (member: MemberRecord) in
      member.name.base == reference.name && member.name.labels != nil
        && (reference.labels == nil || reference.labels == member.name.labels)
    }
    let methods = own.lazy.filter(fits).compactMap { $0.declaration.as(FunctionDeclSyntax.self) }
    guard let cast = reference.cast else { return methods.first }
    let types = cast.parameters.map(\.type.flatText)
    return methods.first { $0.parameterTypes == types }
      ?? methods.first { $0.parameterTypes.count == types.count }
  }

  /// Returns the Objective-C name of a method that the type may not declare in the slice.
  private func objectiveCName(of reference: MethodReference, in type: String?) -> String {
    if let labels = reference.labels {
      return ObjectiveCName.name(MemberName(base: reference.name, labels: labels))
    }
    let anywhere = index.members.values.joined()
      .filter { $0.name.base == reference.name && $0.name.labels != nil }
    let names = Set(
      anywhere.compactMap { $0.declaration.as(FunctionDeclSyntax.self)?.objectiveCName })
    return names.count == 1 ? names.first ?? reference.name : reference.name
  }
}

extension FunctionDeclSyntax {
  fileprivate var parameterTypes: [String] {
    signature.parameterClause.parameters.map(\.type.flatText)
  }
}
