import SwiftSyntax

/// A visitor that finds what needs the Objective-C runtime and cannot be adapted.
final class LimitFinder: SyntaxVisitor {
  private(set) var limits: [(severity: AdaptDiagnostic.Severity, message: String, offset: Int)] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let offset = node.byteRange.lowerBound
    switch (callee, labels) {
    case ("Selector", ["_"]), ("NSSelectorFromString", ["_"]):
      limits.append(
        (
          .error,
          "a selector of a string has no method here; write '#selector(Type.method)'", offset
        ))
    case ("method_exchangeImplementations", _), ("class_getInstanceMethod", _),
      ("class_addMethod", _), ("class_replaceMethod", _):
      limits.append(
        (
          .error, "swizzling needs the Objective-C runtime; override the method in a subclass",
          offset
        ))
    case ("observe", let labels) where labels.first == "_" && isKeyPath(node.arguments.first):
      limits.append(
        (
          .warning,
          "key-value observing needs the Objective-C runtime; use the delegate's method or 'didSet'",
          offset
        ))
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      limits.append(
        (
          .error,
          "key-value observing needs the Objective-C runtime; use the delegate's method or 'didSet'",
          offset
        ))
    default: break
    }
    return .visitChildren
  }

  private func isKeyPath(_ argument: LabeledExprSyntax?) -> Bool {
    argument?.expression.is(KeyPathExprSyntax.self) ?? false
  }
}
