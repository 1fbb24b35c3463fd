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
  /// Whether every character is a visible ASCII character or a space.
  let isPlainASCII: Bool

  /// Makes a text of one run.
  public init(_ string: String, attributes: TextAttributes) {
    self.init(string) { [TextRun(end: $0, attributes: attributes)] }
  }

  /// Makes a plain text in a font.
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
    self.isPlainASCII = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Takes over an attributed string's text and attributes.
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

  /// Makes an empty text.
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
