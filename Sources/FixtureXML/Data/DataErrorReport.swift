import FixtureModel

/// The reporter of errors in the document of an `items` element, at the position of each error.
struct DataErrorReport {
  /// The document's path relative to the package's root.
  let path: String
  /// The package's root.
  let root: PackageRoot
  /// The limits of data files.
  let limits: ReadingLimits
  /// The attribute with the pattern.
  let select: SourceAttribute
  /// The attribute with the document's path.
  let from: SourceAttribute
  /// The attributes of the compiled expressions; those of predicates are parts of `select`.
  let expressions: [SourceAttribute]
  /// The `items` element.
  let element: SourceElement
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Reports an error.
  func report(_ error: ExternalDocumentError) {
    switch error {
    case .unreadable(let message):
      sink.error(.unreadableFile, "'\(path)' cannot be read: \(message)", in: from)
    case .tooLarge:
      sink.error(
        .fileTooLarge, "a data file may be at most \(limits.dataSize) bytes long", in: from)
    case .unsupportedEncoding(let name):
      sink.error(
        .unsupportedEncoding, "'\(path)' is in the encoding '\(name)'; convert it to UTF-8",
        in: from)
    case .mislabeled(let name):
      atData(
        .unsupportedEncoding,
        "the file is labeled '\(name)', but it is not: its characters begin with the bytes of ASCII; correct "
          + "the label, for example to 'utf-8'", place(0))
    case .tooManyDefaultAttributes:
      atData(
        .dataTooLarge,
        "a document type may declare at most \(limits.defaultAttributes) attributes with default "
          + "values", place(0))
    case .overLimit(let kind, let offset):
      let (code, message) = kind.description(limits.forData)
      atData(code, message, place(offset))
    case .notWellFormed(let message, let offset):
      atData(.dataNotWellFormed, message, place(offset))
    case .wrongBytes(let encoding, let offset):
      atData(
        .dataNotWellFormed,
        "the bytes here are not of the encoding '\(encoding)', which the file's first bytes or its "
          + "declaration state",
        place(offset))
    default: reportMatch(error)
    }
  }

  private func reportMatch(_ error: ExternalDocumentError) {
    switch error {
    case .matchTooLarge(let offset):
      sink.error(
        .dataTooLarge, "a match may be at most \(limits.matchLength) bytes long",
        at: select.valuePosition, length: select.value.unicodeScalars.count,
        note: DiagnosticNote("the match begins here", at: place(offset)))
    case .tooMuchText(let offset):
      atData(
        .dataTooLarge,
        "the rows take more than \(limits.dataTextPerByte) times the text of the file, because "
          + "matches or paths overlap", place(offset))
    case .tooMuchKept(let offset):
      atData(
        .dataTooLarge,
        "what the paths name outside of the rows, and the entries of keys, take more than "
          + "\(limits.keptData) bytes of memory", place(offset))
    case .containsRow(let name, let offset):
      atData(
        .invalidXPath,
        "a path takes the text of '\(name)', which contains this row; name what you want of it, as in "
          + "'../@date' or '../title'",
        place(offset))
    case .tooMuchEntityText(let offset):
      atData(
        .dataTooLarge, "entities may expand to at most \(limits.entityText) bytes", place(offset))
    case .unexpandedEntity(let name, let problem, let offset):
      atData(.unexpandedEntity, problem.message(about: name), place(offset))
    case .inclusion(let name, let offset):
      atData(
        .unexpandedInclude, "'\(name)' is not processed; write the included text here",
        place(offset))
    case .tooManyOperations(let index, let offset):
      let expression = expression(index)
      sink.error(
        .xpathLimit,
        "the path '\(expression.value)' takes more operations than the limit for a match "
          + "and a file of this size; last() is the number of rows, and a <key> finds elements by a value",
        at: place(offset),
        note: DiagnosticNote("the path is here", at: expression.valuePosition))
    case .failedPath(let index, let offset):
      let expression = expression(index)
      sink.error(
        .unconvertibleData, "the path '\(expression.value)' cannot be evaluated on this element",
        at: place(offset),
        note: DiagnosticNote("the path is here", at: expression.valuePosition))
    default: break
    }
  }

  private func expression(_ index: Int) -> SourceAttribute {
    expressions.indices.contains(index) ? expressions[index] : select
  }

  private func atData(_ code: DiagnosticCode, _ message: String, _ position: SourcePosition) {
    sink.error(
      code, message, at: position,
      note: DiagnosticNote("'items' reads the file here", at: element.position))
  }

  private func place(_ offset: Int) -> SourcePosition {
    DataPlaces(path: path, root: root, limits: limits).positions(of: [offset])[0]
  }
}

extension EntityProblem {
  /// Returns the message about an entity.
  fileprivate func message(about name: String) -> String {
    switch self {
    case .external:
      "the entity '\(name)' is in another file, which is not read; write its text here"
    case .undefined: "the entity '\(name)' is not declared in this file; write its text here"
    case .markup:
      "the entity '\(name)' contains elements, comments or instructions, which are not read; write its content here"
    }
  }
}
