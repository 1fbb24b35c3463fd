import CLibXML2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A reader of tags of known, valid attributes.
///
/// Nearly all bytes of large fixtures are such tags, and libxml2 takes three times as long for one.
/// Whatever is unusual (references other than the five of XML, control characters, another order of
/// quotes and spaces, errors) is left to libxml2, which then reads the element from its start.
struct PlainMarkup {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int

  /// Creates a reader of the bytes of a document from a place between two tags; `nil` without bytes.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return nil }
    self.bytes = base
    count = bytes.count
  }

  /// The offset of the first byte that is not white space.
  func start(from offset: Int) -> Int {
    var index = offset
    while index < count, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  /// Returns whether the bytes at an offset begin with a text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    return offset + length <= count && memcmp(bytes + offset, text.utf8Start, length) == 0
  }

  /// Returns whether a text occurs after an offset.
  func has(_ text: StaticString, after offset: Int) -> Bool {
    offset < count
      && texture_fixtures_find(
        bytes + offset, count - offset, text.utf8Start, text.utf8CodeUnitCount) != nil
  }

  /// The offset of the first occurrence of a text at or after an offset.
  func find(_ text: [UInt8], from offset: Int) -> Int? {
    guard offset < count,
      let found = texture_fixtures_find(
        bytes + offset, count - offset, text, text.count)
    else { return nil }
    return found - UnsafeRawPointer(bytes)
  }

  /// Moves a place to an offset; the bytes begin at the offset `base` of the document.
  func move(_ place: inout TextPosition, to offset: Int, base: Int) {
    let start = place.offset - base
    guard start < offset else { return }
    place.advance(over: UnsafeBufferPointer(start: bytes + start, count: offset - start))
  }

  /// Decodes the row at an offset, and returns the offset after it; `nil` if it is not a plain row, or not
  /// complete.
  func row(at offset: Int, into decoder: RowValueDecoder, round: PlainRound? = nil) -> Int? {
    guard has("<item", at: offset) else { return nil }
    guard let end = attributes(from: offset + 5, into: decoder, round: round) else { return nil }
    if bytes[end - 2] == 0x2F { return end }
    return has("</item>", at: end) ? end + 7 : nil
  }

  /// Decodes attributes, and returns the offset after the tag; `nil` if one of them is not plain and valid,
  /// or the tag is not complete.
  func attributes(
    from start: Int, into decoder: RowValueDecoder, round: PlainRound?
  ) -> Int? {
    decoder.begin()
    round?.beginTag()
    var index = start
    var guess = 0
    while true {
      let space = index
      index = self.start(from: index)
      guard index + 1 < count else { return nil }
      if bytes[index] == 0x3E { return index + 1 }
      if bytes[index] == 0x2F { return bytes[index + 1] == 0x3E ? index + 2 : nil }
      guard index > space, let equals = endOfName(from: index), equals + 1 < count else {
        return nil
      }
      let quote = bytes[equals + 1]
      let first = equals + 2
      guard quote == 0x22 || quote == 0x27, let end = find(quote, from: first),
        let slot = decoder.slot(of: bytes + index, length: equals - index, guess: guess),
        !decoder.states(slot),
        take(UnsafeBufferPointer(start: bytes + first, count: end - first), slot, decoder, round)
      else { return nil }
      guess = slot + 1
      index = end + 1
    }
  }

  /// Returns whether the tag that ends at an offset has no content.
  func isEmptyTag(endingAt end: Int) -> Bool { bytes[end - 2] == 0x2F }

  /// Decodes the tag of a `repeat` without a seed and with at most 9,999 rounds; `nil` for others.
  func repeatTag(at offset: Int) -> (count: Int, end: Int)? {
    guard has("<repeat", at: offset) else { return nil }
    let name = start(from: offset + 7)
    guard name > offset + 7, has("count=", at: name), name + 7 < count else { return nil }
    let quote = bytes[name + 6]
    guard quote == 0x22 || quote == 0x27 else { return nil }
    var (index, rounds) = (name + 7, 0)
    while index < count, bytes[index] >= 0x30, bytes[index] <= 0x39, rounds < 1_000 {
      rounds = rounds * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard rounds > 0, index < count, bytes[index] == quote else { return nil }
    let close = start(from: index + 1)
    return close < count && bytes[close] == 0x3E ? (rounds, close + 1) : nil
  }

  /// The offset of the end of the bytes up to the next row, section or repeat, white space before it left
  /// out.
  ///
  /// When libxml2 has parsed these bytes, it has nothing left to do, so that the element can be decoded
  /// here.
  static func endBeforeNextElement(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let markup = PlainMarkup(bytes) else { return bytes.count }
    var index = 1
    while let tag = markup.find(0x3C, from: index) {
      if markup.has("<item", at: tag) || markup.has("<section", at: tag)
        || markup.has("<repeat", at: tag)
      {
        var end = tag
        while end > 1, isSpace(bytes[end - 1]) { end -= 1 }
        return end
      }
      index = tag + 1
    }
    return bytes.count
  }

  private func take(
    _ value: UnsafeBufferPointer<UInt8>, _ slot: Int, _ decoder: RowValueDecoder,
    _ round: PlainRound?
  ) -> Bool {
    guard let start = value.baseAddress, !Self.hasControl(start, value.count),
      memchr(start, 0x3C, value.count) == nil, memchr(start, 0xEF, value.count) == nil
    else { return false }
    var length = value.count
    // A reference changes neither whether a text is valid nor whether it has a brace.
    if memchr(start, 0x26, value.count) != nil {
      guard decoder.isFreeText(slot), let resolved = Self.lengthWithoutReferences(value) else {
        return false
      }
      length = resolved
    }
    guard let round else { return decoder.takeUnkept(slot, value) }
    round.noteAttribute(length: length)
    guard memchr(start, 0x7B, value.count) != nil else { return decoder.takeUnkept(slot, value) }
    return round.withText(of: value) { decoder.takeUnkept(slot, $0) } ?? false
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

  /// The length of a text whose references are resolved; `nil` if one of them is not one of XML's five.
  private static func lengthWithoutReferences(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = value.baseAddress else { return 0 }
    var start = 0
    var length = value.count
    while let found = memchr(base + start, 0x26, value.count - start) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let rest = value.count - offset
      let known = [("&amp;", 5), ("&lt;", 4), ("&gt;", 4), ("&quot;", 6), ("&apos;", 6)].first {
        $0.1 <= rest && memcmp(base + offset, $0.0, $0.1) == 0
      }
      guard let known else { return nil }
      length -= known.1 - 1
      start = offset + 1
    }
    return length
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
