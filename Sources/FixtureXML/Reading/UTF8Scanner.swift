#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scanner that finds the first byte that is NUL or not UTF-8 in a stream of chunks.
///
/// The standard library validates: 4 MB take 1 ms in a debug build of the tool, which builds run.
struct UTF8Scanner {
  /// The bytes of a sequence that the last chunk cut off.
  private var pending: [UInt8] = []

  /// Scans the bytes that start at a file offset.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ByteScanIssue? {
    let invalid = invalidOffset(in: bytes, at: offset)
    let nul = bytes.baseAddress.flatMap { memchr($0, 0, bytes.count) }
      .map { offset + (UnsafeRawPointer($0) - UnsafeRawPointer(bytes.baseAddress!)) }
    guard let first = [invalid, nul].compactMap(\.self).min() else { return nil }
    return issue(first == nul ? .nulByte : .invalidUTF8, first)
  }

  /// Reports a sequence that the end of the file cuts off; `end` is the file's size.
  func finish(at end: Int) -> ByteScanIssue? {
    pending.isEmpty ? nil : issue(.invalidUTF8, end - pending.count)
  }

  private func issue(_ kind: ByteScanIssue.Kind, _ offset: Int) -> ByteScanIssue {
    ByteScanIssue(kind: kind, offset: offset, safeEnd: offset)
  }

  private mutating func invalidOffset(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    var start = 0
    if !pending.isEmpty {
      let sequenceStart = offset - pending.count
      let needed = Self.length(ofSequenceFrom: pending[0]) - pending.count
      start = min(needed, bytes.count)
      pending += bytes[..<start]
      if pending.count < Self.length(ofSequenceFrom: pending[0]) { return nil }
      let isValid = pending.withUnsafeBufferPointer { Self.firstInvalid(in: $0) == nil }
      pending = []
      guard isValid else { return sequenceStart }
    }
    let end = Self.endOfWholeSequences(in: bytes, from: start)
    pending = Array(bytes[end...])
    return Self.firstInvalid(in: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      .map { offset + start + $0 }
  }

  /// Returns the offset of the first byte of an invalid sequence.
  private static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// Returns the number of bytes that a first byte announces; 1 for bytes that are no first byte.
  private static func length(ofSequenceFrom byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Returns the end of the bytes without a sequence that the chunk's end cuts off.
  private static func endOfWholeSequences(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = bytes.count
    while index > start, bytes.count - index < 3 {
      index -= 1
      if bytes[index] & 0xC0 != 0x80 {
        return index + length(ofSequenceFrom: bytes[index]) > bytes.count ? index : bytes.count
      }
    }
    return bytes.count
  }
}
