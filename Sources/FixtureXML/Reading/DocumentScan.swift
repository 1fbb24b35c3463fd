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
  func finish() -> ByteScanIssue? { encoding.finish() }
}

/// An error that the byte scan finds before libxml2 parses the bytes.
struct ByteScanIssue: Equatable {
  /// The kinds of errors.
  enum Kind: Equatable {
    case nulByte
    case invalidUTF8
    case doctype
    case tooManyAttributes
    case attributeTooLong
    case tagTooLong
    case commentTooLong
    case tooDeep
  }

  /// The kind of the error.
  let kind: Kind
  /// The offset of the byte that is to blame.
  let offset: Int
  /// The offset up to which the parser may still be fed.
  let safeEnd: Int
}
