import SwiftSyntax

/// An override of a class whose observers call methods in an extension.
struct ForwardedObservers {
  /// The declaration in the class, in one line.
  let text: String
  /// The edits that make the observers in the extension methods.
  let edits: [TextEdit]

  /// Returns `nil` for a property of a type, for one without observers, and for one that an observer sets again: the
  /// observer would be called for that value too.
  init?(_ variable: VariableDeclSyntax, of type: String, in source: SourceFile) {
    guard !variable.isOfType, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock,
      case .accessors(let list) = block.accessors,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) }),
      !list.contains(where: { Self.sets(name, in: $0) })
    else { return nil }
    let begin = variable.modifiers.byteRange.lowerBound
    var edits = [source.blank(begin..<block.leftBrace.byteRange.upperBound)]
    var calls = ""
    for accessor in list {
      let kind = accessor.accessorSpecifier.text
      let method = "adapted_\(type)_\(name.unescaped)_\(kind)"
      let value = kind == "willSet" ? "newValue" : "oldValue"
      let parameter = accessor.parameters?.name.text ?? value
      let end = (accessor.parameters?.byteRange ?? accessor.accessorSpecifier.byteRange).upperBound
      edits.append(
        TextEdit(
          accessor.accessorSpecifier.byteRange.lowerBound..<end,
          "func \(method)(_ \(parameter)\(annotation.flatText))"))
      calls += "\(kind) { \(method)(\(value)) } "
    }
    edits.append(source.blank(block.rightBrace.byteRange))
    self.edits = edits
    let head = ForwardedMember.head(variable.attributes, variable.modifiers)
    text = "\(head)var \(name)\(annotation.flatText) { \(calls)}"
  }

  private static func sets(_ name: String, in accessor: AccessorDeclSyntax) -> Bool {
    let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="]
    return accessor.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && isOwn(token)
        && assignments.contains(token.nextToken(viewMode: .sourceAccurate)?.text ?? "")
    }
  }

  /// Returns a Boolean value that indicates whether a name is no member of another object, as in `view.color`.
  private static func isOwn(_ token: TokenSyntax) -> Bool {
    guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.id == token.id, let base = access.base
    else { return true }
    return ["self", "super"].contains(base.flatText)
  }
}
