import FixtureModel

/// The reader of the rows in repeats and mutations, whose elements are in memory.
struct RowElements {
  /// The receiver of the rows.
  let rows: RowSink

  /// Adds the row of an `item` element.
  func add(_ item: SourceElement) {
    rows.decoder.begin()
    for attribute in item.attributes where attribute.name != "cell" {
      if rows.sink.reportRound(in: attribute) {
        rows.decoder.markError()
        continue
      }
      set(attribute, text: attribute.value)
    }
    for child in item.children { append(child) }
    rows.endRow(cell: item.attribute("cell"), at: RowPlace(item.position))
  }

  /// Sets the field that an attribute names to a text.
  func set(_ attribute: SourceAttribute, text: String) {
    guard let slot = rows.schema.slot(named: attribute.name) else {
      rows.reportUnknownField(attribute.name, at: attribute.position)
      return
    }
    var copy = text
    if let error = copy.withUTF8({ rows.decoder.set(slot, $0) }) {
      rows.report(
        error, at: attribute.valuePosition, length: attribute.value.unicodeScalars.count)
    }
  }

  /// Appends a `value` child: one element of a list field.
  func append(_ child: SourceElement) {
    guard child.name == "value" else { return reportVariation(child) }
    guard let field = child.attribute("field") else { return }
    guard let slot = rows.schema.slot(named: field.value) else {
      return rows.reportUnknownField(field.value, at: field.valuePosition)
    }
    guard case .list(let element) = rows.schema.slots[slot].type.unwrapped else {
      rows.decoder.markError()
      return rows.sink.error(
        .bindingType, "'\(field.value)' is not a list; state its value in an attribute of the item",
        in: field)
    }
    if let value = value(of: child, element: element) { rows.decoder.append([value], to: slot) }
  }

  /// Reports a `vary` child of an item that is not in a `repeat` of items.
  func reportVariation(_ child: SourceElement) {
    rows.sink.error(
      .misplacedElement, "'vary' has a meaning only inside a 'repeat' of items", at: child.position,
      length: 5)
  }

  private func value(of child: SourceElement, element: FieldType) -> FieldValue? {
    if case .model(let name) = element.unwrapped { return modelValue(of: child, model: name) }
    for extra in child.attributes where extra.name != "field" && extra.name != "is" {
      rows.sink.error(
        .unknownAttribute,
        "'value' has no attribute '\(extra.name)' for elements of type "
          + "'\(element)'", at: extra.position, length: extra.name.count)
    }
    guard let attribute = child.attribute("is") else {
      rows.decoder.markError()
      rows.sink.error(
        .missingAttribute, "'value' needs the attribute 'is'", at: child.position, length: 6)
      return nil
    }
    if rows.sink.reportRound(in: attribute) {
      rows.decoder.markError()
      return nil
    }
    switch rows.decoder.parser.value(attribute.value, of: element) {
    case .success(let value): return value
    case .failure(let error):
      rows.decoder.markError()
      rows.report(
        error, at: attribute.valuePosition, length: attribute.value.unicodeScalars.count)
      return nil
    }
  }

  private func modelValue(of child: SourceElement, model name: String) -> FieldValue? {
    guard let inner = rows.innerDecoder(ofModel: name) else { return nil }
    let fields = FieldAttributes(owner: "'\(name)'", rows: rows)
    guard let values = fields.values(of: child, excluding: ["field", "is"], decoder: inner) else {
      rows.decoder.markError()
      return nil
    }
    return .model(values)
  }
}
