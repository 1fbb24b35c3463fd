import SwiftSyntax

/// The method that a `#selector` names.
struct MethodReference {
  /// What is before the name of the method.
  enum Base {
    /// Nothing, `self` or `super`: the method is one of the enclosing type.
    case enclosing
    case type(String)
    case value(String)
  }

  let base: Base
  let name: String
  /// The argument labels, if they are written.
  let labels: [String]?
  /// The name as it is written, with its labels.
  let text: String
  /// The type of the method of an object, if a type after `as` states it.
  let cast: FunctionTypeSyntax?

  /// Returns `nil` for an expression that names no method.
  init?(_ expression: ExprSyntax) {
    var (expression, cast): (ExprSyntax, FunctionTypeSyntax?) = (expression, nil)
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self), let function = Self.function(type.type)
      else { return nil }
      (expression, cast) = (parts[0], function)
    }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      expression = only.expression
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      self.init(.enclosing, name, cast)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      self.init(Self.base(base), member.declName, cast)
    } else {
      return nil
    }
  }

  private init(_ base: Base, _ name: DeclReferenceExprSyntax, _ cast: FunctionTypeSyntax?) {
    self.base = base
    self.name = name.baseName.text.unescaped
    labels = name.argumentNames?.arguments.map { $0.name.text.unescaped }
    text = name.flatText
    // 'Type.method as (Type) -> (Sender) -> Void' states the method of an object in its result.
    if case .type = base, let method = cast.flatMap({ Self.function($0.returnClause.type) }) {
      self.cast = method
    } else {
      self.cast = cast
    }
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { function($0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    return type.as(FunctionTypeSyntax.self)
  }

  private static func base(_ expression: ExprSyntax) -> Base {
    let text = expression.flatText
    if ["self", "Self", "super", "type(of: self)"].contains(text) { return .enclosing }
    let isType = text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    return isType ? .type(text) : .value(text)
  }
}
