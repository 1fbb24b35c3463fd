/// A replacement of a range of a file's bytes. It keeps the number of lines.
struct TextEdit: Equatable {
  let range: Range<Int>
  let text: String

  /// Creates a replacement.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Creates an insertion.
  init(at offset: Int, _ text: String) {
    self.init(offset..<offset, text)
  }
}

extension SourceFile {
  /// Returns an edit that replaces a range by blanks of the same length.
  func blank(_ range: Range<Int>) -> TextEdit {
    TextEdit(range, String(decoding: bytes[range].map(Self.blank), as: UTF8.self))
  }

  private static func blank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
  }

  /// Returns the bytes with edits applied. Of two edits of the same bytes the first one wins.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    var result: [UInt8] = []
    var end = 0
    for edit in ordered.map(\.element) where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      result += lines(in: edit.range, besides: edit.text)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  /// Returns the line ends of a range that a replacement does not have.
  private func lines(in range: Range<Int>, besides text: String) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let missing =
      bytes[range].count { $0 == newline } - text.utf8.count { $0 == newline }
    return Array(repeating: newline, count: max(0, missing))
  }
}
