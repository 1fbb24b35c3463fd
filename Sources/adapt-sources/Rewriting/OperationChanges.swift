import SwiftSyntax

/// A call of `willChangeValue(forKey:)` or `didChangeValue(forKey:)` in a class of operations.
///
/// Decided here: a class is one of operations if the name of one of its superclasses ends with `Operation`, as
/// superclasses of the app may be in files that are not parsed.
struct OperationChange {
  private static let keys = ["isExecuting", "isFinished", "isReady", "isCancelled"]

  let edits: [TextEdit]

  /// Returns `nil` for another call, for one of another class, and for a key that operations do not have.
  init?(_ node: FunctionCallExprSyntax, _ index: SliceIndex) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) ?? member?.declName,
      ["willChangeValue", "didChangeValue"].contains(callee.baseName.text),
      let argument = node.arguments.first, node.arguments.count == 1,
      argument.label?.text == "forKey", Self.isInOperation(Syntax(node), index)
    else { return nil }
    if let key = Self.key(argument.expression) {
      guard Self.keys.contains(key) else { return nil }
      edits = [TextEdit(argument.byteRange, "for: \\.\(key)")]
    } else {
      guard node.isStatement else { return nil }
      let receiver = member?.base?.flatText ?? "self"
      edits = Self.lookup(
        of: argument.expression, in: node, calling: "\(receiver).\(callee.baseName.text)")
    }
  }

  /// Returns the key that a literal or a `#keyPath` states.
  private static func key(_ expression: ExprSyntax) -> String? {
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" {
      return macro.arguments.first?.expression.flatText.split(separator: ".").last.map(String.init)
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns the edits that look up the key path of a key that is a value.
  private static func lookup(
    of key: ExprSyntax, in call: FunctionCallExprSyntax, calling method: String
  ) -> [TextEdit] {
    let paths = keys.enumerated().map { number, key in
      "\"\(key)\": \\\(number == 0 ? "Operation" : "").\(key)"
    }
    let table = "([\(paths.joined(separator: ", "))] as [String: KeyPath<Operation, Bool>])"
    let (whole, key) = (call.byteRange, key.byteRange)
    return [
      TextEdit(whole.lowerBound..<key.lowerBound, "_ = \(table)["),
      TextEdit(key.upperBound..<whole.upperBound, "].map { \(method)(for: $0) }"),
    ]
  }

  private static func isInOperation(_ node: Syntax, _ index: SliceIndex) -> Bool {
    let type = node.ancestors.lazy.compactMap { node in
      node.as(ClassDeclSyntax.self)?.name.text.unescaped
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.lastName
    }.first
    guard let type else { return false }
    return index.statedTypes(of: type).contains { $0.hasSuffix("Operation") }
  }
}
