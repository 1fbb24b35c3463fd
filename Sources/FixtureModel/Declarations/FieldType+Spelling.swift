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

  /// Whether a value may be missing.
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
