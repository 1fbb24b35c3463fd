import FixtureModel

/// One attribute that a row may state: a field, or a field of a nested model by its dotted path.
struct RowSlot {
  /// How a value is checked; the frequent types have a path of their own.
  enum Check { case string, integer, number, word, other }

  /// The attribute's name.
  let path: String
  /// The field's type.
  let type: FieldType
  /// The value when the row leaves it out.
  let fallback: FieldValue?
  /// How a value is checked.
  let check: Check
  /// The words that a value may be, for enumerations and truth values.
  let words: [[UInt8]]

  /// Creates the slot of a field.
  init(path: String, field: Field, index: DeclarationIndex) {
    self.path = path
    type = field.type
    fallback = field.defaultValue ?? Self.fallback(of: field.type)
    check =
      switch field.type.unwrapped {
      case .scalar(.string): .string
      case .scalar(.int): .integer
      case .scalar(.double), .scalar(.cgFloat): .number
      case .scalar(.bool), .enumeration: .word
      default: .other
      }
    words = Self.words(of: field.type.unwrapped, index).map { Array($0.utf8) }
  }

  private static func words(of type: FieldType, _ index: DeclarationIndex) -> [String] {
    switch type {
    case .scalar(.bool): ["true", "false"]
    case .enumeration(let name): index.enumerations[name]?.cases.map(\.name) ?? []
    default: []
    }
  }

  private static func fallback(of type: FieldType) -> FieldValue? {
    switch type {
    case .optional: FieldValue.none
    case .list: .list([])
    default: nil
    }
  }
}
