import SwiftSyntax

/// A visitor that removes `?` and `!` from calls of the methods that UIKit's and Texture's protocols declare optional:
/// here the protocols have defaults of them.
///
/// The result stays optional: a receiver that is no part of an optional chain becomes one.
final class OptionalMethodCallRewriter: SyntaxVisitor {
  private let file: ParsedFile
  /// The optional methods of the slice's own protocols, which are properties.
  private let ownMethods: [MemberName]
  /// The names of the slice's properties that have closures.
  private let closures: Set<String>
  private(set) var edits: [TextEdit] = []
  /// The calls whose results are used, which may differ from a device's.
  private(set) var usedCalls: [(name: String, offset: Int)] = []

  init(_ file: ParsedFile, _ index: SliceIndex) {
    self.file = file
    ownMethods = index.protocols.values.flatMap { $0.optionalMembers.map(\.name) }
    closures = index.closureProperties
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = OptionalMethodCall(node), !closures.contains(call.name),
      !ownMethods.contains(where: node.calls)
    else { return .visitChildren }
    edits.append(file.source.blank(call.mark))
    if call.needsChain {
      edits.append(TextEdit(at: call.receiver.byteRange.lowerBound, "Optional("))
      edits.append(TextEdit(at: call.receiver.byteRange.upperBound, ")?"))
    }
    if !node.isStatement { usedCalls.append((call.name, node.byteRange.lowerBound)) }
    return .visitChildren
  }
}

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

extension SliceIndex {
  /// The names of properties whose types are those of closures.
  var closureProperties: Set<String> {
    Set(
      members.values.joined().filter { member in
        let variable = member.declaration.as(VariableDeclSyntax.self)
        return variable?.bindings.contains { $0.typeAnnotation?.flatText.contains("->") ?? false }
          ?? false
      }.map(\.name.base))
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
}
