import FixtureModel

/// The reader of an `items` element: it reads the document as a stream and creates a row for each
/// match.
struct ExternalRows {
  /// The receiver of the rows.
  let rows: RowSink
  /// The files and limits with which fixtures are read.
  let environment: ReadingEnvironment
  /// The fixture's path.
  let fixture: String
  /// A closure that is called with the digest of the document's bytes.
  let didRead: (UInt64) -> Void

  /// Adds the rows of all matches.
  func add(_ element: SourceElement) {
    if !addRows(element) { rows.markIncomplete() }
  }

  /// Returns whether the document was read.
  private func addRows(_ element: SourceElement) -> Bool {
    let sink = rows.sink
    let maps = element.children.compactMap { FieldMap($0, rows: rows) }
    guard maps.count == element.children.count, !hasRepeatedField(element, maps),
      let select = element.attribute("select"),
      let from = element.attribute("from"),
      let path = environment.resolve(from, from: fixture, sink)
    else { return false }
    guard environment.dataFolders.holds(path) else {
      sink.error(
        .notData, "'\(path)' must lie below a folder named 'Data'", in: from)
      return false
    }
    let limit = limit(element)
    guard let paths = compile(select, maps, element), rows.documents.takeDocument(path, at: from)
    else { return false }
    let isReread = rows.documents.hasRead(path)
    let errors = DataRowErrors(path: path, root: environment.root)
    defer { errors.report() }
    do throws(ExternalDocumentError) {
      let document = try ExternalDocument(
        path: environment.root.absolutePath(of: path), limits: environment.limits, paths: paths)
      defer { rows.documents.noteDocument(path, bytes: document.bytesRead) }
      let count = try document.forEachMatch(limit: limit) {
        match throws(ExternalDocumentError) in
        if isReread, !rows.documents.takeRereadRow(fields: rows.schema.slots.count, at: from) {
          return false
        }
        try add(match, maps: maps, element: element, errors: errors)
        return !rows.isExhausted
      }
      if count == 0, limit != 0 {
        sink.add(
          Diagnostic(
            .noMatches, "'\(select.value)' matches nothing in '\(path)'",
            at: select.valuePosition, length: select.value.unicodeScalars.count))
      }
      didRead(document.digest)
      return true
    } catch {
      let report = DataErrorReport(
        path: path, root: environment.root, limits: environment.limits, select: select,
        from: from, maps: maps, element: element, sink: sink)
      report.report(error)
      return false
    }
  }

  /// Reports a field that two maps set: the second one would replace what the first one found. A list
  /// takes what all of its maps find.
  private func hasRepeatedField(_ element: SourceElement, _ maps: [FieldMap]) -> Bool {
    var names = NameRegistry()
    var hasRepeated = false
    for (child, map) in zip(element.children, maps) where !map.isList {
      guard let field = child.attribute("field") else { continue }
      let isNew = names.take(field.value, "maps of", at: field.valuePosition, rows.sink)
      hasRepeated = hasRepeated || !isNew
    }
    return hasRepeated
  }

  /// Compiles the expressions of an element; nil after an error.
  private func compile(
    _ select: SourceAttribute, _ maps: [FieldMap], _ element: SourceElement
  ) -> DataPaths? {
    guard let paths = DataPaths(namespaces: element.namespaces, limits: environment.limits) else {
      return nil
    }
    do throws(DataPaths.Failure) {
      try paths.compile(select: select.value, paths: maps.map(\.path.value))
      return paths
    } catch {
      let attribute = error.path.map { maps[$0].path } ?? select
      let start = error.part.map { attribute.position(ofScalar: $0.lowerBound) }
      rows.sink.error(
        error.code, error.message(about: attribute.value), at: start ?? attribute.valuePosition,
        length: error.part?.count ?? attribute.value.unicodeScalars.count)
      return nil
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
    _ match: ExternalMatch, maps: [FieldMap], element: SourceElement, errors: DataRowErrors
  ) throws(ExternalDocumentError) {
    rows.decoder.begin()
    errors.begin(match)
    for (index, map) in maps.enumerated() {
      let found = try match.strings(ofPath: index, all: map.isList)
      guard let error = map.store(found, in: rows) else { continue }
      rows.decoder.markError()
      errors.add(of: match) { [sink = rows.sink] place, _ in
        sink.error(
          .unconvertibleData, error, at: map.path.valuePosition,
          length: map.path.value.unicodeScalars.count,
          note: DiagnosticNote("the data is here", at: place))
      }
    }
    if !rows.decoder.isComplete { reportMissingFields(of: match, element, errors) }
    rows.endRow(cell: element.attribute("cell"), at: RowPlace(element.position)) {
      [sink = rows.sink] message, first in
      let isOfElement = first == element.position
      errors.add(of: match) { place, length in
        let note =
          isOfElement ? "'items' reads the file here" : "the first row with this key is here"
        sink.error(
          .duplicateKey, message, at: place, length: length, note: DiagnosticNote(note, at: first))
      }
    }
  }

  /// Reports fields without a default for which no map found a value, at the row's element in the data file.
  private func reportMissingFields(
    of match: ExternalMatch, _ element: SourceElement, _ errors: DataRowErrors
  ) {
    for field in rows.decoder.missingFields() {
      errors.add(of: match) { [sink = rows.sink] place, length in
        sink.error(
          .missingField, "the row has no '\(field)', which has no default", at: place,
          length: length, note: DiagnosticNote("'items' reads the file here", at: element.position))
      }
    }
    rows.decoder.markError()
  }
}

extension DataPaths.Failure {
  /// The code of the diagnostic.
  var code: DiagnosticCode {
    switch kind {
    case .undeclaredPrefix: .undeclaredPrefix
    case .tooComplex: .xpathLimit
    case .notXPath, .notStreamable, .unknownFunction, .variable, .wrongArguments: .invalidXPath
    }
  }

  /// Returns the message about an expression.
  func message(about expression: String) -> String {
    switch kind {
    case .notXPath: "'\(expression)' is not an XPath expression"
    case .notStreamable: "'\(expression)' is not a streamable XPath pattern"
    case .undeclaredPrefix(let prefix):
      "the prefix '\(prefix)' is not declared: add xmlns:\(prefix) to the fixture"
    case .unknownFunction(let name): "XPath 1.0 has no function '\(name)'"
    case .variable(let name): "the variable '$\(name)' has no value: fixtures declare no variables"
    case .wrongArguments:
      "'\(expression)' calls a function with arguments of the wrong number or type"
    case .tooComplex(let limit): "'\(expression)' is too long: an expression has \(limit)"
    }
  }
}
