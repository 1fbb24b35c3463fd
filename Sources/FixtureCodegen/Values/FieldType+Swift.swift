import FixtureModel

extension FieldType {
  /// The type as generated code spells it.
  var swiftSpelling: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .enumeration(let name), .model(let name): SwiftIdentifier.spelling(name)
    case .optional(let wrapped): "\(wrapped.swiftSpelling)?"
    case .list(let element): "[\(element.swiftSpelling)]"
    }
  }

  /// Returns the expression that reads a value from the row decoder `row`.
  func decoding(from row: String) -> String {
    switch self {
    case .scalar(let scalar): "\(row).\(scalar.decoderMember)()"
    case .enumeration(let name): "\(row).enumeration(\(Self.expression(name)).self)"
    case .model(let name): "\(row).model { \(Self.expression(name))(row: &$0) }"
    case .optional(let wrapped): "\(row).optional { \(wrapped.decoding(from: "$0")) }"
    case .list(let element): "\(row).list { \(element.decoding(from: "$0")) }"
    }
  }

  private static func expression(_ name: String) -> String {
    SwiftIdentifier.expression(ofType: SwiftIdentifier.spelling(name))
  }

  /// The scalar types that a value holds, through optionality and lists.
  var scalar: ScalarType? {
    switch self {
    case .scalar(let scalar): scalar
    case .optional(let inner), .list(let inner): inner.scalar
    case .enumeration, .model: nil
    }
  }
}

extension ScalarType {
  /// The member of the row decoder that reads the type.
  var decoderMember: String {
    switch self {
    case .int: "int"
    case .double: "double"
    case .cgFloat: "cgFloat"
    case .bool: "bool"
    case .string: "string"
    case .url: "url"
    case .date: "date"
    case .cgSize: "size"
    case .edgeInsets: "insets"
    case .image: "image"
    case .color: "color"
    case .font: "font"
    }
  }

  /// The module that a public declaration of the type exposes, besides the standard library.
  ///
  /// Tried: of the modules that export a type, the compiler counts the use of this one.
  var module: GeneratedImport? {
    switch self {
    case .int, .double, .bool, .string: nil
    case .cgFloat, .cgSize: .foundation
    case .url, .date, .edgeInsets, .image, .color, .font: .asyncDisplayKit
    }
  }
}
