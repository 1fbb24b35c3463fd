import SwiftSyntax

/// What the place of a property's use says about its type.
enum PropertyUse: Hashable {
  /// The place asks whether there is a value.
  case optional
  /// The place needs a value of a type.
  case type(String)

  /// Returns the use of an expression's value, or `nil` if its place says nothing.
  init?(of node: Syntax) {
    if ResultUse.of(node) == .condition {
      self = .type("Bool")
      return
    }
    guard let parent = node.parent else { return nil }
    if parent.is(LabeledExprSyntax.self),
      parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
    {
      self = .type("String")
      return
    }
    switch parent.kind {
    case .optionalBindingCondition, .optionalChainingExpr, .forceUnwrapExpr: self = .optional
    case .initializerClause:
      if parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
        self = .optional
        return
      }
      let binding = parent.parent?.as(PatternBindingSyntax.self)
      guard let type = binding?.typeAnnotation?.type else { return nil }
      self = .type(type.flatText)
    case .returnStmt:
      guard let type = Self.resultType(around: parent) else { return nil }
      self = .type(type.flatText)
    case .exprList:
      guard let use = Self.operandUse(of: node, in: parent) else { return nil }
      self = use
    default: return nil
    }
  }

  /// Returns the result type of the function or accessor around a statement, unless it is in a closure.
  private static func resultType(around node: Syntax) -> TypeSyntax? {
    for outer in node.ancestors {
      if outer.is(ClosureExprSyntax.self) { return nil }
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let binding = outer.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    }
    return nil
  }

  /// Returns what the literal or the created value beside an operand of an assignment, a comparison or a calculation
  /// says about its type.
  private static func operandUse(of node: Syntax, in list: Syntax) -> PropertyUse? {
    let elements = Array(list.children(viewMode: .sourceAccurate))
    guard let own = elements.firstIndex(where: { $0.id == node.id }) else { return nil }
    let beside = [own - 1, own + 1].filter(elements.indices.contains).map {
      elements[$0].trimmedDescription
    }
    if beside.allSatisfy({ ["&&", "||"].contains($0) }) { return .type("Bool") }
    for other in [own + 2, own - 2] where elements.indices.contains(other) {
      let isAssigned = elements[(own + other) / 2].is(AssignmentExprSyntax.self)
      let name = elements[(own + other) / 2].as(BinaryOperatorExprSyntax.self)?.operator.text
      guard isAssigned && other > own || name.map(operators.contains) == true,
        let value = elements[other].as(ExprSyntax.self)
      else { continue }
      if value.is(NilLiteralExprSyntax.self) { return .optional }
      if let type = literalType(value) { return .type(type + (name == "??" ? "?" : "")) }
      if isAssigned, elements.count == 3, let call = value.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        KnownNames.contains(type)
      {
        return .type(type)
      }
    }
    return nil
  }

  private static let operators: Set = [
    "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "??", "+=", "-=", "*=", "/=",
  ]

  private static func literalType(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    default: nil
    }
  }
}
