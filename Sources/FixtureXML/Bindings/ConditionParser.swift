import FixtureModel

/// A parser of conditions: `{path}`, `{path} is a 'b c'`, `{path} lessThan 1` or `{path} atLeast 1`, each with
/// `not` before it.
struct ConditionParser {
  private let attribute: SourceAttribute
  private let scope: BindingScope
  private let sink: DiagnosticSink
  private let scalars: [Unicode.Scalar]

  /// Creates a parser for an attribute.
  init(_ attribute: SourceAttribute, scope: BindingScope, sink: DiagnosticSink) {
    self.attribute = attribute
    self.scope = scope
    self.sink = sink
    scalars = Array(attribute.value.unicodeScalars)
  }

  /// Reads the condition; `nil` after an error was reported.
  func condition() -> Condition? {
    guard var words = words(), let first = words.first else { return malformed() }
    let isNegated = first.text == "not" && !first.isQuoted
    if isNegated { words.removeFirst() }
    guard let bound = words.first, let raw = binding(bound) else { return malformed() }
    guard !FormatResolver(scope: scope, sink: sink).reportMisplaced(raw, in: attribute),
      let binding = BindingResolver(scope: scope, sink: sink).resolve(raw, in: attribute)
    else { return nil }
    guard words.count > 1 else {
      let condition = Condition(binding, isNegated: isNegated)
      return checked(condition, raw)
    }
    return test(words[1], Array(words.dropFirst(2)), of: binding, raw).map {
      Condition(binding, $0, isNegated: isNegated)
    }
  }

  // MARK: Words

  /// A word of the condition, or a text in quotes.
  private struct Word {
    let text: String
    let offset: Int
    let length: Int
    var isQuoted = false
  }

  /// Returns the words between white space; `nil` if a quotation mark has no end. A quotation mark inside of
  /// quotes is written twice.
  private func words() -> [Word]? {
    var words: [Word] = []
    var index = 0
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if scalars[index] == "'" {
        guard let word = quoted(from: index) else { return nil }
        words.append(word)
        index += word.length
      } else {
        let word = bare(from: index)
        words.append(word)
        index += word.length
      }
    }
    return words
  }

  private func quoted(from start: Int) -> Word? {
    var text = String.UnicodeScalarView()
    var index = start + 1
    while index < scalars.count {
      if scalars[index] == "'" {
        guard index + 1 < scalars.count, scalars[index + 1] == "'" else {
          let end = index + 1
          guard end == scalars.count || scalars[end].properties.isWhitespace else { return nil }
          return Word(text: String(text), offset: start, length: end - start, isQuoted: true)
        }
        index += 1
      }
      text.append(scalars[index])
      index += 1
    }
    return nil
  }

  /// Returns the characters up to white space. A binding ends at its brace.
  private func bare(from start: Int) -> Word {
    var end = start
    while end < scalars.count, !scalars[end].properties.isWhitespace {
      end += 1
      if scalars[start] == "{", scalars[end - 1] == "}" { break }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return Word(text: String(text), offset: start, length: end - start)
  }

  private func binding(_ word: Word) -> RawBinding? {
    guard !word.isQuoted, let template = try? RawTemplate(word.text) else { return nil }
    return template.soleBinding?.shifted(by: word.offset)
  }

  // MARK: Tests

  private static let comparisons = ["is", "lessThan", "atLeast"]

  private func test(
    _ word: Word, _ values: [Word], of binding: Binding, _ raw: RawBinding
  ) -> ConditionTest? {
    guard !word.isQuoted, Self.comparisons.contains(word.text) else {
      reportComparison(word, raw)
      return nil
    }
    if let conjunction = conjunction(in: values) {
      reportComparison(conjunction, raw)
      return nil
    }
    guard let type = comparable(binding, word, raw) else { return nil }
    if word.text == "is" { return oneOf(values, type, after: word) }
    guard values.count == 1 else {
      report("'\(word.text)' takes one value", at: values.dropFirst().first ?? word)
      return nil
    }
    return value(values[0], of: type).map {
      word.text == "lessThan" ? .isLess(than: $0) : .isAtLeast($0)
    }
  }

  /// Returns the word between two conditions. Such a word before other words is a value.
  private func conjunction(in words: [Word]) -> Word? {
    zip(words, words.dropFirst()).first { word, next in
      !word.isQuoted && ["and", "or"].contains(word.text)
        && !next.isQuoted && (next.text == "not" || next.text.hasPrefix("{"))
    }?.0
  }

  private func oneOf(_ words: [Word], _ type: FieldType, after word: Word) -> ConditionTest? {
    guard !words.isEmpty else {
      report("'is' takes at least one value", at: word)
      return nil
    }
    guard words.count <= scope.limits.valuesPerCondition else {
      report("a condition may have at most \(scope.limits.valuesPerCondition) values", at: word)
      return nil
    }
    var values: [FieldValue] = []
    for word in words {
      guard let value = value(word, of: type) else { return nil }
      guard !values.contains(value) else {
        report("'\(word.text)' is listed twice", at: word)
        return nil
      }
      values.append(value)
    }
    return .isOneOf(values)
  }

  private func value(_ word: Word, of type: FieldType) -> FieldValue? {
    guard word.isQuoted || !word.text.hasPrefix("{") else {
      report(
        "a condition compares a bound value with constants, not with another binding", at: word)
      return nil
    }
    switch FieldValueParser(index: scope.index).value(word.text, of: type) {
    case .success(let value): return value
    case .failure(let error):
      sink.error(
        error.code, error.message, at: attribute.position(ofScalar: word.offset),
        length: word.length, suggestion: error.suggestion)
      return nil
    }
  }

  /// Returns the type of the values that a comparison takes, without optionality.
  private func comparable(_ binding: Binding, _ word: Word, _ raw: RawBinding) -> FieldType? {
    let type = binding.type.unwrapped
    let isComparable: Bool
    switch type {
    case .enumeration, .scalar(.string), .scalar(.bool), .scalar(.url):
      isComparable = word.text == "is"
    case .scalar(.int), .scalar(.double), .scalar(.cgFloat), .scalar(.date): isComparable = true
    default: isComparable = false
    }
    guard isComparable else {
      let takes =
        word.text == "is"
        ? "an enumeration, a text, a URL, a Bool, a number or a date" : "a number or a date"
      sink.error(
        .bindingType,
        "'\(raw.path)' is of type '\(binding.type)', but '\(word.text)' compares \(takes)",
        at: binding.position, length: raw.path.count + 2)
      return nil
    }
    return type
  }

  // MARK: Errors

  /// Reports a condition that is true, or false, for every value.
  private func checked(_ condition: Condition, _ raw: RawBinding) -> Condition? {
    guard condition.binding.alwaysHasValue else { return condition }
    return sink.failure(
      .bindingType,
      "'\(raw.path)' is of type '\(condition.binding.type)', which always has a value, so the "
        + "condition is always \(!condition.isNegated); use a Bool, a text, a list or an optional "
        + "field, or compare the value, as in '{\(raw.path)} is …'", in: attribute)
  }

  private func malformed() -> Condition? {
    if let mark = scalars.first, mark == "!" {
      return sink.failure(.bindingSyntax, "write 'not' and a space for '!'", in: attribute)
    }
    if words() == nil {
      return sink.failure(
        .bindingSyntax,
        "a text in quotation marks ends with one, before a space or the end of the condition",
        in: attribute)
    }
    return sink.failure(
      .bindingSyntax, "'\(attribute.value)' is not \(ValueKind.condition.expectation)",
      in: attribute)
  }

  private func reportComparison(_ word: Word, _ raw: RawBinding) {
    let place = attribute.position(ofScalar: word.offset)
    let message: String
    switch word.text {
    case "and", "or", "otherwise":
      message =
        "a condition tests one value, so there is no '\(word.text)': rules apply in their order, and "
        + "'is' takes several values"
    case "isNot", "isnt", "!=", "not":
      message = "write 'not {\(raw.path)} is …' for the opposite of a condition"
    case "==", "=": message = "write 'is' for '\(word.text)'"
    case "<": message = "write 'lessThan' for '<'"
    case ">=": message = "write 'atLeast' for '>='"
    case ">", "greaterThan", "moreThan", "<=", "atMost":
      message =
        "there is no comparison '\(word.text)': write '{\(raw.path)} \(Self.replacement(of: word.text)) …' "
        + "with the next greater value"
    default:
      return sink.unknown(
        .bindingSyntax,
        "'\(word.text)' is not a comparison: 'is', 'lessThan' or 'atLeast'", name: word.text,
        among: Self.comparisons, at: place)
    }
    sink.error(.bindingSyntax, message, at: place, length: word.length)
  }

  /// Returns the comparison that holds for the next greater value where a comparison that the language does not
  /// have holds for a value.
  private static func replacement(of comparison: String) -> String {
    comparison == "<=" || comparison == "atMost" ? "lessThan" : "atLeast"
  }

  private func report(_ message: String, at word: Word) {
    sink.error(
      .bindingSyntax, message, at: attribute.position(ofScalar: word.offset), length: word.length)
  }
}

extension Binding {
  /// A Boolean value that indicates whether the element of a list that the path starts from may be missing.
  private var startsOptional: Bool {
    if case .each(let type) = root { return type.isOptional }
    return false
  }

  /// A Boolean value that indicates whether the value is neither missing nor false nor empty in any row.
  fileprivate var alwaysHasValue: Bool {
    switch type.unwrapped {
    case .scalar(.bool), .scalar(.string), .list: false
    default:
      !type.isOptional && !startsOptional && !steps.contains { $0.type.isOptional }
    }
  }
}

extension RawBinding {
  /// Returns the binding at a place further in an attribute's value.
  func shifted(by offset: Int) -> RawBinding {
    RawBinding(
      names: names.map { .init(text: $0.text, offset: $0.offset + offset) },
      offset: self.offset + offset,
      format: format.map { .init(text: $0.text, offset: $0.offset + offset) })
  }
}

extension Condition {
  /// The path that has a value wherever the condition holds, or `nil`.
  var guardedPath: String? {
    isNegated || binding.path.isEmpty ? nil : binding.path
  }
}
