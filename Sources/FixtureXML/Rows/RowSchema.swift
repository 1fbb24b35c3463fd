import FixtureModel

/// The attributes that the rows of a model may state, and how they make up a value.
///
/// A class, because it is asked for every attribute of every row.
final class RowSchema {
  /// A part of a row's value.
  indirect enum Part {
    /// A slot, by its index.
    case slot(Int)
    /// A nested model; an optional one is nil when none of its slots is stated.
    case model(isOptional: Bool, slots: Range<Int>, parts: [Part])
  }

  /// A slot without a default.
  struct RequiredSlot {
    /// The slot.
    let slot: Int
    /// The slots of each optional model that contains it; the slot may be absent if all of one model's are.
    let optionalModels: [Range<Int>]
  }

  /// The model; nil for rows without fields.
  let model: Model?
  /// The slots; nested ones follow those of their model.
  private(set) var slots: [RowSlot] = []
  /// The parts of the row's value, in the order of the model's fields.
  private(set) var parts: [Part] = []
  private var slotsByPath: [String: Int] = [:]
  /// The slot of the key field.
  private(set) var keySlot: Int?

  /// Flattens a model that ``ModelCycles`` has checked; a field that makes a model too large or
  /// contain itself is not opened, which the check has reported.
  init(model: Model?, index: DeclarationIndex) {
    self.model = model
    guard let model else { return }
    parts = flatten(model, prefix: "", depth: 0, index)
    for (index, slot) in slots.enumerated() { slotsByPath[slot.path] = index }
    keySlot = model.key.flatMap { slotsByPath[$0] }
  }

  /// Returns the slot of a path.
  func slot(named path: String) -> Int? { slotsByPath[path] }

  /// Returns the slot of a path, looked for first at the place that most rows have it at.
  func slot(named path: String, guess: Int) -> Int? {
    guess < slots.count && slots[guess].path == path ? guess : slotsByPath[path]
  }

  /// The slots without a default, in the order of the slots.
  var requiredSlots: [RequiredSlot] { requiredSlots(in: parts, []) }

  private func requiredSlots(in parts: [Part], _ models: [Range<Int>]) -> [RequiredSlot] {
    parts.flatMap { part -> [RequiredSlot] in
      switch part {
      case .slot(let slot):
        slots[slot].fallback == nil ? [RequiredSlot(slot: slot, optionalModels: models)] : []
      case .model(let isOptional, let slots, let parts):
        requiredSlots(in: parts, isOptional ? models + [slots] : models)
      }
    }
  }

  private func flatten(
    _ model: Model, prefix: String, depth: Int, _ index: DeclarationIndex
  ) -> [Part] {
    var parts: [Part] = []
    for field in model.fields {
      if case .model(let name) = field.type.unwrapped, let nested = index.models[name],
        !index.oversized.contains(name), depth < index.modelDepth
      {
        let start = slots.count
        let inner = flatten(nested, prefix: "\(prefix)\(field.name).", depth: depth + 1, index)
        parts.append(
          .model(isOptional: field.type.isOptional, slots: start..<slots.count, parts: inner))
      } else {
        slots.append(RowSlot(path: prefix + field.name, field: field, index: index))
        parts.append(.slot(slots.count - 1))
      }
    }
    return parts
  }
}

/// One attribute that a row may state: a field, or a field of a nested model by its dotted path.
struct RowSlot {
  /// The check of a value. The frequent types have checks of their own; those of `parsed` fail without a
  /// search for suggestions.
  enum Check { case string, integer, number, word, image, parsed, other }

  /// The attribute's name.
  let path: String
  /// The field's type.
  let type: FieldType
  /// The value when the row leaves it out.
  let fallback: FieldValue?
  /// The check of a value.
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
      case .scalar(.image): .image
      default: Self.isQuiet(field.type.unwrapped) ? .parsed : .other
      }
    words = Self.words(of: field.type.unwrapped, index).map { Array($0.utf8) }
  }

  private static func isQuiet(_ type: FieldType) -> Bool {
    switch type {
    case .scalar(let scalar): scalar != .image && scalar != .font
    case .optional(let element), .list(let element): isQuiet(element)
    case .enumeration, .model: false
    }
  }

  private static func words(of type: FieldType, _ index: DeclarationIndex) -> [String] {
    switch type {
    case .scalar(.bool): ["true", "false"]
    case .enumeration(let name):
      // Comparing with each of many cases costs more than the parser's table.
      (index.enumerations[name]?.cases.map(\.name)).flatMap { $0.count <= 32 ? $0 : nil } ?? []
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
