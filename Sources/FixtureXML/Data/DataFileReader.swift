import FixtureModel

/// The reader of the data file of an element: `items` or `sections`.
struct DataFileReader {
  /// The receiver of the rows.
  let rows: RowSink
  /// The files and limits with which fixtures are read.
  let environment: ReadingEnvironment
  /// The fixture's path.
  let fixture: String
  /// A closure that is called with each document that was read.
  let didRead: (DataRead) -> Void

  private var sink: DiagnosticSink { rows.sink }

  /// Creates a builder of maps.
  func makeBuilder() -> FieldMapBuilder {
    FieldMapBuilder(
      index: rows.decoder.parser.index, limits: environment.limits, sink: rows.sink)
  }

  /// Calls `body` with each match until it returns `false`; returns whether the document was read.
  func read(
    _ element: SourceElement, _ builder: FieldMapBuilder, fields: Int,
    _ body: @escaping (ExternalMatch, DataReadingContext) throws(ExternalDocumentError) -> Bool
  ) -> Bool {
    guard let select = element.attribute("select") else { return false }
    guard let from = element.attribute("from") else {
      sink.error(
        .missingAttribute, "'\(element.name)' needs the attribute 'from'", at: element.position,
        length: element.name.count + 1)
      return false
    }
    guard let path = environment.resolve(from, from: fixture, sink) else { return false }
    guard environment.dataFolders.holds(path) else {
      sink.error(.notData, "'\(path)' must lie below a folder named 'Data'", in: from)
      return false
    }
    guard let limit = limit(of: element), let paths = compile(select, builder, element),
      rows.documents.takeDocument(path, at: from)
    else { return false }
    let isReread = rows.documents.hasRead(path)
    let earlierCount = rows.totalCount
    let places = DataPlaces(path: path, root: environment.root, limits: environment.limits)
    let context = DataReadingContext(element: element, places: places, sink: sink)
    defer { context.errors.report() }
    do throws(ExternalDocumentError) {
      let document = try ExternalDocument(
        path: environment.root.absolutePath(of: path), limits: environment.limits, paths: paths,
        isDigested: environment.retention == .keep)
      defer { rows.documents.noteDocument(path, bytes: document.bytesRead) }
      let count = try document.forEachMatch(limit: limit) {
        (match: ExternalMatch) throws(ExternalDocumentError) -> Bool in
        if isReread, !rows.documents.takeRereadRow(fields: fields, at: from) { return false }
        return try body(match, context)
      }
      if limit != 0 {
        NamespaceAdvice(
          paths: paths, select: select, attributes: builder.attributes,
          rowPaths: builder.rowPaths, sink: sink
        ).report(count: count, context, path: path, root: environment.root, environment.limits)
      }
      didRead(
        DataRead(
          path: path, digest: document.digest, rowCount: rows.totalCount - earlierCount))
      return true
    } catch {
      DataErrorReport(
        path: path, root: environment.root, limits: environment.limits, select: select,
        from: from, expressions: builder.attributes, element: element, sink: sink
      ).report(error)
      return false
    }
  }

  /// Compiles the expressions of an element; nil after an error.
  private func compile(
    _ select: SourceAttribute, _ builder: FieldMapBuilder, _ element: SourceElement
  ) -> DataPaths? {
    guard let paths = DataPaths(limits: environment.limits) else { return nil }
    var expressions = DataExpressions(select: select.value, namespaces: element.namespaces)
    expressions.paths = builder.paths
    let keys = element.children.filter { $0.name == "key" }
    for key in keys {
      guard let name = key.attribute("name"), let match = key.attribute("match"),
        let use = key.attribute("use")
      else { return nil }
      expressions.keys.append(
        DataExpressions.Key(
          name: name.value, match: match.value, use: use.value, namespaces: key.namespaces))
    }
    do throws(DataPathFailure) {
      try paths.compile(expressions)
      return paths
    } catch {
      let attribute: SourceAttribute? =
        switch error.place {
        case .select: select
        case .path(let index): builder.attributes[index]
        case .keyMatch(let index): keys[index].attribute("match")
        case .keyUse(let index): keys[index].attribute("use")
        }
      report(error, in: attribute ?? select)
      return nil
    }
  }

  private func report(_ error: DataPathFailure, in attribute: SourceAttribute) {
    let start = error.part.map { attribute.position(ofScalar: $0.lowerBound) }
    sink.error(
      error.code, error.message(about: attribute.value), at: start ?? attribute.valuePosition,
      length: error.part?.count ?? attribute.value.unicodeScalars.count)
  }

  /// Returns the greatest number of rows that an element states; `nil` after an error was reported.
  func limit(of element: SourceElement) -> Int? {
    guard element.attribute("limit") != nil else { return .max }
    let scope = BindingScope(owner: "'\(element.name)'", index: rows.decoder.parser.index)
    return ElementReader(element, scope: scope, sink: sink).integer("limit", atLeast: 0)
  }
}

/// What the rows of one data file have in common while they are read.
final class DataReadingContext {
  /// The errors of rows.
  let errors: DataRowErrors
  private let element: SourceElement
  private let sink: DiagnosticSink
  private let found = FlatStack<Bool>([])

  /// Creates the context of an element.
  init(element: SourceElement, places: DataPlaces, sink: DiagnosticSink) {
    self.element = element
    self.sink = sink
    errors = DataRowErrors(places)
  }

  /// Notes that a path found something.
  func noteFound(_ expression: Int) {
    guard !hasFound(expression) else { return }
    while found.count <= expression { found.push(false) }
    found[expression] = true
  }

  /// Returns whether a path found something in any row.
  func hasFound(_ expression: Int) -> Bool {
    expression < found.count && found[expression]
  }

  /// Reports what a path found from a node, and its field does not take.
  func report(
    _ path: SourceAttribute, _ message: String, of match: ExternalMatch, at place: DataNode
  ) {
    errors.add(.text(path.valuePosition), message, of: match, at: place) {
      [sink] message, place, _ in
      sink.error(
        .unconvertibleData, message, at: path.valuePosition,
        length: path.value.unicodeScalars.count,
        note: DiagnosticNote("the data is here", at: place))
    }
  }

  /// Reports an element of a list of models that lacks a field.
  func reportMissing(
    _ field: String, ofModel model: String, of match: ExternalMatch, at place: DataNode
  ) {
    addMissing(field, "a '\(model)' of the row", "", of: match, at: place)
  }

  /// Reports fields without a default for which no map found a value, at the row's element in the data file.
  func reportMissingFields(
    _ decoder: RowValueDecoder, _ maps: [any FieldMap], _ owner: String, of match: ExternalMatch,
    at place: DataNode
  ) {
    for field in decoder.missingFields() {
      let map = maps.first { map in
        (map as? ValueMap).map { decoder.schema.slots[$0.slot].path == field } ?? false
      }
      let reason = map.map { ": '\($0.path.value)' finds no value" } ?? ""
      addMissing(field, owner, reason, of: match, at: place)
    }
    decoder.markError()
  }

  private func addMissing(
    _ field: String, _ owner: String, _ reason: String, of match: ExternalMatch,
    at place: DataNode
  ) {
    errors.add(
      .missingField(field, owner: owner),
      "\(owner) has no '\(field)', which has no default\(reason)", of: match, at: place
    ) { [sink, element] message, place, length in
      sink.error(
        .missingField, message, at: place, length: length,
        note: DiagnosticNote("'\(element.name)' reads the file here", at: element.position))
    }
  }
}
