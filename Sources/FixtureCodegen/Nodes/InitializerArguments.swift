import FixtureModel

/// The arguments of a hand-written initializer.
struct InitializerArguments {
  /// The text between the parentheses.
  let text: String

  /// Creates the list of a call, empty without one. Values that an `if` guards need `empty`.
  init(_ call: InitializerCall?, in scope: BindingExpressions, empty: EmptyValues? = nil) {
    text = Self.list(call?.arguments ?? [], in: scope, empty)
  }

  private static func list(
    _ arguments: [InitializerArgument], in scope: BindingExpressions, _ empty: EmptyValues?
  ) -> String {
    arguments.map { argument in
      let value = Self.value(argument.value, in: scope, empty)
      return argument.label.map { "\(SwiftIdentifier.label($0)): \(value)" } ?? value
    }.joined(separator: ", ")
  }

  private static func value(
    _ value: ArgumentValue, in scope: BindingExpressions, _ empty: EmptyValues?
  ) -> String {
    switch value {
    case .binding(let binding): bound(binding, in: scope, empty)
    case .text(let template): scope.string(template)
    case .number(let number): SwiftValue.number(number)
    case .integer(let number): String(number)
    case .bool(let isTrue): String(isTrue)
    case .enumCase(let name): SwiftIdentifier.member(name)
    case .null: "nil"
    case .creation(let type, let arguments):
      SwiftIdentifier.expression(ofType: SwiftIdentifier.path(type))
        + "(\(list(arguments, in: scope, empty)))"
    case .member(let path): SwiftIdentifier.path(path)
    case .rows: "rows"
    }
  }

  /// Returns a bound value; one that an `if` guards has an empty value where it is missing, since
  /// the node is made all the same.
  private static func bound(
    _ binding: Binding, in scope: BindingExpressions, _ empty: EmptyValues?
  ) -> String {
    let value = scope.expression(binding)
    guard binding.isOptional, !binding.type.isOptional, let empty else { return value }
    return "\(value) ?? \(empty.value(of: binding.type))"
  }
}
