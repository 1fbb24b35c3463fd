import FixtureModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SAXParser {
  /// Returns an attribute of the tag whose event is being delivered, with its places.
  func sourceAttribute(_ index: Int, of tag: StartTag, path: String) -> SourceAttribute {
    sourceAttributes(of: tag, path: path, indices: index..<(index + 1))[0]
  }

  /// Returns the attributes of the tag whose event is being delivered, with their places.
  func sourceAttributes(of tag: StartTag, path: String) -> [SourceAttribute] {
    sourceAttributes(of: tag, path: path, indices: 0..<tag.attributeCount)
  }

  private func sourceAttributes(
    of tag: StartTag, path: String, indices: Range<Int>
  ) -> [SourceAttribute] {
    withCurrentTag { bytes, raw in
      var place = tag.start
      return indices.map { index in
        let name = tag.attributeName(index).map { String(cString: $0) } ?? ""
        let value = String(decoding: tag.attributeValue(index), as: UTF8.self)
        guard raw.indices.contains(index) else {
          let start = position(of: tag.start, path)
          return SourceAttribute(
            name: name, value: value, position: start, valuePosition: start, written: nil)
        }
        advance(&place, in: bytes, from: tag.start, to: raw[index].name.lowerBound)
        let namePlace = place
        advance(&place, in: bytes, from: tag.start, to: raw[index].value.lowerBound)
        let written = bytes[raw[index].value]
        let isVerbatim = Self.isEqual(written, tag.attributeValue(index))
        return SourceAttribute(
          name: name, value: value, position: position(of: namePlace, path),
          valuePosition: position(of: place, path),
          written: isVerbatim ? nil : String(decoding: written, as: UTF8.self))
      }
    }
  }

  private static func isEqual(
    _ written: Slice<UnsafeBufferPointer<UInt8>>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard written.count == value.count else { return false }
    guard let first = UnsafeBufferPointer(rebasing: written).baseAddress,
      let second = value.baseAddress
    else { return written.isEmpty }
    return memcmp(first, second, value.count) == 0
  }

  private func advance(
    _ place: inout TextPosition, in tag: UnsafeBufferPointer<UInt8>, from start: TextPosition,
    to offset: Int
  ) {
    let current = place.offset - start.offset
    guard offset > current else { return }
    place.advance(over: UnsafeBufferPointer(rebasing: tag[current..<offset]))
  }

  private func position(of place: TextPosition, _ path: String) -> SourcePosition {
    SourcePosition(file: path, line: place.line, column: place.column)
  }
}

/// The place of an attribute inside its tag, as byte ranges counted from the `<`.
struct RawAttribute {
  /// The attribute's qualified name.
  let name: Range<Int>
  /// The value between the quotes, as written.
  let value: Range<Int>

  /// Finds the attributes of a well-formed start tag, namespace declarations left out.
  static func scan(_ tag: UnsafeBufferPointer<UInt8>) -> [RawAttribute] {
    var attributes: [RawAttribute] = []
    attributes.reserveCapacity(8)
    var index = skip(tag, from: 1) { !isSpace($0) && $0 != 0x3E && $0 != 0x2F }
    while let attribute = next(tag, from: index) {
      index = attribute.value.upperBound + 1
      if !isNamespaceDeclaration(tag[attribute.name]) { attributes.append(attribute) }
    }
    return attributes
  }

  private static func next(_ tag: UnsafeBufferPointer<UInt8>, from start: Int) -> RawAttribute? {
    let nameStart = skip(tag, from: start, while: isSpace)
    let nameEnd = skip(tag, from: nameStart) { !isSpace($0) && $0 != 0x3D && $0 != 0x3E }
    let equals = skip(tag, from: nameEnd, while: isSpace)
    guard nameEnd > nameStart, equals < tag.count, tag[equals] == 0x3D else { return nil }
    let quote = skip(tag, from: equals + 1, while: isSpace)
    guard quote < tag.count, tag[quote] == 0x22 || tag[quote] == 0x27 else { return nil }
    let valueEnd = skip(tag, from: quote + 1) { $0 != tag[quote] }
    return RawAttribute(name: nameStart..<nameEnd, value: (quote + 1)..<valueEnd)
  }

  private static func skip(
    _ tag: UnsafeBufferPointer<UInt8>, from start: Int, while condition: (UInt8) -> Bool
  ) -> Int {
    var index = min(start, tag.count)
    while index < tag.count, condition(tag[index]) { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns whether a name is `xmlns` or begins with `xmlns:`.
  private static func isNamespaceDeclaration(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard name.count >= 5, memcmp(name.base.baseAddress! + name.startIndex, "xmlns", 5) == 0 else {
      return false
    }
    return name.count == 5 || name[name.startIndex + 5] == 0x3A
  }
}
