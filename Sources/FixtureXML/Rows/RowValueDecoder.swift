import FixtureModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The decoder of a row into the fields of a model.
///
/// Rows are the bulk of a fixture: what is asked for every attribute lies in flat memory.
final class RowValueDecoder {
  /// The attributes that rows may state.
  let schema: RowSchema
  /// The parser of values.
  let parser: FieldValueParser
  /// A Boolean value that indicates whether values are kept.
  let retention: RowRetention
  private var values: [FieldValue]
  private let isStated: UnsafeMutableBufferPointer<Bool>
  private let checks: UnsafeMutableBufferPointer<RowSlot.Check>
  private let keySlot: Int
  private let words: [[[UInt8]]]
  private let required: [RowSchema.RequiredSlot]
  private let defaultLengths: [Int]
  private let countsDefaults: Bool
  private let defaultsOfNothing: (values: Int, text: Int)
  /// The number of values that the row so far leaves to defaults, and the length of their text in
  /// bytes.
  ///
  /// Only models of many fields or of long defaults are counted: for others, a row is about as long as its
  /// values.
  private(set) var defaulted: (values: Int, text: Int)
  /// A Boolean value that indicates whether the row has an error that was reported.
  private(set) var hasError = false
  /// The digest of the key's value in this row.
  private(set) var key: RowKey?

  /// Creates a decoder for rows of a schema.
  init(schema: RowSchema, index: DeclarationIndex, retention: RowRetention) {
    self.schema = schema
    parser = FieldValueParser(index: index)
    self.retention = retention
    values = Array(repeating: .none, count: retention == .keep ? schema.slots.count : 0)
    keySlot = schema.keySlot ?? -1
    words = schema.slots.map(\.words)
    defaultLengths = schema.slots.map { Self.length(of: $0.fallback) }
    let defaultLength = defaultLengths.reduce(0, +)
    countsDefaults = schema.slots.count > 4 || defaultLength > 256
    defaultsOfNothing = countsDefaults ? (schema.slots.count, defaultLength) : (0, 0)
    defaulted = defaultsOfNothing
    required = schema.requiredSlots
    isStated = .allocate(capacity: schema.slots.count)
    isStated.initialize(repeating: false)
    checks = .allocate(capacity: schema.slots.count)
    _ = checks.initialize(from: schema.slots.lazy.map(\.check))
  }

  deinit {
    isStated.deallocate()
    checks.deallocate()
  }

  /// Forgets the row before.
  func begin() {
    if let first = isStated.baseAddress { memset(first, 0, isStated.count) }
    defaulted = defaultsOfNothing
    hasError = false
    key = nil
  }

  /// Marks the row as wrong, so that missing fields are not reported on top.
  func markError() { hasError = true }

  /// Returns whether the row so far states a slot.
  func states(_ slot: Int) -> Bool { isStated[slot] }

  /// Checks a value without storing it if rows are not kept, and returns whether it is valid.
  func takeUnkept(_ slot: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard retention == .validateOnly, isFineUnkept(slot, bytes) else { return false }
    noteStated(slot)
    return true
  }

  /// Returns whether the value of a slot is used: values are kept, or the slot is the key's.
  func keeps(_ slot: Int) -> Bool { retention == .keep || slot == keySlot }

  /// Returns whether a text is a valid value of a frequent type that need not be made: values are not kept, and the
  /// slot is not the key's.
  func acceptsUnkept(_ text: String, in slot: Int) -> Bool {
    guard !keeps(slot) else { return false }
    var copy = text
    return copy.withUTF8 { isFineUnkept(slot, $0) }
  }

  /// Sets a slot from an attribute's bytes; returns what is wrong with them.
  func set(_ slot: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> FieldValueError? {
    noteStated(slot)
    switch parser.value(bytes, of: schema.slots[slot].type) {
    case .success(let value):
      store(value, in: slot)
      return nil
    case .failure(let error):
      hasError = true
      return error
    }
  }

  /// Sets a slot to a value that is known to be of its type.
  func set(_ slot: Int, value: FieldValue) {
    noteStated(slot)
    store(value, in: slot)
  }

  /// Appends elements to a list slot. The list of the row before in the same slot is forgotten.
  func append(_ added: [FieldValue], to slot: Int) {
    let isFirst = !isStated[slot]
    noteStated(slot)
    guard retention == .keep else { return }
    guard !isFirst, case .list(var elements) = values[slot] else {
      values[slot] = .list(added)
      return
    }
    // Without the value in the slot, the list is not copied.
    values[slot] = .none
    elements += added
    values[slot] = .list(elements)
  }

  /// The lists of the current row by their slots.
  var statedLists: [(slot: Int, elements: [FieldValue])] {
    isStated.indices.compactMap { slot in
      guard isStated[slot] else { return nil }
      if case .keep = retention, case .list(let elements) = values[slot] { return (slot, elements) }
      return (slot, [])
    }
  }

  /// A Boolean value that indicates whether every field without a default is stated, those of optional models
  /// without a stated field aside.
  var isComplete: Bool {
    var index = 0
    while index < required.count {
      if !isStated[required[index].slot], isNeeded(required[index]) { return false }
      index += 1
    }
    return true
  }

  private func isNeeded(_ field: RowSchema.RequiredSlot) -> Bool {
    field.optionalModels.allSatisfy { isStated[$0].contains(true) }
  }

  /// Returns the paths of the fields that are missing; none when the row has another error.
  func missingFields() -> [String] {
    if hasError { return [] }
    return required.lazy.filter { !self.isStated[$0.slot] && self.isNeeded($0) }
      .map { self.schema.slots[$0.slot].path }
  }

  /// Returns the row's values in the order of the model's fields; empty when rows are not kept.
  func fieldValues() -> [FieldValue] {
    retention == .keep ? schema.parts.map { value(of: $0) } : []
  }

  private func noteStated(_ slot: Int) {
    if countsDefaults, !isStated[slot] {
      defaulted.values -= 1
      defaulted.text -= defaultLengths[slot]
    }
    isStated[slot] = true
  }

  private func store(_ value: FieldValue, in slot: Int) {
    if slot == keySlot { key = RowKey(value) }
    if retention == .keep { values[slot] = value }
  }

  /// Returns whether bytes are a valid value of a frequent type, without making the value.
  private func isFineUnkept(_ slot: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch checks[slot] {
    case .string:
      if Self.hasBrace(bytes) { return false }
      if slot == keySlot { key = RowKey(bytes) }
      return true
    case .integer:
      guard let value = NumberParser.integer(bytes) else { return false }
      if slot == keySlot { key = RowKey(value) }
      return true
    case .number: return NumberParser.number(bytes) != nil
    case .word:
      for word in words[slot] where word.count == bytes.count && Self.isEqual(word, bytes) {
        if slot == keySlot { key = RowKey(bytes) }
        return true
      }
      return false
    case .image: return parser.index.images[String(decoding: bytes, as: UTF8.self)] != nil
    case .parsed:
      guard !Self.hasBrace(bytes),
        case .success(let value) = parser.value(bytes, of: schema.slots[slot].type)
      else { return false }
      if slot == keySlot { key = RowKey(value) }
      return true
    case .other: return false
    }
  }

  /// Returns whether a text may contain a binding.
  static func hasBrace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, 0x7B, bytes.count) != nil } ?? false
  }

  private static func length(of value: FieldValue?) -> Int {
    switch value {
    case .string(let text), .image(let text), .enumCase(let text): text.utf8.count
    case .list(let values): values.reduce(0) { $0 + 4 + length(of: $1) }
    default: 0
    }
  }

  private static func isEqual(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in word.indices where word[index] != bytes[index] { return false }
    return true
  }

  private func value(of part: RowSchema.Part) -> FieldValue {
    switch part {
    case .slot(let slot): isStated[slot] ? values[slot] : schema.slots[slot].fallback ?? .none
    case .model(let isOptional, let slots, let parts):
      isOptional && !isStated[slots].contains(true) ? .none : .model(parts.map { value(of: $0) })
    }
  }
}
