import SwiftSyntax

extension DeclSyntax {
  /// The declaration itself, or those of the clause of an `#if` that holds on a device.
  var onDevice: [DeclSyntax] {
    guard let node = self.as(IfConfigDeclSyntax.self) else { return [self] }
    let clause = node.clauses.first { $0.condition.map(DeviceCondition.holds) ?? true }
    guard case .decls(let items)? = clause?.elements else { return [] }
    return items.flatMap { $0.decl.onDevice }
  }
}

/// The conditions of `#if` as a debug build for a device has them.
enum DeviceCondition {
  private static let systems: Set = ["iOS", "iPadOS"]
  private static let absentModules: Set = ["AppKit", "Cocoa", "WatchKit"]

  /// Returns a Boolean value that indicates whether a condition holds: an unknown flag is not set.
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let terms = elements.split { $0.trimmedDescription == "||" }
      return terms.contains { term in
        term.filter { $0.trimmedDescription != "&&" }.allSatisfy(holds)
      }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self) else {
      return condition.trimmedDescription == "DEBUG"
    }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return systems.contains(argument)
    case "canImport": return !absentModules.contains(argument)
    case "swift", "compiler": return !argument.hasPrefix("<")
    default: return false
    }
  }
}
