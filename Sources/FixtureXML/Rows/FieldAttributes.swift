import FixtureModel

/// The reader of an element's attributes as fields of a model.
struct FieldAttributes {
  /// The name of the element in messages.
  let owner: String
  /// A Boolean value that indicates whether the model is missing because of an error that was
  /// already reported.
  var isModelInvalid: Bool
  /// The rows that the element belongs to.
  let rows: RowSink

  private var sink: DiagnosticSink { rows.sink }

  /// Creates a reader of the attributes of one kind of element.
  init(owner: String, isModelInvalid: Bool = false, rows: RowSink) {
    self.owner = owner
    self.isModelInvalid = isModelInvalid
    self.rows = rows
  }

  /// Returns the values in the order of the model's fields; `nil` after an error was reported.
  func values(
    of element: SourceElement, excluding excluded: Set<String> = [], decoder: RowValueDecoder,
    text: (SourceAttribute) -> String = { $0.value }
  ) -> [FieldValue]? {
    guard !rows.isExhausted else { return nil }
    decoder.begin()
    var isRight = true
    for attribute in element.attributes where !excluded.contains(attribute.name) {
      isRight = set(attribute, text(attribute), decoder) && isRight
    }
    guard isRight else { return nil }
    let missing = decoder.isComplete ? [] : decoder.missingFields()
    for path in missing {
      sink.error(
        .missingField, "'\(element.name)' leaves out '\(path)', which has no default",
        at: element.position, length: element.name.count + 1)
    }
    guard missing.isEmpty, rows.takeDefaults(of: decoder, at: element.position) else { return nil }
    return decoder.fieldValues()
  }

  private func set(
    _ attribute: SourceAttribute, _ text: String, _ decoder: RowValueDecoder
  ) -> Bool {
    guard let slot = decoder.schema.slot(named: attribute.name) else {
      reportUnknown(attribute.name, at: attribute.position, decoder)
      return false
    }
    var copy = text
    guard let error = copy.withUTF8({ decoder.set(slot, $0) }) else { return true }
    sink.error(error.code, error.message, in: attribute, suggestion: error.suggestion)
    return false
  }

  /// Reports a field that the model does not have, unless an error that was reported is the reason.
  func reportUnknown(_ name: String, at position: SourcePosition, _ decoder: RowValueDecoder) {
    let schema = decoder.schema
    guard let model = schema.model else {
      if isModelInvalid { return }
      sink.error(
        .missingModel, "\(owner) has no model, so '\(name)' cannot be resolved",
        at: position, length: name.unicodeScalars.count)
      return
    }
    if decoder.parser.index.invalid.holds(field: name, of: model.name) { return }
    sink.unknown(
      .unknownField, "'\(model.name)' has no field '\(name)'", name: name,
      among: schema.slots.map(\.path), at: position)
  }
}
