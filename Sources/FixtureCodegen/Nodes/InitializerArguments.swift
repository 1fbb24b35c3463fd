import FixtureModel

/// The arguments of a hand-written initializer.
struct InitializerArguments {
  /// The text between the parentheses.
  let text: String

  /// Creates the list of a call, empty without one.
  init(_ call: InitializerCall?, in scope: BindingExpressions) {
    text = (call?.arguments ?? []).map { argument in
      let value = Self.value(argument.value, in: scope)
      return argument.label.map { "\(SwiftIdentifier.label($0)): \(value)" } ?? value
    }.joined(separator: ", ")
  }

  private static func value(_ value: ArgumentValue, in scope: BindingExpressions) -> String {
    switch value {
    case .binding(let binding): bound(binding, in: scope)
    case .text(let template): scope.string(template)
    case .number(let number): SwiftValue.number(number)
    case .integer(let number): String(number)
    case .bool(let isTrue): String(isTrue)
    case .enumCase(let name): SwiftIdentifier.member(name)
    case .null: "nil"
    }
  }

  /// Returns a bound value; one that an `if` guards has an empty value where it is missing, since
  /// the node is made all the same.
  private static func bound(_ binding: Binding, in scope: BindingExpressions) -> String {
    let value = scope.expression(binding)
    guard binding.isOptional, !binding.type.isOptional,
      case .scalar(let scalar) = binding.type, let empty = empty[scalar]
    else { return value }
    return "\(value) ?? \(empty)"
  }

  private static let empty: [ScalarType: String] = [
    .int: "0", .double: "0", .cgFloat: "0", .bool: "false", .string: "\"\"", .cgSize: ".zero",
    .edgeInsets: ".zero",
  ]
}
