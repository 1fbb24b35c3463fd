import FixtureModel

/// The values for arguments of nodes whose `if` finds nothing.
///
/// A node is made with its cell, and only laid out where its `if` holds, so its initializer needs a value
/// even where the model has none. Decided here: the value is empty, as text is, for values of every type.
struct EmptyValues {
  private let declarations: Declarations

  /// Creates the values for the types that a fixture knows.
  init(_ fixture: Fixture) {
    declarations = fixture.visibleDeclarations
  }

  /// Returns the expression of a type's empty value.
  func value(of type: FieldType) -> String {
    switch type {
    case .optional: "nil"
    case .list: "[]"
    case .scalar(let scalar): Self.value(of: scalar)
    case .enumeration(let name): firstCase(of: name)
    case .model(let name): model(name)
    }
  }

  private static func value(of scalar: ScalarType) -> String {
    switch scalar {
    case .int, .double, .cgFloat: "0"
    case .bool: "false"
    case .string: "\"\""
    case .url: "URL(fileURLWithPath: \"/\")"
    case .date: "Date(timeIntervalSince1970: 0)"
    case .cgSize, .edgeInsets: ".zero"
    case .image: "UIImage()"
    case .color: "UIColor.clear"
    case .font: "UIFont.systemFont(ofSize: 0)"
    }
  }

  private func firstCase(of name: String) -> String {
    let first = declarations.enumerations.first { $0.name == name }?.cases.first?.name ?? ""
    return expression(ofType: name) + SwiftIdentifier.caseMember(first)
  }

  /// A model contains itself only in lists and optional fields, so this ends.
  private func model(_ name: String) -> String {
    let fields = declarations.models.first { $0.name == name }?.fields ?? []
    let arguments = fields.map { field in
      "\(SwiftIdentifier.label(SwiftIdentifier.unquoted(field.name))): \(value(of: field.type))"
    }
    return "\(expression(ofType: name))(\(arguments.joined(separator: ", ")))"
  }

  private func expression(ofType name: String) -> String {
    SwiftIdentifier.expression(ofType: SwiftIdentifier.spelling(name))
  }
}
