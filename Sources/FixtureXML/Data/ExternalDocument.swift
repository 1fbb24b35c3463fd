import CLibXML2

/// An XML document from elsewhere, read as a stream of rows.
///
/// Rows are read in one pass over the document. Other passes before it keep what paths name outside of the rows,
/// and count the rows, if a path asks for it. Confined to the thread that calls it.
final class ExternalDocument {
  /// The digest of the bytes that have been read.
  private(set) var digest: UInt64 = 0
  /// The number of bytes of the document that have been read.
  private(set) var bytesRead = 0

  private let path: String
  private let limits: ReadingLimits
  private let paths: DataPaths
  private let isDigested: Bool
  private let budget: MatchBudget
  private let kept: KeptNodes
  private var latest: ExternalMatch?

  /// Opens a document to find what compiled paths select. Without `isDigested`, its digest is that of no bytes.
  init(
    path: String, limits: ReadingLimits, paths: DataPaths, isDigested: Bool
  ) throws(ExternalDocumentError) {
    self.path = path
    self.limits = limits
    self.paths = paths
    self.isDigested = isDigested
    budget = MatchBudget(limits: limits)
    guard let kept = KeptNodes(limit: limits.keptData) else {
      throw .unreadable("the XML parser cannot be made")
    }
    self.kept = kept
  }

  deinit { paths.evaluator.keys.removeAll() }

  /// Calls `body` for each match until it returns false or the limit is reached; returns the number of matches.
  func forEachMatch(
    limit: Int, _ body: @escaping (ExternalMatch) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Int {
    if limit == 0 { return 0 }
    let totals = try prepare()
    var rowCount = 0
    if paths.usesRowCount || paths.select.countsRows {
      // A predicate in parentheses asks for the number before it.
      if paths.select.countsRows {
        var inner = paths.select
        inner.filters = []
        rowCount = try count(inner, totals)
      }
      if paths.usesRowCount {
        let filtered = try count(paths.select, totals, rowCount: rowCount)
        return try read(limit: limit, totals, size: filtered, rowCount: rowCount, body)
      }
    }
    return try read(limit: limit, totals, size: 0, rowCount: rowCount, body)
  }

  /// Reads what rows need from outside of them, and returns the totals of their parents.
  ///
  /// Which elements can be rows depends on totals, and whether one of them is a row on what is kept.
  private func prepare() throws(ExternalDocumentError) -> [Int: [Int]] {
    let counts = paths.select.countsSiblings
    let totals = counts ? try siblingTotals() : [:]
    guard !paths.kept.isEmpty || !paths.keys.isEmpty else { return totals }
    try keep(totals)
    return counts ? try siblingTotals() : [:]
  }

  private func siblingTotals() throws(ExternalDocumentError) -> [Int: [Int]] {
    let rows = finder(paths.select, totals: nil)
    let pass = RowPass(rows: rows, kept: kept) { _ in true }
    try DataParser(try input(), handler: pass, limits: limits).parse()
    return rows.totals
  }

  private func input(
    for purpose: ExternalInput.Purpose = .parsing
  ) throws(ExternalDocumentError) -> ExternalInput {
    let input = try ExternalInput(path: path, limits: limits, for: purpose)
    budget.begin(input)
    return input
  }

  private func finder(
    _ select: RowSelect, totals: [Int: [Int]]?, rowCount: Int = 0
  ) -> RowFinder {
    RowFinder(select, totals: totals, rowCount: rowCount, limit: limits.matchLength) {
      [self] (expression: Int, place: DataNode) throws(ExternalDocumentError) -> Bool in
      try budget.holds(expression, place, paths.evaluator)
    }
  }

  /// Reads the document to keep what paths name outside of rows, and to find the entries of keys.
  private func keep(_ totals: [Int: [Int]]) throws(ExternalDocumentError) {
    let input = try input()
    let collector = KeptCollector(paths.kept, into: kept, limit: limits.keptData)
    let rows = finder(paths.select, totals: totals)
    let keys = paths.keys.map { key in (key, finder(key.match, totals: nil)) }
    let pass = KeepingPass(
      rows: rows, collector: collector, keys: keys.map(\.1)
    ) { [self] (index: Int, row: RowFinder.Row) throws(ExternalDocumentError) in
      try addEntry(row, to: keys[index].0)
    }
    let parser = DataParser(input, handler: pass, limits: limits)
    try parser.parse()
    collector.finish()
  }

  private func addEntry(
    _ row: RowFinder.Row, to key: DataPaths.Key
  ) throws(ExternalDocumentError) {
    let match = ExternalMatch(
      row: row, position: 1, size: 1, paths: paths, budget: budget, kept: kept)
    var values: [String] = []
    try match.forEachText(ofExpression: key.use, from: match.place, all: true) { text in
      values.append(text.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    guard !values.isEmpty else { return }
    let copy = try kept.copy(row.node, isWhole: true, offset: row.offset)
    kept.keep(copy)
    for value in values { paths.evaluator.keys.add(copy, to: key.name, value: value) }
  }

  private func count(
    _ select: RowSelect, _ totals: [Int: [Int]], rowCount: Int = 0
  ) throws(ExternalDocumentError) -> Int {
    let rows = finder(select, totals: totals, rowCount: rowCount)
    let pass = RowPass(rows: rows, kept: kept) { _ in true }
    try DataParser(try input(), handler: pass, limits: limits).parse()
    return rows.count
  }

  private func read(
    limit: Int, _ totals: [Int: [Int]], size: Int, rowCount: Int,
    _ body: @escaping (ExternalMatch) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Int {
    let input = try input(for: isDigested ? .digesting : .parsing)
    defer {
      digest = input.digest.value
      bytesRead = input.bytesRead
    }
    let rows = finder(paths.select, totals: totals, rowCount: rowCount)
    let pass = RowPass(rows: rows, kept: kept) {
      [self] (row: RowFinder.Row) throws(ExternalDocumentError) -> Bool in
      let match =
        latest
        ?? ExternalMatch(
          row: row, position: rows.count, size: size, paths: paths, budget: budget, kept: kept)
      latest = match
      match.take(row, position: rows.count)
      return try body(match) && rows.count < limit
    }
    let parser = DataParser(input, handler: pass, limits: limits)
    try parser.parse()
    return rows.count
  }
}

/// The errors because of which a data document yields no rows.
///
/// Offsets are those of the document as UTF-8 with line feeds as line ends.
enum ExternalDocumentError: Error, Equatable {
  /// The file cannot be opened or read.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// The file is in an encoding that is not read.
  case unsupportedEncoding(String)
  /// The file declares an encoding of wider code units than it has.
  case mislabeled(String)
  /// Bytes are not those of the encoding.
  case wrongBytes(encoding: String, offset: Int)
  /// A tag, a text, a comment or the document type is larger than the limit.
  case overLimit(ByteScanIssue.Kind, offset: Int)
  /// The document type declares more default values of attributes than the limit.
  case tooManyDefaultAttributes
  /// A match is larger than the limit.
  case matchTooLarge(offset: Int)
  /// The texts of the matches are together larger than the limit.
  case tooMuchText(offset: Int)
  /// The text of entities is larger than the limit.
  case tooMuchEntityText(offset: Int)
  /// What paths name outside of the rows, or the entries of keys, are larger than the limit.
  case tooMuchKept(offset: Int)
  /// A path takes the text of an element of a name that contains the row.
  case containsRow(String, offset: Int)
  /// An entity's content is not part of the data.
  case unexpandedEntity(String, EntityProblem, offset: Int)
  /// An XInclude element of a name.
  case inclusion(String, offset: Int)
  /// An expression needs more operations than the limit on a match.
  case tooManyOperations(expression: Int, offset: Int)
  /// An expression cannot be evaluated on a match.
  case failedPath(Int, offset: Int)
  /// The document is not well-formed.
  case notWellFormed(String, offset: Int)
}
