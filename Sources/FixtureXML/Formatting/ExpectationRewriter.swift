import FixtureContract
import FixtureModel

/// A rewriter that replaces the values of assertions in a fixture, and no other byte.
package struct ExpectationRewriter {
  /// The values that a rewriter replaces.
  package enum Selection: Sendable {
    /// Those that are written `?` in the fixture.
    case recorded
    /// All that differ from the fixture.
    case all
  }

  private var bytes: [UInt8]
  /// The values that could not be written, because the fixture has another value at their place.
  package private(set) var skipped: [RecordedValueLine] = []
  /// The number of values that were written.
  package private(set) var count = 0

  /// Creates a rewriter of a fixture's bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text with the new values.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the values of one fixture, the last one first, so that earlier positions stay valid.
  package mutating func write(_ values: [RecordedValueLine], _ selection: Selection = .all) {
    let ordered = Set(values).sorted { ($0.line, $0.column) > ($1.line, $1.column) }
    for value in ordered where selection == .all || value.isToRecord {
      guard let start = offset(line: value.line, column: value.column),
        let place = ValuePlace(in: bytes, at: start)
      else {
        skipped.insert(value, at: 0)
        continue
      }
      let old = String(decoding: bytes[place.range], as: UTF8.self)
      let replacement = ValueReplacement(of: old, quote: place.quote, kind: place.kind, selection)
      guard let text = replacement.text(for: value) else {
        skipped.insert(value, at: 0)
        continue
      }
      guard text != old else { continue }
      bytes.replaceSubrange(place.range, with: text.utf8)
      count += 1
    }
  }

  /// Returns the offset of a position; columns count Unicode scalars.
  private func offset(line wanted: Int, column wantedColumn: Int) -> Int? {
    var (index, line) = (0, 1)
    while line < wanted {
      guard let end = bytes[index...].firstIndex(where: Self.isLineEnd) else { return nil }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      (index, line) = (end + (isPair ? 2 : 1), line + 1)
    }
    var column = 1
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while column < wantedColumn {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      guard index < bytes.count, !Self.isLineEnd(bytes[index]) else { return nil }
      column += 1
    }
    return index < bytes.count ? index : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension RecordedValueLine {
  /// A Boolean value that indicates whether the fixture states `?` for the value or a part of it.
  var isToRecord: Bool {
    let words = ValueParser.words(expected)
    return words.contains("?")
      && words.allSatisfy { $0 == "?" || $0 == "*" || NumberParser.extendedNumber($0) != nil }
  }
}

/// The value of an assertion's attribute in the bytes of a fixture.
private struct ValuePlace {
  /// The range of the value between its quotes.
  let range: Range<Int>
  /// The quote.
  let quote: UInt8
  /// The kind of the expected value.
  let kind: ValueKind

  /// Finds the value of the assertion whose tag, or whose attribute, starts at an offset.
  init?(in bytes: [UInt8], at start: Int) {
    guard let tag = bytes[...start].lastIndex(of: 0x3C) else { return nil }
    let name = Self.name(in: bytes, at: tag + 1).split(separator: ":").last.map(String.init) ?? ""
    guard let spec = Vocabulary.standard[name] else { return nil }
    let wanted = start == tag ? nil : Self.name(in: bytes, at: start)
    var index = tag + 1
    while index < bytes.count, bytes[index] != 0x3E {
      guard bytes[index] == 0x22 || bytes[index] == 0x27 else {
        index += 1
        continue
      }
      guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
      let (word, first) = Self.name(in: bytes, before: index)
      if let kind = spec.attribute(named: word)?.kind, kind.isExpectedValue,
        wanted == nil || (wanted == word && first == start)
      {
        (range, quote, self.kind) = (index + 1..<end, bytes[index], kind)
        return
      }
      index = end + 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func name(in bytes: [UInt8], at start: Int) -> String {
    let rest = bytes[start...].prefix { !isSpace($0) && ![0x3D, 0x3E, 0x2F].contains($0) }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns the name of the attribute whose value has a quote, and where the name starts.
  private static func name(in bytes: [UInt8], before quote: Int) -> (String, Int) {
    var end = quote
    while end > 0, isSpace(bytes[end - 1]) || bytes[end - 1] == 0x3D { end -= 1 }
    var start = end
    while start > 0, !isSpace(bytes[start - 1]) { start -= 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }
}

/// The replacement of one value, as it is spelled between quotes.
private struct ValueReplacement {
  private let old: String
  private let quote: UInt8
  private let kind: ValueKind
  private let selection: ExpectationRewriter.Selection

  init(
    of old: String, quote: UInt8, kind: ValueKind, _ selection: ExpectationRewriter.Selection
  ) {
    (self.old, self.quote, self.kind, self.selection) = (old, quote, kind, selection)
  }

  /// Returns the new text; `nil` if the old one is not the one that the run expected, or if XML has no spelling
  /// for the new one.
  func text(for value: RecordedValueLine) -> String? {
    let isOpen = ValueParser.words(old) == ["?"]
    guard kind.numberCounts.isEmpty else {
      return isOpen ? numbers(value.actual) : numbers(for: value)
    }
    guard !isOpen, selection == .recorded else { return escaped(value.actual) }
    return value.expected == "?" ? nil : old
  }

  private func numbers(_ actual: String) -> String? {
    let words = ValueParser.words(actual)
    let isList = !words.isEmpty && words.allSatisfy { NumberParser.extendedNumber($0) != nil }
    return isList ? words.joined(separator: " ") : nil
  }

  private func numbers(for value: RecordedValueLine) -> String? {
    let old = ValueParser.words(old)
    let expected = ValueParser.words(value.expected)
    let actual = ValueParser.words(value.actual)
    guard numbers(value.actual) != nil, expected.count == actual.count else { return nil }
    // One number for all four insets.
    if old.count == 1, actual.count > 1, selection == .all {
      return expected.allSatisfy { Self.areEqual($0, old[0]) } ? numbers(value.actual) : nil
    }
    guard old.count == expected.count,
      zip(old, expected).allSatisfy({ $0 == $1 || Self.areEqual($0, $1) })
    else { return nil }
    let new = zip(old, actual).map { old, actual in
      if old == "?" { return actual }
      return old == "*" || selection == .recorded || Self.areEqual(old, actual) ? old : actual
    }
    return new == old ? self.old : new.joined(separator: " ")
  }

  private static func areEqual(_ left: Substring, _ right: Substring) -> Bool {
    guard let left = NumberParser.extendedNumber(left),
      let right = NumberParser.extendedNumber(right)
    else { return false }
    return left == right
  }

  /// Returns a text as the value of an attribute. A text of question marks has one more.
  private func escaped(_ text: String) -> String? {
    let isOpen = !text.isEmpty && text.allSatisfy { $0 == "?" }
    var result = isOpen ? "?" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\"" where quote == 0x22: result += "&quot;"
      case "'" where quote == 0x27: result += "&apos;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": return nil
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ValueKind {
  /// A Boolean value that indicates whether an attribute of the kind states the expected value of an
  /// assertion.
  fileprivate var isExpectedValue: Bool {
    switch self {
    case .expected, .recordable: true
    default: false
    }
  }

  /// The numbers of numbers that an expected value of the kind may have; empty for other values.
  var numberCounts: [Int] {
    switch self {
    case .expected(let count): [count]
    case .recordable(let kind): kind.numberCounts
    case .integer, .number: [1]
    case .size, .point: [2]
    case .rect: [4]
    case .insets: [1, 4]
    default: []
    }
  }
}
