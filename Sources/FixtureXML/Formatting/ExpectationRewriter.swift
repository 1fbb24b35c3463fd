import FixtureModel

/// A new value of an assertion, as a run of tests wrote it.
package struct MovedValue: Sendable, Hashable {
  /// The position of the assertion.
  package let position: SourcePosition
  /// The value in the fixture at the time of the run, numbers and `*` between spaces.
  package let expected: String
  /// The value of the run, numbers between spaces.
  package let actual: String

  /// Reads a line of five fields between tabs: path, line, column, expected and actual value.
  package init?(_ line: some StringProtocol) {
    let fields = String(line).split(
      separator: "\t" as Character, omittingEmptySubsequences: false
    ).map(String.init)
    guard fields.count == 5, let number = Int(fields[1]), let column = Int(fields[2]) else {
      return nil
    }
    position = SourcePosition(file: fields[0], line: number, column: column)
    expected = fields[3]
    actual = fields[4]
  }
}

/// A rewriter that replaces the values of the attribute `is` of assertions and no other byte.
package struct ExpectationRewriter {
  private var bytes: [UInt8]
  /// The values that could not be written, because the fixture has another value at their place.
  package private(set) var skipped: [MovedValue] = []
  /// The number of values that were written.
  package private(set) var count = 0

  /// Creates a rewriter of a fixture's bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text with the new values.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the values of one fixture, the last one first, so that earlier positions stay valid.
  package mutating func write(_ values: [MovedValue]) {
    for value in Set(values).sorted(by: { $0.position > $1.position }) {
      guard let start = offset(of: value.position), let range = valueOfIs(from: start),
        let text = replacement(for: String(decoding: bytes[range], as: UTF8.self), value)
      else {
        skipped.insert(value, at: 0)
        continue
      }
      bytes.replaceSubrange(range, with: text.utf8)
      count += 1
    }
  }

  /// Returns the offset of a position; columns count Unicode scalars.
  private func offset(of position: SourcePosition) -> Int? {
    var (index, line) = (0, 1)
    while line < position.line {
      guard let end = bytes[index...].firstIndex(where: Self.isLineEnd) else { return nil }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      (index, line) = (end + (isPair ? 2 : 1), line + 1)
    }
    var column = 1
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while column < position.column {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      guard index < bytes.count, !Self.isLineEnd(bytes[index]) else { return nil }
      column += 1
    }
    return index < bytes.count && bytes[index] == 0x3C ? index : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Returns the range of the value of the attribute `is` in the tag that starts at an offset.
  private func valueOfIs(from start: Int) -> Range<Int>? {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x3E {
      guard bytes[index] == 0x22 || bytes[index] == 0x27 else {
        index += 1
        continue
      }
      let quote = bytes[index]
      guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
      if attributeName(before: index) == "is" { return index + 1..<end }
      index = end + 1
    }
    return nil
  }

  private func attributeName(before quote: Int) -> String {
    var end = quote
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    while end > 0, isSpace(bytes[end - 1]) || bytes[end - 1] == 0x3D { end -= 1 }
    var start = end
    while start > 0, !isSpace(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the new text of a value; `nil` if it is not the one that the run expected.
  private func replacement(for text: String, _ value: MovedValue) -> String? {
    let old = ValueParser.words(text)
    let expected = ValueParser.words(value.expected)
    let actual = ValueParser.words(value.actual)
    guard !old.isEmpty, old.count == expected.count, old.count == actual.count,
      actual.allSatisfy({ NumberParser.number($0) != nil }),
      zip(old, expected).allSatisfy({ $0 == $1 || Self.areEqual($0, $1) })
    else { return nil }
    return zip(old, actual).map { $0 == "*" ? $0 : $1 }.joined(separator: " ")
  }

  private static func areEqual(_ left: Substring, _ right: Substring) -> Bool {
    guard let left = NumberParser.number(left), let right = NumberParser.number(right) else {
      return false
    }
    return left == right
  }
}
