import FixtureContract
import FixtureModel

extension ValueDecoder {
  /// Decodes a constant; `nil` after an error was reported.
  func constant(
    _ attribute: SourceAttribute, kind: ValueKind, bounds: AttributeSpec.Bounds
  ) -> PropertyValue? {
    switch kind {
    case .recordable(let kind): return constant(attribute, kind: kind, bounds: bounds)
    case .enumeration(let type): return enumCase(attribute, of: type)
    case .options(let type): return options(attribute, of: type)
    case .image: return image(attribute)
    case .font: return font(attribute)
    case .type: return type(attribute).map { .type($0) }
    default: break
    }
    if let value = Self.parse(attribute.value, kind) {
      guard Magnitude.isAllowed(value) else {
        sink.error(
          .outOfRange, "'\(attribute.name)' must be \(bounds.range(of: value))", in: attribute)
        return nil
      }
      return value
    }
    let isTooLarge =
      [.integer, .number].contains(kind) && NumberParser.isTooLarge(attribute.value)
    let message =
      "'\(attribute.value)' is \(isTooLarge ? "too large for" : "not") \(kind.expectation)"
    let suggestion =
      kind == .color
      ? ConstantSuggestion.color(attribute.value)
      : NumberSuggestion.constant(attribute.value, kind)
    if let suggestion {
      sink.error(.invalidValue, message, in: attribute, suggestion: suggestion)
    } else {
      sink.unknown(
        .invalidValue, message, name: attribute.value,
        among: kind == .color ? ValueParser.colorNames : [], at: attribute.valuePosition)
    }
    return nil
  }

  private func font(_ attribute: SourceAttribute) -> PropertyValue? {
    guard let value = ValueParser.font(attribute.value) else {
      let message = "'\(attribute.value)' is not \(ValueKind.font.expectation)"
      if let font = ConstantSuggestion.font(attribute.value) {
        sink.error(.invalidValue, message, in: attribute, suggestion: font)
      } else {
        sink.unknown(
          .invalidValue, message, name: attribute.value,
          among: TextStyleName.allCases.map(\.rawValue), at: attribute.valuePosition)
      }
      return nil
    }
    if let unknown = scope.index.fonts.unknownName(in: value) {
      if let font = ConstantSuggestion.font(attribute.value) {
        let message = scope.index.fonts.message(for: unknown)
        sink.error(.unknownFont, message, in: attribute, suggestion: font)
        return nil
      }
      sink.unknown(
        .unknownFont, scope.index.fonts.message(for: unknown), name: unknown,
        among: FontWeight.allCases.map(\.rawValue) + scope.index.fonts.names,
        at: attribute.valuePosition)
      return nil
    }
    return .font(value)
  }

  /// Reads a constant that needs no declarations.
  static func parse(_ text: String, _ kind: ValueKind) -> PropertyValue? {
    switch kind {
    case .integer: NumberParser.integer(text).map { .integer($0) }
    case .number: NumberParser.extendedNumber(text).map { .number($0) }
    case .bool: ValueParser.bool(text).map { .bool($0) }
    case .size: ValueParser.size(text).map { .size($0) }
    case .point: ValueParser.point(text).map { .point($0) }
    case .rect: ValueParser.rect(text).map { .rect($0) }
    case .insets: ValueParser.insets(text).map { .insets($0) }
    case .dimension: ValueParser.dimension(text).map { .dimension($0) }
    case .dimensionPair: ValueParser.dimensionPair(text).map { .dimensionPair($0) }
    case .sizeRange: ValueParser.sizeRange(text).map { .sizeRange($0) }
    case .color: ValueParser.color(text).map { .color($0) }
    case .font: ValueParser.font(text).map { .font($0) }
    case .url: URLCheck.isValid(text) ? constantText(text) : nil
    default: constantText(text)
    }
  }

  private static func constantText(_ text: String) -> PropertyValue {
    .text(TextTemplate(parts: text.isEmpty ? [] : [.literal(text)]))
  }

  private func enumCase(_ attribute: SourceAttribute, of type: String) -> PropertyValue? {
    let cases = EnumerationTable.cases(of: type)
    guard cases.contains(attribute.value) else {
      sink.reportUnknownCase(attribute.value, among: cases, at: attribute.valuePosition)
      return nil
    }
    return .enumCase(attribute.value)
  }

  private func options(_ attribute: SourceAttribute, of type: String) -> PropertyValue? {
    let cases = EnumerationTable.cases(of: type)
    let words = ValueParser.words(attribute.value).map(String.init)
    for word in words where !cases.contains(word) {
      sink.reportUnknownCase(word, among: cases, at: attribute.valuePosition)
      return nil
    }
    return .options(words)
  }

  private func image(_ attribute: SourceAttribute) -> PropertyValue? {
    guard scope.index.images[attribute.value] != nil else {
      sink.unknown(
        .unknownImage, "there is no image '\(attribute.value)'", name: attribute.value,
        among: scope.index.images.keys, at: attribute.valuePosition)
      return nil
    }
    return .image(attribute.value)
  }

  /// Reads the name of a hand-written type; a module in front must be imported.
  func type(_ attribute: SourceAttribute) -> TypeReference? {
    guard Identifier.isValidType(attribute.value) else {
      sink.error(
        .invalidValue, "'\(attribute.value)' is not \(ValueKind.type.expectation)", in: attribute)
      return nil
    }
    let parts = attribute.value.split(separator: ".", maxSplits: 1).map(String.init)
    let position = attribute.valuePosition
    guard parts.count == 2 else { return TypeReference(name: attribute.value, position: position) }
    // The import's own spelling: it may be in another Unicode normal form.
    if let module = scope.index.modules.firstIndex(of: parts[0]) {
      return TypeReference(
        module: scope.index.modules[module], name: parts[1], position: position)
    }
    if let module = sink.suggestion(for: parts[0], among: scope.index.modules) {
      sink.error(
        .unknownModule, "the fixture does not import '\(parts[0])'", at: attribute.valuePosition,
        length: parts[0].unicodeScalars.count, suggestion: module)
      return nil
    }
    return TypeReference(name: attribute.value, position: position)
  }
}
