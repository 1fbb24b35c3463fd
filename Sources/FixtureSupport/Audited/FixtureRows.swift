import Foundation

/// The data of a fixture: lines of tab-separated fields in one string literal.
///
/// Only the starts of lines are computed when the value is created; a ``FixtureRowDecoder`` decodes a line
/// on demand. A field contains a backslash as `\\`, a tab as `\t`, a line feed as `\n`, a carriage
/// return as `\r` and nil as `\N`. A nested model begins with the field `+`.
public struct FixtureRows: Sendable {
  /// The string literal, whose memory is valid for the lifetime of the process.
  private let text: StaticString
  /// The byte offset of each line, and the offset after the last line.
  private let lineStarts: [Int]
  /// The images that rows refer to by index.
  public let images: FixtureImages

  /// Creates rows from a string literal, whose first `imageCount` lines describe images.
  public init(_ text: StaticString, imageCount: Int = 0) {
    let plain = FixtureRows(text: text, lineStarts: Self.findLines(in: text))
    let described = (0..<min(imageCount, plain.count)).map { line in
      var decoder = plain.decoder(at: line)
      return FixtureImage(from: &decoder)
    }
    self.init(text: text, lineStarts: plain.lineStarts, images: FixtureImages(described))
  }

  private init(
    text: StaticString, lineStarts: [Int], images: FixtureImages = FixtureImages()
  ) {
    self.text = text
    self.lineStarts = lineStarts
    self.images = images
  }

  /// The number of lines, including image lines.
  public var count: Int { lineStarts.count - 1 }

  /// Returns a decoder for the fields of a line, or an empty decoder if the line does not exist.
  public func decoder(at line: Int) -> FixtureRowDecoder {
    let start = text.utf8Start
    guard line >= 0, line < count else {
      return FixtureRowDecoder(fields: start, end: start, images: images)
    }
    return FixtureRowDecoder(
      fields: start + lineStarts[line], end: start + lineStarts[line + 1] - 1, images: images)
  }

  /// Returns the byte offsets of the lines, found with the C library's search, which is also fast
  /// in debug builds.
  private static func findLines(in text: StaticString) -> [Int] {
    let start = text.utf8Start
    let end = text.utf8CodeUnitCount
    guard end > 0 else { return [0] }
    var starts = [0]
    var offset = 0
    while offset < end, let found = memchr(start + offset, 0x0A, end - offset) {
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
      starts.append(offset)
    }
    if offset < end { starts.append(end + 1) }
    return starts
  }
}

/// A range of rows, each of which is decoded on access.
public struct FixtureRowTable<Row>: RandomAccessCollection, Sendable {
  private let rows: FixtureRows
  private let firstLine: Int
  private let decode: @Sendable (inout FixtureRowDecoder) -> Row
  /// The number of rows.
  public let count: Int

  /// Creates a table from a range of lines in a fixture's rows.
  public init(
    _ rows: FixtureRows, lines: Range<Int>,
    decode: @escaping @Sendable (inout FixtureRowDecoder) -> Row
  ) {
    self.rows = rows
    firstLine = lines.lowerBound
    count = lines.count
    self.decode = decode
  }

  /// The index of the first row: 0.
  public var startIndex: Int { 0 }

  /// The index after the last row, which is the number of rows.
  public var endIndex: Int { count }

  /// The row at an index, decoded on access.
  public subscript(position: Int) -> Row {
    var decoder = rows.decoder(at: firstLine + position)
    return decode(&decoder)
  }
}
