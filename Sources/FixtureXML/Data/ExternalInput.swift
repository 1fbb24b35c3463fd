import CLibXML2

/// The bytes of a data document on their way into libxml2, counted and digested.
final class ExternalInput {
  /// The first error that libxml2 reported.
  private(set) var firstError: (message: String, line: Int, column: Int)?
  /// Why reading stopped early.
  private(set) var readFailure: String?
  /// The digest of what has been read.
  private(set) var digest = ByteDigest()
  /// Whether a match took more bytes than the limit.
  private(set) var isMatchTooLarge = false
  private let file: FileByteSource
  private let matchLimit: Int
  private var matchBytes: Int?

  /// Opens the file.
  init(path: String, limits: ReadingLimits) throws(ExternalDocumentError) {
    matchLimit = limits.matchLength
    do throws(FileError) {
      file = try FileByteSource(path: path)
    } catch {
      throw .unreadable(error.message)
    }
    if file.size > limits.dataSize { throw .tooLarge }
  }

  /// Makes a reader over the bytes; it must not outlive this input.
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

  /// Starts to count the bytes of a match.
  func beginMatch() { matchBytes = 0 }

  /// Stops to count.
  func endMatch() { matchBytes = nil }

  private static func from(_ owner: UnsafeMutableRawPointer?) -> ExternalInput? {
    owner.map { Unmanaged<ExternalInput>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int32 {
    let target = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    do throws(FileError) {
      let added = try file.read(into: target)
      digest.add(UnsafeBufferPointer(rebasing: target.bindMemory(to: UInt8.self)[..<added]))
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

  private func note(_ error: UnsafePointer<xmlError>) {
    guard firstError == nil, error.pointee.level != XML_ERR_WARNING else { return }
    var message = error.pointee.message.map { String(cString: $0) } ?? "not well-formed"
    while let last = message.last, last.isWhitespace { message.removeLast() }
    message = message.prefix(1).lowercased() + message.dropFirst()
    firstError = (message, Int(error.pointee.line), Int(error.pointee.int2))
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
