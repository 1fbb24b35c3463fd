import FixtureModel

/// Both byte scans over a document, and how far they have come.
struct DocumentScan {
  private var encoding = UTF8Scanner()
  private var markup: MarkupScanner
  /// The number of bytes seen.
  private(set) var offset = 0

  /// Creates a scan at the start of a document.
  init(limits: ReadingLimits) { markup = MarkupScanner(limits: limits) }

  /// Scans the next chunk and returns what comes first in it.
  mutating func scan(_ chunk: UnsafeBufferPointer<UInt8>) -> ByteScanIssue? {
    let start = offset
    offset += chunk.count
    if let issue = encoding.scan(chunk, at: start) {
      let valid = UnsafeBufferPointer(rebasing: chunk.prefix(max(0, issue.offset - start)))
      return markup.scan(valid, at: start) ?? issue
    }
    return markup.scan(chunk, at: start)
  }

  /// Reports what only the end of the document shows.
  func finish() -> ByteScanIssue? { encoding.finish(at: offset) }
}

/// An error that the byte scan finds before libxml2 parses the bytes.
struct ByteScanIssue: Equatable {
  /// The kinds of errors.
  enum Kind: Equatable {
    case nulByte
    case invalidUTF8
    case doctype
    case documentTypeTooLong
    case textTooLong
    case tooManyAttributes
    case attributeTooLong
    case tagTooLong
    case commentTooLong
    case doubleHyphen
    case tooDeep
  }

  /// The kind of the error.
  let kind: Kind
  /// The offset of the byte that is to blame.
  let offset: Int
  /// The offset up to which the parser may still be fed.
  let safeEnd: Int
}

extension ByteScanIssue.Kind {
  /// Returns the diagnostic code and the message, limits in numbers.
  func description(_ limits: ReadingLimits) -> (code: DiagnosticCode, message: String) {
    switch self {
    case .nulByte: (.nulByte, "a NUL byte is not allowed in XML")
    case .invalidUTF8:
      (.invalidUTF8, "these bytes are not valid UTF-8; save the file as UTF-8")
    case .doctype:
      (
        .doctype,
        "a document type declaration is not allowed in a fixture: entities are not expanded"
      )
    case .documentTypeTooLong:
      (
        .dataTooLarge,
        "a document type declaration may be at most \(limits.documentTypeLength) bytes long"
      )
    case .textTooLong:
      (.textTooLong, "text may be at most \(limits.textRunLength) bytes long between two tags")
    case .tooManyAttributes:
      (
        .tooManyAttributes,
        "an element may have at most \(limits.attributesPerElement) attributes"
      )
    case .attributeTooLong:
      (
        .attributeTooLong,
        "an attribute's value may be at most \(limits.attributeLength) bytes long"
      )
    case .tagTooLong: (.tagTooLong, "a tag may be at most \(limits.tagLength) bytes long")
    case .commentTooLong:
      (
        .commentTooLong,
        "a comment, CDATA section or processing instruction may be at most "
          + "\(limits.commentLength) bytes long"
      )
    case .doubleHyphen: (.dataNotWellFormed, "a comment must not contain '--' before its end")
    case .tooDeep: (.tooDeep, "elements may be nested at most \(limits.depth) deep")
    }
  }
}
