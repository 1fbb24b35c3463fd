import FixtureModel

/// The receiver of a container's rows from all sources, which checks their keys and limits.
final class RowSink {
  /// The rows among which keys are unique: edits may insert a row of the data again, but none twice.
  private enum KeyScope {
    case data
    case mutation(name: String)
  }

  /// Decodes the current row.
  let decoder: RowValueDecoder
  private var rows: [Row] = []
  private var rowCount = 0
  /// The number of rows of all sections, batches and edits so far.
  private(set) var totalCount = 0
  private var firstWithoutCell = Int.max
  /// The receiver of diagnostics.
  let sink: DiagnosticSink
  private let cells: CellNames
  private let budget: RowBudget
  private var keys = RowKeys()
  private var scope = KeyScope.data
  private let isModelInvalid: Bool
  /// The first use of a field although the rows have no model. Reported when the container ends,
  /// because only then it is known whether an error is why there is no model.
  private(set) var missingModel: Diagnostic?
  private let container: String
  private let path: String
  private var innerDecoders: [String: RowValueDecoder] = [:]

  /// Creates a sink for the rows of a container.
  init(
    container: String, path: String, decoder: RowValueDecoder, cells: CellNames, budget: RowBudget,
    isModelInvalid: Bool, sink: DiagnosticSink
  ) {
    self.path = path
    self.container = container
    self.decoder = decoder
    self.cells = cells
    self.budget = budget
    self.isModelInvalid = isModelInvalid
    self.sink = sink
  }

  /// The rows of the current section or batch.
  var list: RowList {
    RowList(
      rows: rows, count: rowCount,
      firstWithoutCell: firstWithoutCell == .max ? nil : firstWithoutCell)
  }

  /// A Boolean value that indicates whether rows are missing because of an error that was reported.
  var isIncomplete: Bool { hasMissingRows || budget.isExhausted }

  private var hasMissingRows = false

  /// Notes that rows are missing because of an error that was reported.
  func markIncomplete() { hasMissingRows = true }

  /// Counts the rows of a `repeat` before any is made, and returns whether they are allowed.
  func take(rounds count: Int, of element: SourceElement) -> Bool {
    budget.take(
      RepeatCost(rounds: count, of: element, fields: decoder.schema.slots.count), of: element)
  }

  /// Counts documents that are read again.
  var documents: RowBudget { budget }

  /// A Boolean value that indicates whether no further row will be taken.
  var isExhausted: Bool { budget.isExhausted }

  /// A Boolean value that indicates whether there are more rows than the limit, so that reading stops.
  var hasTooManyRows: Bool { budget.hasTooManyRows }

  /// The schema of the rows.
  var schema: RowSchema { decoder.schema }

  /// Starts a section, a batch or the rows of an edit.
  func beginList() {
    rows = []
    rowCount = 0
    firstWithoutCell = .max
  }

  /// Starts the edits of a mutation, which come after the data.
  func beginMutation(_ name: String) {
    keys = RowKeys()
    scope = .mutation(name: name)
  }

  /// Returns the decoder for the elements of a list of models; `nil` if there is no such model.
  func innerDecoder(ofModel name: String) -> RowValueDecoder? {
    if let known = innerDecoders[name] { return known }
    let index = decoder.parser.index
    guard let model = index.models[name] else { return nil }
    let inner = RowValueDecoder(
      schema: RowSchema(model: model, index: index), index: index, retention: .keep)
    innerDecoders[name] = inner
    return inner
  }

  /// Takes the values that an element other than a row leaves to defaults.
  func takeDefaults(of decoder: RowValueDecoder, at position: SourcePosition) -> Bool {
    budget.take(decoder.defaulted, rows: 0, at: position)
  }

  /// Ends the current row and adds it.
  func endRow(cell: SourceAttribute?, at place: RowPlace) {
    guard let equal = addRow(cell: cell, at: place) else { return }
    sink.error(
      .duplicateKey, equal.message, at: place.position(in: path), length: 5,
      note: DiagnosticNote("the first row with this key is here", at: equal.first))
  }

  /// Ends the current row and adds it.
  ///
  /// - Parameters:
  ///   - cell: The attribute that names the row's cell.
  ///   - place: The place of the row, or of the element that reads it from a data file.
  /// - Returns: The message about a key that another row has, with the place of that row, or `nil`.
  func addRow(
    cell: SourceAttribute?, at place: RowPlace
  ) -> (message: String, first: SourcePosition)? {
    guard budget.take(decoder.defaulted, at: place.position(in: path)) else { return nil }
    if !decoder.isComplete { reportMissingFields(at: place) }
    if cell == nil, firstWithoutCell > rowCount { firstWithoutCell = rowCount }
    rowCount += 1
    totalCount += 1
    let name = cell.flatMap { cells.check($0, rowModel: decoder.schema.model?.name, sink) }
    if decoder.retention == .keep {
      rows.append(
        Row(values: decoder.fieldValues(), cell: name, position: place.position(in: path)))
    }
    return equalKey(of: decoder.key, at: place)
  }

  private func equalKey(
    of key: RowKey?, at place: RowPlace
  ) -> (message: String, first: SourcePosition)? {
    guard let key, let first = keys.take(key, at: place) else { return nil }
    let field = decoder.schema.model?.key ?? ""
    let message =
      switch scope {
      case .data: "two rows of '\(container)' have the same '\(field)'"
      case .mutation(let name): "'\(name)' brings two rows with the same '\(field)'"
      }
    return (message, first.position(in: path))
  }

  private func reportMissingFields(at place: RowPlace) {
    for field in decoder.missingFields() {
      sink.error(
        .missingField, "the row has no '\(field)', which has no default",
        at: place.position(in: path), length: 5)
    }
  }

  /// Reports a field that the rows do not have.
  func reportUnknownField(_ name: String, at position: SourcePosition) {
    decoder.markError()
    guard let model = decoder.schema.model else {
      guard !isModelInvalid, missingModel == nil else { return }
      missingModel = Diagnostic(
        .missingModel,
        "'\(container)' has no model, so '\(name)' cannot be resolved; name one with model=\"…\"",
        at: position, length: name.unicodeScalars.count)
      return
    }
    if decoder.parser.index.invalid.holds(field: name, of: model.name) { return }
    if let slot = decoder.schema.slots.first(where: { $0.path.hasPrefix(name + ".") }) {
      sink.error(
        .unknownField, "'\(name)' is a model; state its fields, such as '\(slot.path)'",
        at: position,
        length: name.unicodeScalars.count)
      return
    }
    sink.unknown(
      .unknownField, "'\(model.name)' has no field '\(name)'", name: name,
      among: decoder.schema.slots.map(\.path), at: position)
  }

  /// Reports a value that does not fit its field.
  func report(_ error: FieldValueError, at position: SourcePosition, length: Int) {
    sink.error(
      error.code, error.message, at: position, length: length, suggestion: error.suggestion)
  }
}

/// The place of a row in its document.
struct RowPlace {
  /// The line, from 1.
  let line: Int
  /// The column, from 1.
  let column: Int

  /// Creates a place.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a position.
  init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }

  /// Returns the position in a document.
  func position(in path: String) -> SourcePosition {
    SourcePosition(file: path, line: line, column: column)
  }
}

/// The rows of a section or a batch.
struct RowList {
  /// The rows, when they are kept.
  let rows: [Row]
  /// The number of rows.
  let count: Int
  /// The index of the first row without a cell of its own.
  let firstWithoutCell: Int?
}
