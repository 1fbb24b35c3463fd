import FixtureModel

/// The reader of an `items` element of a section, which creates a row for each match of a data file.
struct ExternalRows {
  /// The receiver of the rows.
  let rows: RowSink
  /// The reader of data files.
  let file: DataFileReader

  /// Adds the rows of all matches.
  func add(_ element: SourceElement) {
    if !addRows(element) { rows.markIncomplete() }
  }

  /// Returns whether the document was read.
  private func addRows(_ element: SourceElement) -> Bool {
    let builder = file.makeBuilder()
    let maps = builder.maps(of: element, schema: rows.schema) {
      rows.reportUnknownField($0, at: $1)
    }
    // The missing element is reported where the element ends.
    guard let maps, !maps.isEmpty else { return false }
    let writer = DataRowWriter(rows: rows, maps: maps, element: element)
    return file.read(element, builder, fields: rows.schema.slots.count) {
      (match: ExternalMatch, context: DataReadingContext) throws(ExternalDocumentError) -> Bool in
      try writer.add(match, from: match.place, context)
      return !rows.isExhausted
    }
  }
}

/// The writer of the rows of an `items` element.
struct DataRowWriter {
  /// The receiver of the rows.
  let rows: RowSink
  /// The maps of the fields.
  let maps: [any FieldMap]
  /// The `items` element.
  let element: SourceElement
  private let cell: SourceAttribute?

  /// Creates a writer.
  init(rows: RowSink, maps: [any FieldMap], element: SourceElement) {
    self.rows = rows
    self.maps = maps
    self.element = element
    cell = element.attribute("cell")
  }

  /// Adds the row of a node of a match.
  func add(
    _ match: ExternalMatch, from place: DataNode, _ context: DataReadingContext
  ) throws(ExternalDocumentError) {
    rows.decoder.begin()
    for map in maps { try map.read(from: place, of: match, into: rows.decoder, context) }
    if !rows.decoder.isComplete {
      context.reportMissingFields(rows.decoder, maps, "the row", of: match, at: place)
    }
    guard let equal = rows.addRow(cell: cell, at: RowPlace(element.position)) else { return }
    let note =
      equal.first == element.position
      ? "'items' reads the file here" : "the first row with this key is here"
    context.errors.add(.key, equal.message, of: match, at: place) {
      [sink = rows.sink] message, place, length in
      sink.error(
        .duplicateKey, message, at: place, length: length,
        note: DiagnosticNote(note, at: equal.first))
    }
  }
}
