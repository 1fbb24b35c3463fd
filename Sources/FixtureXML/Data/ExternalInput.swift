import CLibXML2

/// The bytes of a data document on their way into libxml2, counted, digested and bounded.
final class ExternalInput {
  /// The first error that libxml2 reported.
  private(set) var firstError: (message: String, line: Int, column: Int)?
  /// The error because of which reading stopped, or `nil`.
  private(set) var readFailure: String?
  /// The first construct that exceeds a limit which libxml2 checks too late, or `nil`.
  private(set) var scanIssue: ByteScanIssue?
  /// The digest of what has been read.
  private(set) var digest = ByteDigest()
  /// The number of bytes that libxml2 has read.
  private(set) var bytesRead = 0
  /// A Boolean value that indicates whether a match took more bytes than the limit.
  private(set) var isMatchTooLarge = false
  private let file: FileByteSource
  private let matchLimit: Int
  private var matchBytes: Int?
  private var head: ArraySlice<UInt8>
  private var scanner: MarkupScanner
  private var folder: CodeUnitFolder

  /// Opens the file and decides from its first bytes how they are encoded.
  init(path: String, limits: ReadingLimits) throws(ExternalDocumentError) {
    matchLimit = limits.matchLength
    do throws(FileError) {
      file = try FileByteSource(path: path)
      head = try Self.head(of: file)[...]
    } catch {
      throw .unreadable(error.message)
    }
    if file.size > limits.dataSize { throw .tooLarge }
    if let problem = FileSignature.problem(head) {
      throw .notWellFormed(problem, line: 1, column: 1)
    }
    let check = head.withUnsafeBufferPointer { EncodingCheck($0) }
    guard let folder = CodeUnitFolder(firstBytes: head, encoding: check.foreignEncoding) else {
      throw .unsupportedEncoding(check.foreignEncoding ?? "")
    }
    self.folder = folder
    scanner = MarkupScanner(limits: limits.forData, documentType: .allowed)
  }

  /// Creates a reader of the bytes, which must not outlive this input.
  func makeReader() -> xmlTextReaderPtr? {
    xmlInitParser()
    let owner = Unmanaged.passUnretained(self).toOpaque()
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    let reader = xmlReaderForIO(
      { owner, buffer, count in ExternalInput.from(owner)?.read(buffer, Int(count)) ?? -1 },
      { _ in 0 }, owner, nil, nil, Int32(options))
    xmlTextReaderSetStructuredErrorHandler(
      reader,
      { owner, error in
        guard let error else { return }
        ExternalInput.from(owner)?.note(UnsafePointer(error))
      }, owner)
    return reader
  }

  /// Starts counting the bytes of a match.
  func beginMatch() { matchBytes = 0 }

  /// Stops counting the bytes of a match.
  func endMatch() { matchBytes = nil }

  private static func from(_ owner: UnsafeMutableRawPointer?) -> ExternalInput? {
    owner.map { Unmanaged<ExternalInput>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func head(of file: FileByteSource) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 512)
    var count = 0
    while count < bytes.count {
      let added = try read(file, into: &bytes, from: count)
      if added == 0 { break }
      count += added
    }
    return Array(bytes[..<count])
  }

  private static func read(
    _ file: FileByteSource, into bytes: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let result = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(FileError) -> Int in
        try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
    }
    return try result.get()
  }

  private func read(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int32 {
    let target = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    do throws(FileError) {
      let added = try next(into: target)
      let bytes = UnsafeBufferPointer(rebasing: target.bindMemory(to: UInt8.self)[..<added])
      digest.add(bytes)
      if let issue = folder.scan(bytes, at: bytesRead, with: &scanner) {
        scanIssue = issue
        return -1
      }
      bytesRead += added
      if let bytes = matchBytes {
        matchBytes = bytes + added
        isMatchTooLarge = bytes + added > matchLimit
      }
      return isMatchTooLarge ? -1 : Int32(added)
    } catch {
      readFailure = error.message
      return -1
    }
  }

  /// Reads the bytes that were looked at first, then the file's.
  private func next(into target: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !head.isEmpty else { return try file.read(into: target) }
    let part = head.prefix(target.count)
    target.copyBytes(from: part)
    head = head.dropFirst(part.count)
    return part.count
  }

  private func note(_ error: UnsafePointer<xmlError>) {
    // Duplicate identifiers are errors of validity: the document is well-formed.
    guard firstError == nil, error.pointee.level != XML_ERR_WARNING,
      error.pointee.domain != Int32(XML_FROM_VALID.rawValue)
    else { return }
    firstError = (
      DataWellFormedness.message(for: error.pointee, isAtEnd: bytesRead == file.size),
      Int(error.pointee.line), Int(error.pointee.int2)
    )
  }
}

/// A conversion of code units to single bytes, with which markup is found in every supported
/// encoding.
struct CodeUnitFolder {
  private let width: Int
  private let asciiOffset: Int
  private var pending: [UInt8] = []
  private var folded: [UInt8] = []

  /// Creates a folder for an encoding, nil for UTF-8; fails for encodings in which the bytes of
  /// markup cannot be recognized.
  init?(firstBytes: ArraySlice<UInt8>, encoding: String?) {
    if firstBytes.starts(with: [0xFE, 0xFF]) || firstBytes.starts(with: [0x00, 0x3C]) {
      (width, asciiOffset) = (2, 1)
    } else if encoding == "UTF-16" {
      guard firstBytes.starts(with: [0xFF, 0xFE]) || firstBytes.starts(with: [0x3C, 0x00]) else {
        return nil
      }
      (width, asciiOffset) = (2, 0)
    } else {
      let name = (encoding ?? "UTF-8").uppercased()
      guard Self.singleByte.contains(where: { name.hasPrefix($0) }) else { return nil }
      (width, asciiOffset) = (1, 0)
    }
  }

  /// The beginnings of names of encodings in which markup has the bytes of ASCII.
  private static let singleByte = [
    "UTF-8", "UTF8", "US-ASCII", "ASCII", "ISO-8859-", "ISO8859-", "LATIN1", "WINDOWS-125",
    "CP125", "KOI8-", "EUC-", "SHIFT_JIS", "SJIS", "GB2312", "GBK", "GB18030", "BIG5", "MACINTOSH",
  ]

  /// Passes bytes to a scanner; offsets in what it finds are those of the file.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, with scanner: inout MarkupScanner
  ) -> ByteScanIssue? {
    guard width > 1 else { return scanner.scan(bytes, at: offset) }
    let start = (offset - pending.count) / width
    pending += bytes
    folded.removeAll(keepingCapacity: true)
    var index = 0
    while index + width <= pending.count {
      let unit = pending[index..<(index + width)]
      let isASCII = unit.enumerated().allSatisfy { $0.offset == asciiOffset || $0.element == 0 }
      folded.append(isASCII ? pending[index + asciiOffset] : 0x80)
      index += width
    }
    pending.removeFirst(index)
    guard let issue = folded.withUnsafeBufferPointer({ scanner.scan($0, at: start) }) else {
      return nil
    }
    return ByteScanIssue(
      kind: issue.kind, offset: issue.offset * width, safeEnd: issue.safeEnd * width)
  }
}

/// A 64-bit FNV-1a digest of bytes: the same on every machine, not meant against attackers.
struct ByteDigest {
  /// The digest of what has been added.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var digest = value
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    value = digest
  }

  /// Adds another digest.
  mutating func add(_ other: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (other >> shift & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}
