import CLibXML2
import FixtureModel

extension DocumentReader {
  func foreignEncoding(_ name: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      .unsupportedEncoding,
      "the file is in \(name); fixtures are UTF-8, so convert it",
      at: SourcePosition(file: path, line: 1, column: offset + 1), length: max(1, name.count))
  }

  func diagnostic(for issue: ByteScanIssue, parser: SAXParser) -> Diagnostic {
    let position = sourcePosition(parser.place(ofOffset: issue.offset))
    let (code, message) = issue.kind.description(limits)
    return Diagnostic(
      code, message, at: position, length: issue.kind == .doctype ? 9 : 1)
  }

  /// Turns libxml2's error into one message; at the end of the file, into what is missing.
  func diagnostic(
    for failure: SAXFailure, atEndInside openTags: [OpenTag]?, _ parser: SAXParser
  ) -> Diagnostic {
    if let openTags {
      guard !parser.hasEndedRoot else {
        return notWellFormed(failure)
      }
      return unexpectedEnd(failure, openTags: openTags)
    }
    switch failure.code {
    case Int(XML_ERR_TAG_NAME_MISMATCH.rawValue): return mismatch(failure, parser.openTags.last)
    case Int(XML_ERR_ATTRIBUTE_REDEFINED.rawValue):
      return Diagnostic(
        .repeatedAttribute, "attribute '\(failure.firstName ?? "")' is repeated in this tag",
        at: sourcePosition(failure.repeatedAttribute ?? failure.place),
        length: failure.firstName?.count ?? 1)
    case Int(XML_ERR_UNDECLARED_ENTITY.rawValue), Int(XML_WAR_UNDECLARED_ENTITY.rawValue):
      return Diagnostic(
        .undefinedEntity,
        "entity '\(failure.firstName ?? "")' is not defined; only &lt; &gt; &amp; &quot; &apos; "
          + "and character references are", at: sourcePosition(failure.place))
    case Int(XML_ERR_DOCUMENT_EMPTY.rawValue), Int(XML_ERR_DOCUMENT_START.rawValue):
      return Diagnostic(
        .notWellFormed, "this is no XML: a document begins with '<'",
        at: sourcePosition(failure.place))
    default: return notWellFormed(failure)
    }
  }

  private func notWellFormed(_ failure: SAXFailure) -> Diagnostic {
    let meaning = WellFormedness(failure)
    var position = sourcePosition(failure.place)
    position.column = max(1, position.column - meaning.distance)
    return Diagnostic(.notWellFormed, meaning.message, at: position)
  }

  private func mismatch(_ failure: SAXFailure, _ open: OpenTag?) -> Diagnostic {
    guard let open else {
      return Diagnostic(.notWellFormed, failure.message, at: sourcePosition(failure.tagStart))
    }
    let name = String(cString: open.name)
    let start = SourcePosition(file: path, line: open.line, column: open.column)
    return Diagnostic(
      .mismatchedTag, "this end tag does not close '\(name)'",
      at: sourcePosition(failure.tagStart),
      notes: [DiagnosticNote("'\(name)' begins here", at: start)])
  }

  private func unexpectedEnd(_ failure: SAXFailure, openTags: [OpenTag]) -> Diagnostic {
    let position = sourcePosition(failure.place)
    guard let open = openTags.last else {
      return Diagnostic(
        .unexpectedEnd,
        "the file ends before a root element does; a fixture is "
          + "<fixture xmlns=\"\(Vocabulary.namespace)\">…</fixture>", at: position)
    }
    let name = String(cString: open.name)
    let start = SourcePosition(file: path, line: open.line, column: open.column)
    return Diagnostic(
      .unexpectedEnd, "the file ends inside '\(name)'", at: position,
      notes: [DiagnosticNote("'\(name)' begins here", at: start)])
  }

  /// Returns a position of this document.
  func sourcePosition(_ place: TextPosition) -> SourcePosition {
    SourcePosition(file: path, line: place.line, column: place.column)
  }
}

extension SAXParser {
  /// Returns the part of a chunk that ends before an offset; the whole chunk without one.
  func safePart(
    of chunk: UnsafeBufferPointer<UInt8>, before offset: Int?, end: Int
  ) -> UnsafeBufferPointer<UInt8> {
    guard let offset else { return chunk }
    return UnsafeBufferPointer(rebasing: chunk.prefix(max(0, offset - (end - chunk.count))))
  }
}
