import FixtureModel

/// Typed access to the attributes of one element.
struct ElementReader {
  /// The element.
  let element: SourceElement
  /// The decoder of the element's values.
  let decoder: ValueDecoder

  /// Creates a reader for an element in a scope.
  init(_ element: SourceElement, scope: BindingScope, sink: DiagnosticSink) {
    self.element = element
    decoder = ValueDecoder(scope: scope, sink: sink)
  }

  /// The receiver of diagnostics.
  var sink: DiagnosticSink { decoder.sink }

  /// Returns the attribute's value as the vocabulary says.
  func value(_ name: String) -> PropertyValue? {
    guard let attribute = element.attribute(name), let spec = element.spec.attribute(named: name)
    else { return nil }
    return decoder.value(attribute, as: spec)
  }

  /// Returns the attribute's text.
  func text(_ name: String) -> String? { element.attribute(name)?.value }

  /// Returns a number.
  func number(_ name: String) -> Double? {
    if case .number(let number) = value(name) { return number }
    return nil
  }

  /// Returns a number that is neither negative nor infinite.
  func extent(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    guard number >= 0, number.isFinite else {
      outOfRange(name, "a finite number that is not negative")
      return nil
    }
    return number
  }

  /// Returns a whole number of at least `minimum`.
  func integer(_ name: String, atLeast minimum: Int) -> Int? {
    guard case .integer(let integer) = value(name) else { return nil }
    guard integer >= minimum else {
      outOfRange(name, "\(minimum) or more")
      return nil
    }
    return integer
  }

  /// Returns a number of pixels per point.
  func scale() -> Double? {
    guard let scale = number("scale") else { return nil }
    guard scale > 0, scale <= Magnitude.greatestScale else {
      outOfRange("scale", AttributeSpec.Bounds.scale.range)
      return nil
    }
    return scale
  }

  /// Returns a Boolean value.
  func bool(_ name: String) -> Bool? {
    if case .bool(let bool) = value(name) { return bool }
    return nil
  }

  /// Returns a size of finite extents that are not negative.
  func extents(_ name: String) -> SizeValue? {
    guard case .size(let size) = value(name) else { return nil }
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      outOfRange(name, "two finite numbers that are not negative")
      return nil
    }
    return size
  }

  /// Returns insets.
  func insets(_ name: String) -> InsetsValue? {
    if case .insets(let insets) = value(name) { return insets }
    return nil
  }

  /// Returns a size range whose minimum is not greater than its maximum.
  func sizeRange(_ name: String) -> SizeRangeValue? {
    guard let attribute = element.attribute(name), let spec = element.spec.attribute(named: name),
      case .sizeRange(let range) = value(name)
    else { return nil }
    PropertyRules(sink: sink).check(.sizeRange(range), of: spec, in: attribute)
    return range
  }

  /// Returns a case of an enumeration that this package declares.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    guard case .enumCase(let word) = value(name) else { return nil }
    return Choice(rawValue: word)
  }

  /// Returns a hand-written type.
  func type(_ name: String) -> TypeReference? {
    if case .type(let type) = value(name) { return type }
    return nil
  }

  /// Returns index paths that are separated by spaces.
  func indexPaths(_ name: String) -> [IndexPathValue]? {
    words(name, kind: .indexPaths, NumberSuggestion.indexPaths) { ValueParser.indexPath($0) }
  }

  /// Returns whole numbers that are not negative and are separated by spaces.
  func indexes(_ name: String) -> [Int]? {
    words(name, kind: .indexes, NumberSuggestion.indexes) { ValueParser.position($0) }
  }

  /// Returns the properties among the attributes, in document order.
  func properties(excluding excluded: Set<String> = []) -> [Property] {
    element.attributes.compactMap { attribute in
      guard !excluded.contains(attribute.name),
        let spec = element.spec.attribute(named: attribute.name),
        let value = decoder.value(attribute, as: spec)
      else { return nil }
      PropertyRules(sink: sink).check(value, of: spec, in: attribute)
      return Property(
        name: attribute.name, target: spec.target, kind: spec.kind, value: value,
        position: attribute.position, valuePosition: attribute.valuePosition)
    }
  }

  /// Reports a value outside its range.
  func outOfRange(_ name: String, _ wanted: String) {
    guard let attribute = element.attribute(name) else { return }
    sink.error(.outOfRange, "'\(name)' must be \(wanted)", in: attribute)
  }

  private func words<Value>(
    _ name: String, kind: ValueKind, _ suggest: (String) -> String?,
    _ parse: (Substring) -> Value?
  ) -> [Value]? {
    guard let attribute = element.attribute(name) else { return nil }
    let words = ValueParser.words(attribute.value)
    let values = words.compactMap(parse)
    guard values.count == words.count else {
      sink.error(
        .invalidValue, "'\(attribute.value)' is not \(kind.expectation)", in: attribute,
        suggestion: suggest(attribute.value))
      return nil
    }
    return values
  }
}
