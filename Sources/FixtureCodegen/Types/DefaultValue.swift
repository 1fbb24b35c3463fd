import FixtureModel

/// The default of a parameter of a model's initialiser, where Swift can spell it.
struct DefaultValue {
  private let field: Field

  /// Makes the default of one field.
  init(_ field: Field) {
    self.field = field
  }

  /// The text behind the parameter's type: empty, or an equals sign and the value.
  var suffix: String {
    guard let value = field.defaultValue else {
      return field.type.isOptional ? " = nil" : ""
    }
    return expression(value, type: field.type).map { " = \($0)" } ?? ""
  }

  /// Images have no spelling, since those of a fixture are private to its file.
  private func expression(_ value: FieldValue, type: FieldType) -> String? {
    switch value {
    case .none: "nil"
    case .integer(let number): String(number)
    case .double(let number): SwiftValue.number(number)
    case .bool(let isTrue): String(isTrue)
    case .string(let text): type.scalar == .url ? nil : SwiftStringLiteral.quoted(text)
    case .date(let seconds): "Date(timeIntervalSince1970: \(SwiftValue.number(seconds)))"
    case .enumCase(let name): SwiftIdentifier.member(name)
    case .size(let size): SwiftValue.size(size)
    case .insets(let insets): SwiftValue.insets(insets)
    case .color(let color): SwiftValue.color(color)
    case .font(let font): SwiftValue.font(font)
    case .image, .list, .model: nil
    }
  }
}
