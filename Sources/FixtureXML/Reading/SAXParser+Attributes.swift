import FixtureModel

extension SAXParser {
  /// An attribute of the tag whose event is being delivered, with its places.
  func sourceAttribute(_ index: Int, of tag: StartTag, path: String) -> SourceAttribute {
    sourceAttributes(of: tag, path: path, indices: index..<(index + 1))[0]
  }

  /// The attributes of the tag whose event is being delivered, with their places.
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
        let isVerbatim = written.elementsEqual(value.utf8)
        return SourceAttribute(
          name: name, value: value, position: position(of: namePlace, path),
          valuePosition: position(of: place, path),
          written: isVerbatim ? nil : String(decoding: written, as: UTF8.self))
      }
    }
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
