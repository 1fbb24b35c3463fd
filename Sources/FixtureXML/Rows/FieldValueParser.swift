import FixtureModel

/// A parser of the values of fields.
///
/// A class, because copying the index for every value would cost more than reading it.
final class FieldValueParser {
  /// The images and enumerations that values refer to.
  let index: DeclarationIndex
  private var suggestions = SuggestionBudget()

  /// Creates a parser over the declarations.
  init(index: DeclarationIndex) { self.index = index }

  /// Reads a value of a type; a list is words between spaces.
  func value(_ text: String, of type: FieldType) -> Result<FieldValue, FieldValueError> {
    var copy = text
    return copy.withUTF8 { value($0, of: type) }
  }

  /// Reads a value of a type from bytes.
  func value(
    _ bytes: UnsafeBufferPointer<UInt8>, of type: FieldType
  ) -> Result<FieldValue, FieldValueError> {
    switch type {
    case .scalar(let scalar): scalarValue(bytes, scalar)
    case .enumeration(let name): enumCase(String(decoding: bytes, as: UTF8.self), of: name)
    case .optional(let wrapped): value(bytes, of: wrapped)
    case .list(let element): list(String(decoding: bytes, as: UTF8.self), of: element)
    case .model(let name):
      .failure(
        FieldValueError(
          code: .invalidValue, message: "'\(name)' is a model; state its fields, such as 'a.b'"))
    }
  }

  private func scalarValue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalar: ScalarType
  ) -> Result<FieldValue, FieldValueError> {
    let found: FieldValue? =
      switch scalar {
      case .int: NumberParser.integer(bytes).map { .integer($0) }
      case .double, .cgFloat: NumberParser.number(bytes).map { .double($0) }
      case .string: .string(String(decoding: bytes, as: UTF8.self))
      default: other(String(decoding: bytes, as: UTF8.self), scalar)
      }
    if case .font(let font)? = found, let unknown = index.fonts.unknownName(in: font) {
      return .failure(unknownFont(unknown))
    }
    if let found { return .success(found) }
    let text = String(decoding: bytes, as: UTF8.self)
    if scalar == .image { return .failure(unknownImage(text)) }
    let isTooLarge = [.int, .double, .cgFloat].contains(scalar) && NumberParser.isTooLarge(text)
    let error = FieldValueError(
      code: .invalidValue,
      message:
        "'\(text)' is \(isTooLarge ? "too large for" : "not") \(Self.expectation(of: scalar))",
      suggestion: Self.suggestion(for: text, scalar))
    return .failure(error)
  }

  private static func suggestion(for text: String, _ scalar: ScalarType) -> String? {
    switch scalar {
    case .bool: NumberSuggestion.bool(text)
    case .int: NumberSuggestion.numbers(text) { NumberParser.integer($0) != nil }
    case .double, .cgFloat: NumberSuggestion.numbers(text) { NumberParser.number($0) != nil }
    case .cgSize: NumberSuggestion.numbers(text) { ValueParser.size($0) != nil }
    case .edgeInsets: NumberSuggestion.numbers(text) { ValueParser.insets($0) != nil }
    case .color: ConstantSuggestion.color(text)
    case .font: ConstantSuggestion.font(text)
    case .date: NumberSuggestion.date(text)
    case .string, .url, .image: nil
    }
  }

  private func other(_ text: String, _ scalar: ScalarType) -> FieldValue? {
    switch scalar {
    case .bool: ValueParser.bool(text).map { .bool($0) }
    case .url: URLCheck.isValid(text) ? .string(text) : nil
    case .date: DateParser.iso8601(text).map { .date($0) }
    case .cgSize: ValueParser.size(text).map { .size($0) }
    case .edgeInsets: ValueParser.insets(text).map { .insets($0) }
    case .image: index.images[text].map { .image($0.name) }
    case .color: ValueParser.color(text).map { .color($0) }
    case .font: ValueParser.font(text).map { .font($0) }
    case .int, .double, .cgFloat, .string: nil
    }
  }

  private func enumCase(
    _ text: String, of name: String
  ) -> Result<FieldValue, FieldValueError> {
    // The case as it is declared: the text may be in another Unicode normal form.
    let names = index.caseNames[name] ?? []
    if let found = names.firstIndex(of: text) { return .success(.enumCase(names[found])) }
    if index.invalid.holds(case: text, of: name) { return .success(.enumCase(text)) }
    let error = FieldValueError(
      code: .unknownCase, message: "'\(text)' is not a case of '\(name)'",
      suggestion: suggestion(
        for: text, among: index.enumerations[name]?.cases.map(\.name) ?? []))
    return .failure(error)
  }

  private func list(
    _ text: String, of element: FieldType
  ) -> Result<FieldValue, FieldValueError> {
    var values: [FieldValue] = []
    for word in ValueParser.words(text) {
      if word == "-", element.isOptional {
        values.append(.none)
        continue
      }
      switch value(String(word), of: element) {
      case .success(let value): values.append(value)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(.list(values))
  }

  /// Suggestions end after a while, so that a million wrong rows are not searched for each.
  private func suggestion(
    for word: String, among known: @autoclosure () -> some Sequence<String>
  ) -> String? {
    guard !suggestions.isEmpty else { return nil }
    return SpellingSuggestion.nearest(to: word, among: known(), budget: &suggestions)
  }

  private func unknownImage(_ name: String) -> FieldValueError {
    FieldValueError(
      code: .unknownImage, message: "there is no image '\(name)'",
      suggestion: suggestion(for: name, among: index.images.keys))
  }

  private func unknownFont(_ name: String) -> FieldValueError {
    FieldValueError(
      code: .unknownFont, message: index.fonts.message(for: name),
      suggestion: suggestion(for: name, among: index.fonts.names))
  }

  /// Returns a description of the text of a type, for messages.
  static func expectation(of scalar: ScalarType) -> String {
    switch scalar {
    case .int: "a whole number"
    case .double, .cgFloat: "a number"
    case .bool: "'true' or 'false'"
    case .string: "text"
    case .url: "a URL"
    case .date: "a date, such as '2024-05-01' or '2024-05-01T10:00:00Z'"
    case .cgSize: "a size: width and height, such as '100 50'"
    case .edgeInsets: "insets: four numbers, or one for all"
    case .image: "the name of an image"
    case .color: "a color: a name such as 'systemBackground', or '#RRGGBBAA'"
    case .font: "a font, such as 'bold 14' or 'body'"
    }
  }
}

/// The reason why a text is not a value of a field's type.
struct FieldValueError: Error, Equatable {
  /// The diagnostic's code.
  let code: DiagnosticCode
  /// One sentence without a full stop.
  let message: String
  /// The value that was probably intended, or `nil`.
  var suggestion: String?
}
