import FixtureModel

/// The reader of a `sections` element, which creates a section with its rows for each match of a data file.
struct ExternalSections {
  /// The receiver of the rows.
  let rows: RowSink
  /// The decoder of the sections' fields.
  let decoder: RowValueDecoder
  /// The reader of data files.
  let file: DataFileReader
  /// Reports a field that the sections' model does not have.
  let reportUnknown: (String, SourcePosition) -> Void
  /// Adds a section with the current rows; returns whether there is room for another one.
  let endSection: ([FieldValue]) -> Bool

  /// Adds the sections of all matches.
  func add(_ element: SourceElement) {
    if !addSections(element) { rows.markIncomplete() }
  }

  private func addSections(_ element: SourceElement) -> Bool {
    let builder = file.makeBuilder()
    guard
      let maps = builder.maps(of: element, schema: decoder.schema, reportUnknown: reportUnknown),
      let items = items(of: element, builder)
    else { return false }
    return file.read(
      element, builder, fields: decoder.schema.slots.count + rows.schema.slots.count
    ) { (match: ExternalMatch, context: DataReadingContext) throws(ExternalDocumentError) -> Bool in
      rows.beginList()
      decoder.begin()
      for map in maps { try map.read(from: match.place, of: match, into: decoder, context) }
      if !decoder.isComplete {
        context.reportMissingFields(decoder, maps, "the section", of: match, at: match.place)
      }
      let fields = decoder.fieldValues()
      for items in items {
        let nodes = try match.nodes(ofExpression: items.expression, from: match.place)
        if !nodes.isEmpty { context.noteFound(items.expression) }
        for node in nodes.prefix(items.limit) where !rows.isExhausted {
          try items.writer.add(match, from: node, context)
        }
      }
      return endSection(fields) && !rows.isExhausted
    }
  }

  private func items(of element: SourceElement, _ builder: FieldMapBuilder) -> [Items]? {
    var found: [Items] = []
    for child in element.children where child.name == "items" {
      if let key = child.children.first(where: { $0.name == "key" }) {
        rows.sink.error(
          .misplacedElement, "the keys of 'sections' come before its maps, not in its 'items'",
          at: key.position, length: 4)
        return nil
      }
      if let from = child.attribute("from") {
        return rows.sink.failure(
          .conflictingAttributes, "'items' of 'sections' reads the file of 'sections'", in: from)
      }
      guard let select = child.attribute("select"), let limit = file.limit(of: child) else {
        return nil
      }
      let expression = builder.addRows(select, of: child)
      let maps = builder.maps(of: child, schema: rows.schema, parent: expression) {
        rows.reportUnknownField($0, at: $1)
      }
      guard let maps else { return nil }
      found.append(
        Items(
          expression: expression, writer: DataRowWriter(rows: rows, maps: maps, element: child),
          limit: limit))
    }
    return found
  }

  private struct Items {
    let expression: Int
    let writer: DataRowWriter
    let limit: Int
  }
}
