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
  /// The maps with their paths.
  let maps: [FieldMap]
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
    case .overLimit(let kind, let offset):
      let (code, message) = kind.description(limits.forData)
      atData(code, message, position(ofByte: offset))
    case .tooManyDefaultAttributes:
      atData(
        .dataTooLarge,
        "a document type may declare at most \(limits.defaultAttributes) attributes with default "
          + "values", place(1))
    case .notWellFormed(let message, let line, let column):
      atData(
        .dataNotWellFormed, message,
        SourcePosition(file: path, line: max(1, line), column: max(1, column)))
    default: reportMatch(error)
    }
  }

  private func reportMatch(_ error: ExternalDocumentError) {
    switch error {
    case .matchTooLarge(let line):
      sink.error(
        .dataTooLarge, "a match may be at most \(limits.matchLength) bytes long",
        at: select.valuePosition, length: select.value.unicodeScalars.count,
        note: DiagnosticNote("the match begins before here", at: place(line)))
    case .tooMuchText(let line):
      atData(
        .dataTooLarge,
        "the rows take more than \(limits.dataTextPerByte) times the text of the file, because "
          + "matches or paths overlap", place(line))
    case .tooMuchEntityText(let line):
      atData(
        .dataTooLarge, "entities may expand to at most \(limits.entityText) bytes", place(line))
    case .unexpandedEntity(let name, let problem, let line):
      atData(
        .unexpandedEntity, problem.message(about: name),
        lines.position(of: "&\(name);", atOrAfter: line))
    case .inclusion(let name, let line):
      atData(
        .unexpandedInclude, "'\(name)' is not processed; write the included text here",
        lines.position(of: "<\(name)", atOrBefore: line))
    case .tooManyOperations(let index, let line):
      let expression = maps[index].path
      sink.error(
        .xpathLimit,
        "the path '\(expression.value)' takes more operations than the limit for a match "
          + "and a file of this size",
        at: place(line),
        note: DiagnosticNote("the path is here", at: expression.valuePosition))
    case .failedPath(let index, let line):
      let expression = maps[index].path
      sink.error(
        .unconvertibleData, "the path '\(expression.value)' cannot be evaluated on this element",
        at: place(line),
        note: DiagnosticNote("the path is here", at: expression.valuePosition))
    default: break
    }
  }

  private func atData(_ code: DiagnosticCode, _ message: String, _ position: SourcePosition) {
    sink.error(
      code, message, at: position,
      note: DiagnosticNote("'items' reads the file here", at: element.position))
  }

  private var lines: DataLines { DataLines(path: path, root: root) }

  private func place(_ line: Int) -> SourcePosition {
    SourcePosition(file: path, line: max(1, line), column: 1)
  }

  /// Reads the file again up to a byte, because positions are not counted while rows are read.
  private func position(ofByte offset: Int) -> SourcePosition {
    var place = TextPosition()
    guard let file = try? FileByteSource(path: root.absolutePath(of: path)) else {
      return self.place(1)
    }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while place.offset < offset {
      let count = (try? buffer.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
      guard count > 0 else { break }
      let wanted = min(count, offset - place.offset)
      buffer.withUnsafeBufferPointer {
        place.advance(over: UnsafeBufferPointer(rebasing: $0[..<wanted]))
      }
    }
    return SourcePosition(file: path, line: place.line, column: place.column)
  }
}

extension EntityProblem {
  /// Returns the message about an entity.
  fileprivate func message(about name: String) -> String {
    switch self {
    case .external:
      "the entity '\(name)' is in another file, which is not read; write its text here"
    case .undefined: "the entity '\(name)' is not declared in this file; write its text here"
    case .markup: "the entity '\(name)' contains elements, which are not read; write them here"
    }
  }
}
