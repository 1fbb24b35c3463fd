import CLibXML2
import FixtureModel

/// A search for the column of a text in a data file, because libxml2 reports lines alone.
struct DataLines {
  /// The document's path relative to the package's root.
  let path: String
  /// The package's root.
  let root: PackageRoot

  /// Returns the position of a text in a line or, if the line does not have it, in the nearest line
  /// after it.
  ///
  /// Without the text, as in a file of another encoding, the position is the start of the line.
  func position(of text: String, atOrAfter line: Int) -> SourcePosition {
    for (number, column) in places(of: text) where number >= line {
      return position(number, column)
    }
    return position(line, 1)
  }

  /// Returns the first position of a text in a line or, if the line does not have it, the last
  /// before it.
  func position(of text: String, atOrBefore line: Int) -> SourcePosition {
    var last: (line: Int, column: Int)?
    for place in places(of: text) where place.line <= line {
      if last?.line != line { last = place }
    }
    return position(last?.line ?? line, last?.column ?? 1)
  }

  /// The start of a line.
  func position(ofLine line: Int) -> SourcePosition { position(line, 1) }

  /// The positions of elements, which are in the order of the document; the start of the line where the file
  /// does not have the element there.
  func positions(of elements: [DataElement]) -> [SourcePosition] {
    let lines = Set(elements.map(\.line))
    var found: [String: [Int: [TextPosition]]] = [:]
    for name in Set(elements.map(\.name)) {
      found[name] = starts(of: name, in: lines)
    }
    return elements.map { element in
      let starts = found[element.name]?[element.line] ?? []
      guard let place = starts.indices.contains(element.index) ? starts[element.index] : starts.last
      else { return position(element.line, 1) }
      return position(place.line, place.column)
    }
  }

  /// The starts of the tags of a name, by line; for a line without one the last start before it.
  private func starts(of name: String, in lines: Set<Int>) -> [Int: [TextPosition]] {
    var wanted = lines.sorted()[...]
    var found: [Int: [TextPosition]] = [:]
    var latest: TextPosition?
    forEachStart(of: name) { place in
      while let line = wanted.first, line < place.line {
        if found[line] == nil { found[line] = latest.map { [$0] } }
        wanted.removeFirst()
      }
      latest = place
      if place.line == wanted.first { found[place.line, default: []].append(place) }
      return !wanted.isEmpty
    }
    for line in wanted where found[line] == nil { found[line] = latest.map { [$0] } }
    return found
  }

  /// Calls a closure with the place of each start tag of a name, until it returns `false`.
  private func forEachStart(of name: String, _ body: (TextPosition) -> Bool) {
    let tag = Array("<\(name)".utf8)
    var place = TextPosition()
    var rest: [UInt8] = []
    forEachChunk { chunk in
      let bytes = rest + chunk
      let isLast = chunk.isEmpty
      let goesOn = bytes.withUnsafeBufferPointer { bytes -> Bool in
        var index = 0
        let base = place.offset
        while let start = Self.find(tag, in: bytes, from: index) {
          let end = start + tag.count
          guard end < bytes.count else { break }
          index = end
          guard Self.endsName(bytes[end]) else { continue }
          Self.move(&place, to: start, in: bytes, from: base)
          guard body(place) else { return false }
        }
        // A tag may continue in the next bytes.
        let kept = isLast ? 0 : min(bytes.count, tag.count)
        Self.move(&place, to: bytes.count - kept, in: bytes, from: base)
        return true
      }
      rest = Array(bytes.suffix(min(bytes.count, tag.count)))
      return goesOn
    }
  }

  /// Calls a closure with the bytes of the file, until it returns `false`. The last bytes are empty.
  ///
  /// The byte order mark with which a file begins is left out, because columns do not count it.
  private func forEachChunk(_ body: (ArraySlice<UInt8>) -> Bool) {
    guard let file = try? FileByteSource(path: root.absolutePath(of: path)) else { return }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var start = 0
    var count = (try? buffer.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
    if buffer[..<count].starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    while body(buffer[start..<count]), count > 0 {
      start = 0
      count = (try? buffer.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
    }
  }

  /// Returns the index of the first occurrence of a text at or after an index.
  private static func find(
    _ text: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from index: Int
  ) -> Int? {
    guard index < bytes.count, let start = bytes.baseAddress,
      let found = texture_fixtures_find(start + index, bytes.count - index, text, text.count)
    else { return nil }
    return found - UnsafeRawPointer(start)
  }

  /// Moves a place to an index of bytes that begin at the offset `base` of the file.
  private static func move(
    _ place: inout TextPosition, to index: Int, in bytes: UnsafeBufferPointer<UInt8>, from base: Int
  ) {
    let start = place.offset - base
    guard start < index else { return }
    place.advance(over: UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x3E || byte == 0x2F
  }

  private func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(file: path, line: max(1, line), column: column)
  }

  /// Returns the lines and columns of a text, from 1. Columns count Unicode scalars.
  private func places(of text: String) -> [(line: Int, column: Int)] {
    let wanted = Array(text.utf8)
    var places: [(line: Int, column: Int)] = []
    var (line, column, matched) = (1, 0, 0)
    forEachChunk { chunk in
      for byte in chunk {
        if byte == 0x0A {
          (line, column) = (line + 1, 0)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        // The text begins with a character that it does not repeat.
        matched = byte == wanted[matched] ? matched + 1 : byte == wanted[0] ? 1 : 0
        guard matched == wanted.count else { continue }
        places.append((line, column - text.unicodeScalars.count + 1))
        matched = 0
      }
      return places.count < Self.mostPlaces
    }
    return places
  }

  private static let mostPlaces = 100_000
}
