import Foundation

/// Attributed text as a value that can cross threads: what a ``TextMeasurer`` measures.
///
/// `NSAttributedString` is not `Sendable`; its text and attributes are taken once, on the thread
/// that has it.
public struct TextContent: Hashable, Sendable {
  /// The text.
  public let string: String
  /// The runs, which cover the whole text; none for an empty one.
  public let runs: [TextRun]
  /// The number of UTF-8 code units.
  public let count: Int
  /// A Boolean value that indicates whether every character is a visible ASCII character or a
  /// space.
  let isPlainASCII: Bool
  /// A Boolean value that indicates whether the text is one run whose lines are plain; see
  /// ``TextAttributes/hasPlainLines``.
  let hasPlainLines: Bool

  /// Creates a text of one run.
  public init(_ string: String, attributes: TextAttributes) {
    self.init(string) { [TextRun(end: $0, attributes: attributes)] }
  }

  /// Creates a plain text in a font.
  public init(_ string: String, font: UIFont = TextAttributes.defaultFont) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  private init(_ string: String, runs: (Int) -> [TextRun]) {
    var text = string
    text.makeContiguousUTF8()
    let count = text.utf8.count
    self.string = text
    self.count = count
    self.runs = count == 0 ? [] : runs(count)
    let isPlainASCII = Self.isPlainASCII(text)
    self.isPlainASCII = isPlainASCII
    hasPlainLines = isPlainASCII && self.runs.count == 1 && self.runs[0].attributes.hasPlainLines
  }

  private static func isPlainASCII(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    var index = 0
    while index < bytes.count {
      guard bytes[index] &- 0x20 < 0x5F else { return false }
      index += 1
    }
    return true
  }

  /// Copies an attributed string's text and attributes.
  public init(_ text: NSAttributedString) {
    let string = text.string
    self.init(string) { _ in Self.runs(of: text, string: string) }
  }

  /// Returns the only run of a text whose attributes are the same throughout, the common case.
  private static func singleRun(of text: NSAttributedString, string: String) -> TextRun? {
    guard text.length > 0 else { return nil }
    var range = NSRange(location: 0, length: 0)
    let values = text.attributes(at: 0, effectiveRange: &range)
    guard range.length == text.length else { return nil }
    return TextRun(end: string.utf8.count, attributes: TextAttributes(values))
  }

  /// Creates an empty text.
  public init() {
    self.init("", attributes: TextAttributes())
  }

  private static func runs(of text: NSAttributedString, string: String) -> [TextRun] {
    if let run = singleRun(of: text, string: string) { return [run] }
    var runs: [TextRun] = []
    var end = 0
    var index = string.startIndex
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let next = string.utf16.index(index, offsetBy: range.length)
      end += string.utf8.distance(from: index, to: next)
      index = next
      runs.append(TextRun(end: end, attributes: TextAttributes(values)))
    }
    return runs
  }

  /// Returns the attributes of the character at an offset; those of the last one past the end.
  public func attributes(at offset: Int) -> TextAttributes {
    let run = runs.first { offset < $0.end } ?? runs.last
    return run?.attributes ?? TextAttributes()
  }
}

/// A stretch of text with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The end as an offset in UTF-8 code units; a run begins where the one before ends.
  public let end: Int
  /// The attributes.
  public let attributes: TextAttributes

  /// Creates a run from its end, an offset in UTF-8 code units.
  public init(end: Int, attributes: TextAttributes) {
    self.end = end
    self.attributes = attributes
  }
}

extension TextContent {
  /// Returns a range of `NSString` as offsets in UTF-8 code units, cut to the text.
  public func range(_ range: NSRange) -> Range<Int> {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return 0..<0 }
    let start = offset(utf16: range.location)
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    return start..<max(start, overflow ? count : offset(utf16: end))
  }

  /// Returns offsets in UTF-8 code units as a range of `NSString`.
  public func nsRange(_ range: Range<Int>) -> NSRange {
    let start = utf16Offset(range.lowerBound)
    return NSRange(location: start, length: utf16Offset(range.upperBound) - start)
  }

  /// Returns the part of the text between two offsets in UTF-8 code units.
  public func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the index of an offset in UTF-8 code units.
  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), count))
  }

  private func offset(utf16 offset: Int) -> Int {
    if isPlainASCII { return min(offset, count) }
    let end = string.endIndex
    let index = string.utf16.index(string.startIndex, offsetBy: offset, limitedBy: end) ?? end
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  private func utf16Offset(_ offset: Int) -> Int {
    if isPlainASCII { return min(max(offset, 0), count) }
    return string.utf16.distance(from: string.startIndex, to: index(offset))
  }
}
