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
    guard let attribute = element.attribute("random"), range() != nil, !isWhole else { return true }
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

  /// Returns the first value and the step.
  func steps() -> (Double, Double)? {
    guard let from = element.attribute("from"), let first = number(from) else { return nil }
    guard let attribute = element.attribute("step") else { return (first, 1) }
    return number(attribute).map { (first, $0) }
  }

  /// Returns the bounds of `1..500`; nil when words are stated.
  func range() -> (Double, Double)? {
    guard isNumber, let attribute = element.attribute("random"),
      let dots = attribute.value.firstRange(of: ".."),
      let low = NumberParser.number(attribute.value[..<dots.lowerBound]),
      let high = NumberParser.number(attribute.value[dots.upperBound...]),
      !isWhole || (Self.isInt(low) && Self.isInt(high))
    else { return nil }
    return (low, high)
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
    guard let number = NumberParser.number(attribute.value), !isWhole || Self.isInt(number) else {
      let what = isWhole ? "a whole number" : "a number"
      rows.sink.error(.invalidValue, "'\(attribute.value)' is not \(what)", in: attribute)
      return nil
    }
    return number
  }

  private static func isInt(_ number: Double) -> Bool { Int(exactly: number) != nil }
}
