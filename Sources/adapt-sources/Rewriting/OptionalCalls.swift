import SwiftSyntax

/// A visitor that makes calls of optional methods calls of properties, whose closures have no argument labels.
final class OptionalCallRewriter: SyntaxVisitor {
  /// The optional methods by their names without labels.
  private let names: [String: [MemberName]]
  private let source: SourceFile
  /// The names of the slice's properties, which are no methods.
  private let properties: Set<String>
  private(set) var edits: [TextEdit] = []

  init(_ names: [MemberName], _ source: SourceFile, _ properties: Set<String>) {
    self.names = Dictionary(grouping: names, by: \.base)
    self.source = source
    self.properties = properties
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.optionalMember else { return .visitChildren }
    let named = names[callee.baseName.text.unescaped] ?? []
    guard let name = named.first(where: node.calls) else { return .visitChildren }
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
    if names[written.base]?.contains(written) == true, !isInSelector {
      edits.append(TextEdit(node.byteRange, written.ofProperty))
    }
    return .visitChildren
  }

  /// Rewrites an optional method that is used as a value: compared with `nil`, or bound to a name.
  private func rewriteValue(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text.unescaped
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.id == node.id, !properties.contains(name),
      let method = names[name]?.first, !isCalled(Syntax(access)),
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
}

extension FunctionCallExprSyntax {
  /// The name of the method, if `?` or `!` is after it.
  fileprivate var optionalMember: DeclReferenceExprSyntax? {
    let inner =
      calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)?.declName
  }

  /// Returns a Boolean value that indicates whether the call may be one of an optional method, by its labels.
  func calls(_ name: MemberName) -> Bool {
    let labels = arguments.map { $0.label?.text.unescaped ?? "_" }
    let count = labels.count + (trailingClosure == nil ? 0 : 1)
    guard name.base == optionalMember?.baseName.text.unescaped, let wanted = name.labels,
      wanted.count == count
    else { return false }
    return wanted.prefix(labels.count).elementsEqual(labels)
  }
}
