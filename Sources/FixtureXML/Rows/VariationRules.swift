import FixtureModel

/// The reader of a `vary` element for the type of its field.
struct VariationRules {
  /// The element.
  let element: SourceElement
  /// The field's type.
  let type: FieldType
  /// The receiver of diagnostics.
  let rows: RowSink

  /// A Boolean value that indicates whether the field holds whole numbers.
  var isWhole: Bool { type.unwrapped == .scalar(.int) }

  private var isNumber: Bool {
    [.scalar(.int), .scalar(.double), .scalar(.cgFloat)].contains(type.unwrapped)
  }

  /// The name of the rule. Reports an element without a rule or with several.
  var stated: String? {
    let rules = ["from", "cycle", "random"].compactMap { element.attribute($0) }
    guard rules.count == 1 else {
      rows.sink.error(
        .conflictingAttributes, "'vary' needs exactly one of 'from', 'cycle' and 'random'",
        at: element.position, length: 5)
      return nil
    }
    if let unique = element.attribute("unique") {
      guard let isUnique = rows.sink.bool(unique) else { return nil }
      guard !isUnique || rules[0].name == "random" else {
        rows.sink.error(
          .conflictingAttributes, "'unique' requires 'random'", at: unique.position, length: 6)
        return nil
      }
    }
    if let step = element.attribute("step"), rules[0].name != "from" {
      rows.sink.error(
        .conflictingAttributes, "'step' requires 'from'", at: step.position, length: 4)
      return nil
    }
    return rules[0].name
  }

  /// A Boolean value that indicates whether no value may occur twice.
  var isUnique: Bool { element.attribute("unique")?.value == "true" }

  /// Returns whether the values can be drawn once each; reports those that cannot.
  var canBeUnique: Bool {
    guard !isWhole, let attribute = element.attribute("random"), range() != nil else { return true }
    rows.sink.error(
      .conflictingAttributes, "'unique' is for whole numbers and words", in: attribute)
    return false
  }

  /// Returns whether there are as many values as rounds; reports values that are too few.
  func hasRoom(for rounds: Int, among count: Int) -> Bool {
    if rounds <= count { return true }
    if let attribute = element.attribute("random") {
      rows.sink.error(
        .invalidRange, "\(rounds) different values are needed, and there are \(count)",
        in: attribute)
    }
    return false
  }

  /// Returns the first value and the step as whole numbers, of which the last round's value must be one too.
  func wholeSteps(rounds: Int) -> (from: Int, step: Int)? {
    guard let from = element.attribute("from"), let first = whole(from) else { return nil }
    let attribute = element.attribute("step")
    guard let step = attribute.map(whole) ?? 1 else { return nil }
    let (way, isTooLong) = step.multipliedReportingOverflow(by: max(rounds - 1, 0))
    guard !isTooLong, !first.addingReportingOverflow(way).overflow else {
      return outOfRange(attribute ?? from)
    }
    return (first, step)
  }

  /// Returns the first value and the step, of which the last round's value must be finite.
  func steps(rounds: Int) -> (from: Double, step: Double)? {
    guard let from = element.attribute("from"), let first = number(from) else { return nil }
    let attribute = element.attribute("step")
    guard let step = attribute.map(number) ?? 1 else { return nil }
    guard (first + Double(rounds - 1) * step).isFinite else { return outOfRange(attribute ?? from) }
    return (first, step)
  }

  private func outOfRange<Value>(_ attribute: SourceAttribute) -> Value? {
    rows.sink.failure(
      .invalidRange, "the value of the last round is too large for '\(type)'", in: attribute)
  }

  /// Returns the bounds of `1..500` of a field of whole numbers; nil when words are stated.
  func wholeRange() -> (low: Int, high: Int)? {
    guard isWhole, let ends else { return nil }
    guard let low = NumberParser.integer(ends.low), let high = NumberParser.integer(ends.high)
    else {
      return nil
    }
    return (low, high)
  }

  /// Returns the bounds of `0.5..500`; nil when words are stated.
  func range() -> (low: Double, high: Double)? {
    guard isNumber, let ends, let low = NumberParser.number(ends.low),
      let high = NumberParser.number(ends.high)
    else { return nil }
    return (low, high)
  }

  /// The words before and behind the dots of a range.
  private var ends: (low: Substring, high: Substring)? {
    guard let value = element.attribute("random")?.value, let dots = value.firstRange(of: "..")
    else { return nil }
    return (value[..<dots.lowerBound], value[dots.upperBound...])
  }

  /// Returns whether a range is stated for a field that has none, or with another sign; reports it.
  var misusesRange: Bool {
    if isNumber, let attribute = element.attribute("random"),
      let range = NumberSuggestion.range(attribute.value)
    {
      rows.sink.error(
        .invalidValue, "'\(attribute.value)' is not a range", in: attribute, suggestion: range)
      return true
    }
    guard !isNumber, let ends, let attribute = element.attribute("random"),
      NumberParser.number(ends.low) != nil, NumberParser.number(ends.high) != nil
    else { return false }
    rows.sink.error(
      .bindingType, "a range is for numbers, and the field is of type '\(type)'; state words",
      in: attribute)
    return true
  }

  /// Reports a range whose start is greater than its end.
  func inverted<Value>() -> Value? {
    if let attribute = element.attribute("random") {
      rows.sink.error(.invalidRange, "the range's start is greater than its end", in: attribute)
    }
    return nil
  }

  /// Returns the words of an attribute as values; `-` is nil.
  func words(_ name: String) -> [FieldValue]? {
    guard let attribute = element.attribute(name) else { return nil }
    var values: [FieldValue] = []
    for word in ValueParser.words(attribute.value) {
      if word == "-", type.isOptional {
        values.append(.none)
        continue
      }
      switch rows.decoder.parser.value(String(word), of: type) {
      case .success(let value): values.append(value)
      case .failure(let error):
        rows.sink.error(
          error.code, error.message, in: attribute, suggestion: error.suggestion)
        return nil
      }
    }
    guard !values.isEmpty else {
      rows.sink.error(.invalidValue, "'\(name)' needs at least one word", in: attribute)
      return nil
    }
    return values
  }

  private func number(_ attribute: SourceAttribute) -> Double? {
    guard isNumber else {
      rows.sink.error(
        .bindingType, "a field of type '\(type)' cannot be counted; use 'cycle' or 'random'",
        in: attribute)
      return nil
    }
    guard let number = NumberParser.number(attribute.value) else {
      return rows.sink.failure(
        .invalidValue, "'\(attribute.value)' is not a number", in: attribute)
    }
    return number
  }

  private func whole(_ attribute: SourceAttribute) -> Int? {
    guard let number = NumberParser.integer(attribute.value) else {
      return rows.sink.failure(
        .invalidValue, "'\(attribute.value)' is not a whole number", in: attribute)
    }
    return number
  }
}
