import FixtureModel

/// The reader of a document, which passes its bytes in chunks to the scanners and the parser.
struct DocumentReader {
  /// The path that positions name.
  let path: String
  /// The bounds.
  let limits: ReadingLimits
  private let chunkSize = 64 << 10

  /// Creates a reader for a document known by `path`.
  init(path: String, limits: ReadingLimits) {
    self.path = path
    self.limits = limits
  }

  /// Reads the document to its end or its first fatal error, which is returned.
  ///
  /// `observe` sees every byte once, in order.
  func read(
    _ source: inout some ByteSource, handler: some SAXHandler,
    observe: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
  ) throws(FileError) -> Diagnostic? {
    let first = try source.readHead()
    let check = first.withUnsafeBufferPointer { EncodingCheck($0) }
    if let encoding = check.foreignEncoding {
      return foreignEncoding(encoding, at: check.declarationOffset)
    }
    if !first.isEmpty, let problem = FileSignature.problem(first), first[0] != 0 {
      return Diagnostic(
        .notWellFormed, problem, at: SourcePosition(file: path, line: 1, column: 1))
    }
    let parser = SAXParser(
      handler: handler, byteOrderMark: check.byteOrderMark, chunkSize: chunkSize)
    var scan = DocumentScan(limits: limits)
    var head = first[...]
    while !parser.isStopped {
      let chunk = try nextChunk(after: &head, of: &source, in: parser)
      observe(chunk)
      let isFirst = scan.offset == 0
      let issue = chunk.isEmpty ? scan.finish() : scan.scan(chunk)
      let safe = parser.safePart(of: chunk, before: issue?.safeEnd, end: scan.offset)
      parser.parse(UnsafeBufferPointer(rebasing: safe.dropFirst(isFirst ? check.byteOrderMark : 0)))
      if let issue, parser.failure == nil, !parser.isStopped {
        return diagnostic(for: issue, parser: parser)
      }
      if chunk.isEmpty {
        let openTags = parser.openTags
        parser.finish()
        return parser.failure.map { diagnostic(for: $0, atEndInside: openTags, parser) }
      }
    }
    return parser.failure.map { diagnostic(for: $0, atEndInside: nil, parser) }
  }

  /// Returns the next bytes in the parser's window: those that were read before, then the source's.
  private func nextChunk(
    after head: inout ArraySlice<UInt8>, of source: inout some ByteSource, in parser: SAXParser
  ) throws(FileError) -> UnsafeBufferPointer<UInt8> {
    do {
      return try parser.read(size: chunkSize) { buffer in
        if head.isEmpty { return try source.read(into: buffer) }
        buffer.copyBytes(from: head)
        defer { head = [] }
        return head.count
      }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(message: "\(error)")
    }
  }
}
