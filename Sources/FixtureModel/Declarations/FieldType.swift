/// The type of a model's field.
package indirect enum FieldType: Sendable, Hashable {
  /// A type that Swift or UIKit has.
  case scalar(ScalarType)
  /// An enumeration of a fixture, by name.
  case enumeration(String)
  /// A model of a fixture, by name.
  case model(String)
  /// A value that may be missing.
  case optional(FieldType)
  /// Any number of values.
  case list(FieldType)
}

extension FieldType: CustomStringConvertible {
  /// The Swift spelling of the type.
  package var description: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .enumeration(let name), .model(let name): name
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element): "[\(element)]"
    }
  }

  /// A Boolean value that indicates whether a value may be missing.
  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The type without its outermost optionality.
  package var unwrapped: FieldType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The type made optional, unless it is so already.
  package var madeOptional: FieldType { isOptional ? self : .optional(self) }

  /// The model that the type holds, through optionality and lists.
  package var modelName: String? {
    switch self {
    case .model(let name): name
    case .optional(let inner), .list(let inner): inner.modelName
    case .scalar, .enumeration: nil
    }
  }
}

/// A type that Swift or UIKit has, in its Swift spelling.
package enum ScalarType: String, Sendable, Hashable, CaseIterable {
  /// A whole number.
  case int = "Int"
  /// A double-precision number.
  case double = "Double"
  /// A length in points.
  case cgFloat = "CGFloat"
  /// `true` or `false`.
  case bool = "Bool"
  /// Text.
  case string = "String"
  /// A uniform resource locator.
  case url = "URL"
  /// A moment, stated as an ISO 8601 date.
  case date = "Date"
  /// A size in points.
  case cgSize = "CGSize"
  /// Insets in points.
  case edgeInsets = "UIEdgeInsets"
  /// One of the fixture's images.
  case image = "UIImage"
  /// A color.
  case color = "UIColor"
  /// A font.
  case font = "UIFont"
}

/// The name of a hand-written Swift type, with its module where one is given.
package struct TypeReference: Sendable, Hashable {
  /// The module before the first dot, when that is an imported one.
  package var module: String?
  /// The type's name inside its module; nested names keep their dots.
  package var name: String
  /// The source position of the name.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(module: String? = nil, name: String, position: SourcePosition) {
    self.module = module
    self.name = name
    self.position = position
  }
}
