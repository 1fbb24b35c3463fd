import CLibXML2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a data document on their way into libxml2: digested, decoded to UTF-8, and bounded.
///
/// Line ends are those of XML 1.0, section 2.11, before libxml2 sees them: libxml2 2.9 leaves the carriage
/// returns in CDATA sections.
final class ExternalInput {
  /// What the bytes are wanted for: places are also those of what exceeds a limit.
  enum Purpose { case parsing, digesting, places }

  /// The error because of which reading stopped, or `nil`.
  private(set) var failure: ExternalDocumentError?
  /// The digest of what has been read for it.
  private(set) var digest = ByteDigest()
  /// The number of bytes of the file that have been read.
  private(set) var bytesRead = 0
  /// The number of bytes of UTF-8 that were made of them.
  private(set) var offset = 0
  /// A Boolean value that indicates whether all bytes have been read.
  private(set) var isAtEnd = false
  /// The offset of a document type declaration that has not ended, or `nil`.
  var openDocumentType: Int? { scanner.openDocumentType }
  private let purpose: Purpose
  private let file: FileByteSource
  private var head: ArraySlice<UInt8>
  private var scanner: MarkupScanner
  private let decoder: DataDecoder?
  private var isAfterReturn = false
  /// A Boolean value that indicates whether a NUL byte follows what has been read.
  private var isBeforeNUL = false
  private var pending: [UInt8] = []
  private var pendingStart = 0

  /// Opens the file and decides from its first bytes how they are encoded.
  init(
    path: String, limits: ReadingLimits, for purpose: Purpose = .parsing
  ) throws(ExternalDocumentError) {
    self.purpose = purpose
    do throws(FileError) {
      var file = try FileByteSource(path: path)
      head = try file.readHead()[...]
      self.file = file
    } catch {
      throw .unreadable(error.message)
    }
    if file.size > limits.dataSize { throw .tooLarge }
    if let problem = FileSignature.problem(head) {
      throw .notWellFormed(problem, offset: 0)
    }
    let encoding = try DataEncoding(firstBytes: head)
    digest.add(head.prefix(encoding.markLength))
    bytesRead = encoding.markLength
    head = head.dropFirst(encoding.markLength)
    decoder = try encoding.makeDecoder()
    scanner = MarkupScanner(limits: limits.forData, documentType: .allowed)
  }

  /// Fills a buffer with UTF-8; 0 means the end, -1 an error.
  func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    guard !target.isEmpty else { return 0 }
    while !isBeforeNUL {
      let count = decoder == nil ? readBytes(into: target) : readDecoded(into: target)
      guard count > 0 else { return count }
      let kept = normalizeLineEnds(target, count)
      let bytes = UnsafeBufferPointer(rebasing: target.bindMemory(to: UInt8.self)[..<kept])
      guard let allowed = purpose == .places ? kept : check(bytes) else { return -1 }
      offset += allowed
      // A line feed alone may have been left out.
      if allowed > 0 { return allowed }
    }
    // libxml2 takes a NUL byte after the root element for the end of the file.
    return fail(.notWellFormed("a NUL byte is not allowed in XML", offset: offset))
  }

  /// Returns the number of bytes before a NUL byte; `nil` after an error.
  private func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // libxml2 would leave out a second mark too.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      _ = fail(.notWellFormed("the file begins with two byte order marks; remove one", offset: 0))
      return nil
    }
    var allowed = bytes
    if let start = bytes.baseAddress, let end = memchr(start, 0, bytes.count) {
      isBeforeNUL = true
      allowed = UnsafeBufferPointer(
        rebasing: bytes[..<(UnsafeRawPointer(end) - UnsafeRawPointer(start))])
    }
    if let issue = scanner.scan(allowed, at: offset) {
      _ = fail(.overLimit(issue.kind, offset: issue.offset))
      return nil
    }
    return allowed.count
  }

  private func fail(_ error: ExternalDocumentError) -> Int {
    failure = error
    return -1
  }

  /// Reads bytes of the file.
  private func readBytes(into target: UnsafeMutableRawBufferPointer) -> Int {
    do throws(FileError) {
      let count = try next(into: target)
      if purpose == .digesting {
        digest.add(UnsafeBufferPointer(rebasing: target.bindMemory(to: UInt8.self)[..<count]))
      }
      bytesRead += count
      isAtEnd = count == 0
      return count
    } catch {
      return fail(.unreadable(error.message))
    }
  }

  /// Reads bytes of the file and decodes them.
  private func readDecoded(into target: UnsafeMutableRawBufferPointer) -> Int {
    guard let decoder else { return -1 }
    while pendingStart == pending.count {
      var chunk = [UInt8](repeating: 0, count: 16 << 10)
      let count = chunk.withUnsafeMutableBytes { readBytes(into: $0) }
      guard count >= 0 else { return -1 }
      pendingStart = 0
      guard let decoded = decoder.decode(chunk[..<count], isLast: count == 0) else {
        return fail(.wrongBytes(encoding: decoder.name, offset: offset))
      }
      pending = decoded
      if count == 0, pending.isEmpty { return 0 }
    }
    let part = pending[pendingStart...].prefix(target.count)
    target.copyBytes(from: part)
    pendingStart += part.count
    return part.count
  }

  /// Replaces each carriage return, with the line feed after it, by a line feed; returns the number of bytes.
  private func normalizeLineEnds(_ target: UnsafeMutableRawBufferPointer, _ count: Int) -> Int {
    let bytes = target.bindMemory(to: UInt8.self)
    var read = 0
    if isAfterReturn, bytes[0] == 0x0A { read = 1 }
    isAfterReturn = false
    guard let start = target.baseAddress, read == 1 || memchr(start, 0x0D, count) != nil else {
      return count
    }
    var written = 0
    while read < count {
      let byte = bytes[read]
      read += 1
      if byte == 0x0D {
        bytes[written] = 0x0A
        if read == count { isAfterReturn = true } else if bytes[read] == 0x0A { read += 1 }
      } else {
        bytes[written] = byte
      }
      written += 1
    }
    return written
  }

  /// Reads the bytes that were looked at first, then the file's.
  private func next(into target: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !head.isEmpty else { return try file.read(into: target) }
    let part = head.prefix(target.count)
    target.copyBytes(from: part)
    head = head.dropFirst(part.count)
    return part.count
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

  /// Adds the bytes of a collection.
  mutating func add(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { add($0) } }

  /// Adds another digest.
  mutating func add(_ other: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (other >> shift & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}
