import SwiftSyntax

/// The use of the result of a call.
enum ResultUse {
  /// The call is a statement.
  case unused
  /// The result is a condition, or a part of one.
  case condition
  /// The result is a value: of a variable, an argument, a `return`.
  case value

  /// Returns the use of an expression's value.
  static func of(_ node: some SyntaxProtocol) -> ResultUse {
    guard let parent = node.parent else { return .unused }
    switch parent.kind {
    case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr: return of(parent)
    case .conditionElement: return .condition
    case .prefixOperatorExpr:
      return parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" ? .condition : .value
    case .exprList: return inSequence(Syntax(node), parent)
    case .ternaryExpr:
      return parent.as(TernaryExprSyntax.self)?.condition.id == Syntax(node).id
        ? .condition : .value
    case .codeBlockItem: return isResult(parent) ? .value : .unused
    default: return .value
    }
  }

  private static func inSequence(_ node: Syntax, _ list: Syntax) -> ResultUse {
    let texts = list.children(viewMode: .sourceAccurate).map(\.trimmedDescription)
    if texts.prefix(2) == ["_", "="] { return .unused }
    let operators = texts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let isLogical = operators.allSatisfy { ["&&", "||"].contains($0) }
    let children = Array(list.children(viewMode: .sourceAccurate))
    let isAsked = children.dropFirst().first?.is(UnresolvedTernaryExprSyntax.self) ?? false
    if isAsked, children.first?.id == node.id { return .condition }
    return isLogical ? .condition : .value
  }

  /// Returns a Boolean value that indicates whether an item is the one expression of a body with a result.
  private static func isResult(_ item: Syntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let body = list.parent
    else { return false }
    if let function = body.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return body.is(AccessorBlockSyntax.self)
  }
}
