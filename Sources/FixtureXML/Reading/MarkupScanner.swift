#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scanner that enforces limits on tags before libxml2 parses the bytes.
///
/// It knows just enough of XML to find where tags, comments, CDATA sections and processing
/// instructions begin and end; whether they are well-formed is libxml2's business.
struct MarkupScanner {
  /// The treatment of document type declarations.
  enum DocumentType { case rejected, allowed }

  private enum State {
    case text
    case documentType
    case opening
    case startTag
    case value(quote: UInt8)
    case endTag
    case comment
    case characterData
    case instruction
  }

  private let limits: ReadingLimits
  private let documentType: DocumentType
  private var state = State.text
  private var doctype = DocumentTypeScanner()
  private var textStart = 0
  private var depth = 0
  private var constructStart = 0
  private var valueStart = 0
  private var attributes = 0
  private var previous: (UInt8, UInt8) = (0, 0)
  private var opening: [UInt8] = []
  private var hyphens = 0

  /// Creates a scanner at the start of a file.
  init(limits: ReadingLimits, documentType: DocumentType = .rejected) {
    self.limits = limits
    self.documentType = documentType
  }

  /// The offset of a document type declaration that has not ended, or `nil`.
  var openDocumentType: Int? {
    if case .documentType = state { constructStart } else { nil }
  }

  /// Scans the bytes that start at a file offset.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ByteScanIssue? {
    var index = 0
    while index < bytes.count {
      switch state {
      case .text:
        if textStart < 0 { textStart = offset + index }
        let end = Self.find(0x3C, in: bytes, from: index)
        if offset + end - textStart > limits.textRunLength {
          constructStart = textStart
          return issue(.textTooLong, textStart)
        }
        guard end < bytes.count else { return nil }
        index = end + 1
        begin(at: offset + end)
      case .documentType:
        let isOpen = doctype.scan(bytes[index])
        index += 1
        if !isOpen { state = .text }
      case .opening:
        if let issue = open(bytes[index], at: offset + index) { return issue }
        index += 1
      case .startTag:
        index = Self.skipTagBytes(bytes, from: index, previous: &previous.0)
        guard index < bytes.count else { break }
        if let issue = endOfTagPart(bytes[index], at: offset + index) { return issue }
        index += 1
      case .value(let quote):
        index = Self.find(quote, in: bytes, from: index)
        if offset + index - valueStart > limits.attributeLength {
          return issue(.attributeTooLong, valueStart)
        }
        guard index < bytes.count else { break }
        state = .startTag
        previous.0 = quote
        index += 1
      case .endTag:
        index = Self.find(0x3E, in: bytes, from: index)
        guard index < bytes.count else { break }
        depth -= 1
        state = .text
        index += 1
      case .comment where documentType == .allowed:
        if let issue = scanComment(bytes, at: offset, &index) { return issue }
      case .comment, .characterData, .instruction:
        index = skipOther(bytes, from: index)
      }
    }
    return lengthIssue(end: offset + bytes.count)
  }

  private mutating func begin(at offset: Int) {
    constructStart = offset
    textStart = -1
    attributes = 0
    previous = (0, 0)
    opening.removeAll(keepingCapacity: true)
    state = .opening
  }

  /// Decides by the characters after `<` what has begun.
  private mutating func open(_ byte: UInt8, at offset: Int) -> ByteScanIssue? {
    if opening.isEmpty {
      switch byte {
      case 0x2F: state = .endTag
      case 0x3F: state = .instruction
      case 0x21: opening.append(byte)
      default: return openStartTag(byte)
      }
      return nil
    }
    opening.append(byte)
    if opening == Array("!D".utf8) {
      guard documentType == .allowed else { return issue(.doctype, constructStart) }
      state = .documentType
      return nil
    }
    if opening == Array("!--".utf8) {
      state = .comment
      hyphens = 0
    } else if opening == Array("![".utf8) {
      state = .characterData
    } else if opening.count > 2 || opening[1] != 0x2D {
      state = .text
    }
    return nil
  }

  private mutating func openStartTag(_ byte: UInt8) -> ByteScanIssue? {
    depth += 1
    state = byte == 0x3E ? .text : .startTag
    previous.0 = byte
    return depth > limits.depth ? issue(.tooDeep, constructStart) : nil
  }

  /// Handles the quote that opens a value or the bracket that closes the tag.
  private mutating func endOfTagPart(_ byte: UInt8, at offset: Int) -> ByteScanIssue? {
    if byte == 0x3E {
      if previous.0 == 0x2F { depth -= 1 }
      state = .text
      return nil
    }
    attributes += 1
    if attributes > limits.attributesPerElement { return issue(.tooManyAttributes, offset) }
    valueStart = offset + 1
    state = .value(quote: byte)
    return nil
  }

  /// Skips to the end of a comment, a CDATA section or a processing instruction.
  private mutating func skipOther(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      index = Self.advance(to: 0x3E, in: bytes, from: index, previous: &previous)
      guard index < bytes.count else { break }
      index += 1
      if isClosed {
        state = .text
        break
      }
      previous = (previous.1, 0x3E)
    }
    return index
  }

  /// Skips to the end of a comment, and rejects two hyphens inside of it, for each of which libxml2 would
  /// copy the comment.
  private mutating func scanComment(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ index: inout Int
  ) -> ByteScanIssue? {
    while index < bytes.count {
      if hyphens == 0 { index = Self.find(0x2D, in: bytes, from: index) }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if hyphens == 2, byte != 0x3E { return issue(.doubleHyphen, offset + index - 2) }
      index += 1
      if hyphens == 2 {
        state = .text
        break
      }
      hyphens = byte == 0x2D ? hyphens + 1 : 0
    }
    return nil
  }

  private var isClosed: Bool {
    switch state {
    case .comment: previous == (0x2D, 0x2D)
    case .characterData: previous == (0x5D, 0x5D)
    default: previous.1 == 0x3F
    }
  }

  private func lengthIssue(end: Int) -> ByteScanIssue? {
    switch state {
    case .text: nil
    case .documentType:
      end - constructStart > limits.documentTypeLength
        ? issue(.documentTypeTooLong, constructStart) : nil
    case .comment, .characterData, .instruction:
      end - constructStart > limits.commentLength ? issue(.commentTooLong, constructStart) : nil
    case .opening, .startTag, .value, .endTag:
      end - constructStart > limits.tagLength ? issue(.tagTooLong, constructStart) : nil
    }
  }

  private func issue(_ kind: ByteScanIssue.Kind, _ offset: Int) -> ByteScanIssue {
    ByteScanIssue(kind: kind, offset: offset, safeEnd: constructStart)
  }
}

/// A scanner that finds the end of a document type declaration and skips comments and literals in
/// it.
private struct DocumentTypeScanner {
  private enum Part { case declaration, literal(UInt8), comment, instruction }

  private var part = Part.declaration
  private var brackets = 0
  private var last: (UInt8, UInt8, UInt8) = (0, 0, 0)

  /// Scans the next byte, and returns whether the declaration continues.
  mutating func scan(_ byte: UInt8) -> Bool {
    defer { last = (last.1, last.2, byte) }
    switch part {
    case .literal(let quote): if byte == quote { part = .declaration }
    case .comment: if byte == 0x3E, last.1 == 0x2D, last.2 == 0x2D { part = .declaration }
    case .instruction: if byte == 0x3E, last.2 == 0x3F { part = .declaration }
    case .declaration: return scanDeclaration(byte)
    }
    return true
  }

  private mutating func scanDeclaration(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27: part = .literal(byte)
    case 0x5B: brackets += 1
    case 0x5D: brackets -= 1
    case 0x3F where last.2 == 0x3C: part = .instruction
    case 0x2D where last == (0x3C, 0x21, 0x2D):
      part = .comment
    case 0x3E: return brackets > 0
    default: break
    }
    return true
  }
}

extension MarkupScanner {
  /// Skips bytes that neither open a value nor close the tag, remembering the last one.
  private static func skipTagBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, previous: inout UInt8
  ) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x3E || byte == 0x22 || byte == 0x27 { break }
      previous = byte
      index += 1
    }
    return index
  }

  /// Returns the index of a byte, or the end.
  private static func find(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the index of a byte, or the end, remembering the two bytes before it.
  private static func advance(
    to byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    previous: inout (UInt8, UInt8)
  ) -> Int {
    let end = find(byte, in: bytes, from: start)
    if end - start >= 2 {
      previous = (bytes[end - 2], bytes[end - 1])
    } else if end - start == 1 {
      previous = (previous.1, bytes[end - 1])
    }
    return end
  }
}
