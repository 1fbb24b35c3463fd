import FixtureModel

/// Makes rows of an `items` element: finds the document, reads it as a stream, maps each match.
struct ExternalRows {
  /// Where the rows go.
  let rows: RowSink
  /// How files are found.
  let environment: ReadingEnvironment
  /// The fixture's path.
  let fixture: String
  /// Takes the digest of the document's bytes.
  let didRead: (UInt64) -> Void

  /// Adds the rows of all matches.
  func add(_ element: SourceElement) {
    let sink = rows.sink
    let maps = element.children.compactMap { FieldMap($0, rows: rows) }
    guard maps.count == element.children.count, let select = element.attribute("select"),
      let from = element.attribute("from"),
      let path = environment.resolve(from, from: fixture, sink)
    else { return }
    guard ReadingEnvironment.isData(path) else {
      return sink.error(
        .notData, "'\(path)' must lie below a folder named 'Data'", in: from)
    }
    let limit = limit(element)
    do throws(ExternalDocumentError) {
      let document = try ExternalDocument(
        path: environment.root.absolutePath(of: path), limits: environment.limits,
        namespaces: element.namespaces)
      try document.compile(select: select.value, paths: maps.map(\.path.value))
      let count = try document.forEachMatch(limit: limit) { match in
        add(match, maps: maps, element: element, document: path)
        return !rows.isExhausted
      }
      if count == 0, limit != 0 {
        sink.add(
          Diagnostic(
            .noMatches, "'\(select.value)' matches nothing in '\(path)'",
            at: select.valuePosition, length: select.value.unicodeScalars.count,
            severity: .warning))
      }
      didRead(document.digest)
    } catch {
      report(error, path: path, element: element, maps: maps, from: from, select: select)
    }
  }

  private func limit(_ element: SourceElement) -> Int? {
    guard let attribute = element.attribute("limit") else { return nil }
    guard let limit = ValueParser.index(attribute.value) else {
      rows.sink.error(
        .invalidValue, "'\(attribute.value)' is not \(ValueKind.integer.expectation)",
        in: attribute)
      return nil
    }
    return limit
  }

  private func add(
    _ match: ExternalMatch, maps: [FieldMap], element: SourceElement, document: String
  ) {
    rows.decoder.begin()
    for (index, map) in maps.enumerated() {
      let found = match.strings(ofPath: index)
      guard let error = map.store(found, in: rows) else { continue }
      rows.decoder.markError()
      let place = SourcePosition(file: document, line: match.line, column: 1)
      rows.sink.error(
        .unconvertibleData, error, at: map.path.valuePosition,
        length: map.path.value.unicodeScalars.count,
        note: DiagnosticNote("the data is here", at: place))
    }
    rows.endRow(cell: element.attribute("cell"), at: RowPlace(element.position))
  }

  private func report(
    _ error: ExternalDocumentError, path: String, element: SourceElement, maps: [FieldMap],
    from: SourceAttribute, select: SourceAttribute
  ) {
    let sink = rows.sink
    switch error {
    case .unreadable(let message):
      sink.error(.unreadableFile, "'\(path)' cannot be read: \(message)", in: from)
    case .tooLarge:
      sink.error(.fileTooLarge, "'\(path)' is larger than the limit", in: from)
    case .matchTooLarge(let line):
      let place = SourcePosition(file: path, line: line, column: 1)
      sink.error(
        .dataTooLarge, "one match of '\(select.value)' is larger than the limit",
        at: select.valuePosition, length: select.value.unicodeScalars.count,
        note: DiagnosticNote("the match begins before here", at: place))
    case .notWellFormed(let message, let line, let column):
      sink.error(
        .dataNotWellFormed, message,
        at: SourcePosition(file: path, line: max(1, line), column: max(1, column)),
        note: DiagnosticNote("'items' draws from it here", at: element.position))
    case .invalidPattern:
      sink.error(
        .invalidXPath, "'\(select.value)' is not a streamable XPath pattern", in: select)
    case .invalidPath(let index):
      let attribute = maps[index].path
      sink.error(.invalidXPath, "'\(attribute.value)' is not an XPath expression", in: attribute)
    case .undeclaredPrefix(let prefix, let index):
      let attribute = index.map { maps[$0].path } ?? select
      sink.error(
        .undeclaredPrefix,
        "the prefix '\(prefix)' is not declared: add xmlns:\(prefix) to the "
          + "fixture", in: attribute)
    }
  }
}
