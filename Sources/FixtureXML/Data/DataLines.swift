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

  private func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(file: path, line: max(1, line), column: column)
  }

  /// Returns the lines and columns of a text, from 1. Columns count Unicode scalars.
  private func places(of text: String) -> [(line: Int, column: Int)] {
    guard let file = try? FileByteSource(path: root.absolutePath(of: path)) else { return [] }
    let wanted = Array(text.utf8)
    var places: [(line: Int, column: Int)] = []
    var (line, column, matched) = (1, 0, 0)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while places.count < Self.mostPlaces {
      let count = (try? buffer.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
      guard count > 0 else { break }
      for byte in buffer[..<count] {
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
    }
    return places
  }

  private static let mostPlaces = 100_000
}
