import FixtureModel

/// The types of bound fields that an attribute accepts.
enum BindingFit {
  /// Returns whether a value of a type, when present, fits an attribute of a kind.
  static func accepts(_ kind: ValueKind, _ type: FieldType) -> Bool {
    switch kind {
    case .condition: return true
    case .list:
      if case .list = type.unwrapped { return true }
      return false
    case .string: return isText(type.unwrapped)
    default: break
    }
    guard case .scalar(let scalar) = type.unwrapped else { return false }
    return switch (kind, scalar) {
    case (.integer, .int), (.bool, .bool), (.size, .cgSize), (.insets, .edgeInsets),
      (.color, .color), (.font, .font), (.image, .image), (.url, .url):
      true
    case (.number, .int), (.number, .double), (.number, .cgFloat), (.dimension, .int),
      (.dimension, .double), (.dimension, .cgFloat):
      true
    default: false
    }
  }

  /// Returns whether an attribute of a kind accepts `nil`.
  static func acceptsNil(_ kind: ValueKind) -> Bool {
    switch kind {
    case .condition, .list, .string, .image, .url, .color: true
    default: false
    }
  }

  private static func isText(_ type: FieldType) -> Bool {
    switch type {
    case .enumeration: true
    case .scalar(let scalar):
      [.int, .double, .cgFloat, .bool, .string, .url, .date].contains(scalar)
    default: false
    }
  }
}
