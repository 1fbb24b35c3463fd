import FixtureModel

/// The decoder of a `model` element.
struct ModelDecoder {
  /// The parser of the types of fields.
  let types: FieldTypeParser
  /// The receiver of diagnostics.
  let sink: DiagnosticSink
  private let parser: FieldValueParser

  /// Creates a decoder for the models of one fixture.
  init(index: DeclarationIndex, types: FieldTypeParser, sink: DiagnosticSink) {
    self.types = types
    self.sink = sink
    parser = FieldValueParser(index: index)
  }

  /// Decodes the model with the fields that are right.
  func model(_ element: SourceElement) -> Model {
    let fields = fields(element)
    return Model(
      name: element.attribute("name")?.value ?? "", documentation: element.documentation,
      key: key(element, fields), fields: fields, position: element.position)
  }

  /// Returns the names of the fields that were left out because their declarations are invalid.
  func invalidFields(of element: SourceElement, _ model: Model) -> Set<String> {
    Set(element.content.compactMap { $0.attribute("name")?.value })
      .union(element.invalidNames).subtracting(model.fields.map(\.name))
  }

  private func fields(_ element: SourceElement) -> [Field] {
    var names = NameRegistry()
    return element.content.compactMap { child in
      guard let name = child.attribute("name"),
        NameRules(sink: sink).checkField(name, isType: types.declares),
        names.take(name.value, "fields", at: name.valuePosition, sink),
        let type = child.attribute("type").flatMap({ types.type($0) })
      else { return nil }
      return Field(
        name: name.value, documentation: child.documentation, type: type,
        defaultValue: defaultValue(child, type), position: child.position)
    }
  }

  private func defaultValue(_ element: SourceElement, _ type: FieldType) -> FieldValue? {
    guard let attribute = element.attribute("default"), !sink.reportRound(in: attribute) else {
      return nil
    }
    switch parser.value(attribute.value, of: type) {
    case .success(let value): return value
    case .failure where type.isOptional && attribute.value == "nil":
      return sink.failure(
        .invalidValue, "an optional field is nil where no row states it; leave 'default' out",
        in: attribute)
    case .failure(let error):
      sink.error(error.code, error.message, in: attribute, suggestion: error.suggestion)
      return nil
    }
  }

  private func key(_ element: SourceElement, _ fields: [Field]) -> String? {
    guard let attribute = element.attribute("key") else { return nil }
    guard let field = fields.first(where: { $0.name == attribute.value }) else {
      let stated = element.content.compactMap { $0.attribute("name")?.value }
      if stated.contains(attribute.value) || element.invalidNames.contains(attribute.value) {
        return nil
      }
      sink.unknown(
        .unknownField,
        "'\(element.attribute("name")?.value ?? "")' has no field '\(attribute.value)'",
        name: attribute.value, among: fields.map(\.name), at: attribute.valuePosition)
      return nil
    }
    switch field.type {
    case .scalar(.int), .scalar(.string), .scalar(.url), .scalar(.date), .enumeration:
      return field.name
    default:
      sink.error(
        .bindingType,
        "a key is an Int, a String, a URL, a Date or an enumeration, not "
          + "'\(field.type)'", in: attribute)
      return nil
    }
  }
}
