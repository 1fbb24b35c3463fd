import FixtureModel

/// The checks of the texts between tags.
struct TextReports {
  private let path: String
  /// The number of bytes that a text may have.
  private let limit: Int
  private let sink: DiagnosticSink
  private var hasReportedLongText = false
  private var latest: TextPosition?

  init(path: String, limit: Int, sink: DiagnosticSink) {
    self.path = path
    self.limit = limit
    self.sink = sink
  }

  /// Returns the part of a text that an element still takes after so many bytes. Reports the first text that is too long.
  mutating func beginning(
    of bytes: UnsafeBufferPointer<UInt8>, in element: SourceElement, after length: Int
  ) -> String {
    let room = limit - length
    if bytes.count > room, !hasReportedLongText {
      hasReportedLongText = true
      sink.error(
        .textTooLong, "the text may be at most \(limit) bytes long",
        at: element.position, length: element.name.count + 1)
    }
    return String(decoding: bytes.prefix(max(0, room)), as: UTF8.self)
  }

  /// Reports text where none is allowed, once for all pieces of it.
  mutating func report(in name: String?, at place: TextPosition) {
    guard place != latest else { return }
    latest = place
    let owner = name.map { "'\($0)'" } ?? "the document"
    let attribute = ["text", "is"].first {
      name.flatMap { Vocabulary.standard[$0] }?.attribute(named: $0) != nil
    }
    let remedy = attribute.map { " between its tags; write it as the attribute '\($0)'" } ?? ""
    sink.error(
      .unexpectedText, "\(owner) has no text\(remedy)",
      at: SourcePosition(file: path, line: place.line, column: place.column))
  }
}
