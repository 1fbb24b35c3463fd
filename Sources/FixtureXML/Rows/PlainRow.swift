import CLibXML2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A reader of rows that are one tag of known, valid attributes.
///
/// Nearly all bytes of large fixtures are such rows, and libxml2 takes three times as long for one.
/// Whatever is unusual (references other than the five of XML, control characters, another order of
/// quotes and spaces, errors) is left to libxml2, which then reads the row from its start.
struct PlainRow {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int

  /// Creates a reader of the bytes of a document from a place between two tags; `nil` without bytes.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return nil }
    self.bytes = base
    count = bytes.count
  }

  /// Returns the offset of the first byte that is not white space.
  func start(from offset: Int) -> Int {
    var index = offset
    while index < count, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  /// Decodes the row at an offset, and returns the offset after it; `nil` if it is not a plain row, or not
  /// complete.
  func decode(at offset: Int, into decoder: RowValueDecoder) -> Int? {
    guard isItem(at: offset) else { return nil }
    decoder.begin()
    var index = offset + 5
    var guess = 0
    while true {
      let space = index
      index = start(from: index)
      guard index + 1 < count else { return nil }
      if bytes[index] == 0x2F { return bytes[index + 1] == 0x3E ? index + 2 : nil }
      guard index > space, let equals = endOfName(from: index), equals + 1 < count else {
        return nil
      }
      let quote = bytes[equals + 1]
      let first = equals + 2
      guard quote == 0x22 || quote == 0x27, let end = find(quote, from: first),
        let slot = decoder.slot(of: bytes + index, length: equals - index, guess: guess),
        !decoder.states(slot),
        take(UnsafeBufferPointer(start: bytes + first, count: end - first), slot, decoder)
      else { return nil }
      guess = slot + 1
      index = end + 1
    }
  }

  /// Returns the offset of the end of the bytes up to the next row, white space before it left out.
  ///
  /// When libxml2 has parsed these bytes, it has nothing left to do, so that the row can be decoded here.
  static func endBeforeNextRow(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > 6, let base = bytes.baseAddress,
      let found = texture_fixtures_find(base + 1, bytes.count - 1, "<item", 5)
    else { return bytes.count }
    var end = found - UnsafeRawPointer(base)
    while end > 1, isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func isItem(at offset: Int) -> Bool {
    offset + 7 <= count && bytes[offset] == 0x3C && memcmp(bytes + offset, "<item", 5) == 0
  }

  private func take(
    _ value: UnsafeBufferPointer<UInt8>, _ slot: Int, _ decoder: RowValueDecoder
  ) -> Bool {
    guard let start = value.baseAddress, !Self.hasControl(start, value.count),
      memchr(start, 0x3C, value.count) == nil, memchr(start, 0xEF, value.count) == nil
    else { return value.isEmpty && decoder.takeUnkept(slot, value) }
    // A reference changes neither whether a text is valid nor whether it has a brace.
    if memchr(start, 0x26, value.count) != nil {
      guard decoder.isFreeText(slot), Self.hasKnownReferences(value) else { return false }
    }
    return decoder.takeUnkept(slot, value)
  }

  private func endOfName(from start: Int) -> Int? {
    var index = start
    while index < count {
      let byte = bytes[index]
      if byte == 0x3D { return index > start ? index : nil }
      if byte <= 0x20 || byte == 0x3E || byte == 0x2F || byte == 0x3A { return nil }
      index += 1
    }
    return nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < count, let found = memchr(bytes + start, Int32(byte), count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
  }

  private static func hasKnownReferences(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = value.baseAddress else { return true }
    var start = 0
    while let found = memchr(base + start, 0x26, value.count - start) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let rest = value.count - offset
      let isKnown = [("&amp;", 5), ("&lt;", 4), ("&gt;", 4), ("&quot;", 6), ("&apos;", 6)].contains
      {
        $0.1 <= rest && memcmp(base + offset, $0.0, $0.1) == 0
      }
      guard isKnown else { return false }
      start = offset + 1
    }
    return true
  }

  /// Returns whether any byte is below 0x20, eight bytes at a time.
  private static func hasControl(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
      index += 8
    }
    while index < count {
      if bytes[index] < 0x20 { return true }
      index += 1
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
