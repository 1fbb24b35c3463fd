import SwiftSyntax

/// A call of a method of an object with `?` or `!` after the method's name.
struct OptionalMethodCall {
  let name: String
  let receiver: ExprSyntax
  /// The range of `?` or `!`.
  let mark: Range<Int>
  /// A Boolean value that indicates whether only the mark makes the result optional.
  let needsChain: Bool

  /// Returns `nil` for a call without a mark, for one of `self`, and for one of another method.
  init?(_ node: FunctionCallExprSyntax) {
    let optional = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let mark = optional?.questionMark ?? forced?.exclamationMark,
      let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self),
      let receiver = member.base, !["self", "super"].contains(receiver.flatText),
      OptionalMethods.names.contains(member.declName.baseName.text)
    else { return nil }
    name = member.declName.baseName.text
    self.receiver = receiver
    self.mark = mark.byteRange
    needsChain = optional != nil && !receiver.isOptionalChain
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether a member of the expression's value is one of an optional chain.
  fileprivate var isOptionalChain: Bool {
    var next: ExprSyntax? = self
    while let expression = next {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      next =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// A Boolean value that indicates whether the call is a statement, whose result is not used.
  var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }

  /// Returns a Boolean value that indicates whether a statement uses the result of a call of an optional method.
  ///
  /// A result that is assigned to `_` is not used, and neither is one that is returned if no method of the name has a
  /// result.
  func isResultUsed(of name: String) -> Bool {
    guard !isStatement, let parent else { return false }
    if parent.is(ReturnStmtSyntax.self) { return OptionalMethods.valued.contains(name) }
    if parent.is(InitializerClauseSyntax.self) {
      let binding = parent.parent?.as(PatternBindingSyntax.self)
      return binding?.pattern.is(WildcardPatternSyntax.self) != true
    }
    guard let list = parent.as(ExprListSyntax.self), list.count == 3 else { return true }
    return list.last?.id != id || list.first?.is(DiscardAssignmentExprSyntax.self) != true
  }
}
