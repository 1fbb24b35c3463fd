import Foundation

extension RuntimeText {
  /// Attributed text that a ``RuntimeText/Measurer`` measures, as a value that can be passed between threads.
  ///
  /// `NSAttributedString` is not `Sendable`. Its text and attributes are copied once, on the thread
  /// that uses it.
  public struct Content: Hashable, Sendable {
    /// The characters of the text.
    public let string: String
    /// The runs, which cover the whole text. The array is empty for an empty text.
    public let runs: [RuntimeText.Run]
    /// The length of the text, in UTF-8 code units.
    public let count: Int
    /// A Boolean value that indicates whether all characters are visible ASCII characters or spaces.
    let isPlainASCII: Bool
    /// A Boolean value that indicates whether the text is one run of ASCII characters whose lines are plain.
    ///
    /// Advances are then those of the font, without letter-spacing, and every line is as wide as its container,
    /// without indents and truncation. Heights and alignment do not matter.
    let hasPlainLines: Bool

    /// Creates a text whose characters have the same attributes.
    public init(_ string: String, attributes: RuntimeText.Attributes) {
      self.init(string) { [RuntimeText.Run(end: $0, attributes: attributes)] }
    }

    /// Creates a plain text with a font.
    public init(_ string: String, font: UIFont = RuntimeText.Attributes.defaultFont) {
      self.init(string, attributes: RuntimeText.Attributes(font: font))
    }

    private init(_ string: String, runs: (Int) -> [RuntimeText.Run]) {
      var text = string
      text.makeContiguousUTF8()
      let count = text.utf8.count
      self.string = text
      self.count = count
      self.runs = count == 0 ? [] : runs(count)
      let isPlainASCII = Self.isPlainASCII(text)
      self.isPlainASCII = isPlainASCII
      hasPlainLines = isPlainASCII && Self.hasPlainLines(self.runs)
    }

    private static func hasPlainLines(_ runs: [RuntimeText.Run]) -> Bool {
      // A run is large, so its members are read in place.
      let runs = runs.span
      guard runs.count == 1 else { return false }
      guard runs[0].attributes.kern == 0, runs[0].attributes.baselineOffset == 0,
        runs[0].attributes.attachment == nil, runs[0].attributes.usesKerning,
        runs[0].attributes.usesLigatures
      else { return false }
      return runs[0].attributes.paragraph.lineBreakMode == .byWordWrapping
        && runs[0].attributes.paragraph.baseWritingDirection != .rightToLeft
        && runs[0].attributes.paragraph.firstLineHeadIndent == 0
        && runs[0].attributes.paragraph.headIndent == 0
        && runs[0].attributes.paragraph.tailIndent == 0
    }

    private static func isPlainASCII(_ text: String) -> Bool {
      let bytes = text.utf8Span.span
      var index = 0
      while index &+ AsciiBlock.length <= bytes.count {
        guard AsciiBlock(bytes, at: index).isPlain else { return false }
        index &+= AsciiBlock.length
      }
      while index < bytes.count {
        guard bytes[index] &- 0x20 < 0x5F else { return false }
        index += 1
      }
      return true
    }

    /// Creates a text with the characters and attributes of an attributed string.
    public init(_ text: NSAttributedString) {
      let string = text.string
      self.init(string) { _ in Self.runs(of: text, string: string) }
    }

    /// Returns the only run of a text whose characters all have the same attributes, or an empty array
    /// for other text.
    ///
    /// A run is large, so it is made in its array.
    private static func singleRun(of text: NSAttributedString, string: String) -> [RuntimeText.Run]
    {
      var range = NSRange(location: 0, length: 0)
      let values = text.attributes(at: 0, effectiveRange: &range)
      guard range.length == string.utf16.count else { return [] }
      return [RuntimeText.Run(end: string.utf8.count, attributes: RuntimeText.Attributes(values))]
    }

    /// Returns the text with one color for all of its characters.
    package func colored(_ color: UIColor) -> RuntimeText.Content {
      changingAttributes { $0.foregroundColor = color }
    }

    /// Returns the text with changed attributes for each of its runs.
    package func changingAttributes(
      _ change: (inout RuntimeText.Attributes) -> Void
    ) -> RuntimeText.Content {
      RuntimeText.Content(string) { _ in
        runs.map { run in
          var attributes = run.attributes
          change(&attributes)
          return RuntimeText.Run(end: run.end, attributes: attributes)
        }
      }
    }

    /// Creates an empty text.
    public init() {
      string = ""
      runs = []
      count = 0
      isPlainASCII = true
      hasPlainLines = false
    }

    private static func runs(of text: NSAttributedString, string: String) -> [RuntimeText.Run] {
      let run = singleRun(of: text, string: string)
      if !run.isEmpty { return run }
      var runs: [RuntimeText.Run] = []
      var end = 0
      var index = string.startIndex
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole, options: []) { values, range, _ in
        let next = string.utf16.index(index, offsetBy: range.length)
        end += string.utf8.distance(from: index, to: next)
        index = next
        runs.append(RuntimeText.Run(end: end, attributes: RuntimeText.Attributes(values)))
      }
      return runs
    }

    /// Returns the attributes of the character at an offset in UTF-8 code units. Beyond the end, they
    /// are those of the last character.
    public func attributes(at offset: Int) -> RuntimeText.Attributes {
      let run = runs.first { offset < $0.end } ?? runs.last
      return run?.attributes ?? RuntimeText.Attributes()
    }
  }
}

extension RuntimeText {
  /// A part of a text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The end of the run, in UTF-8 code units. A run begins where the previous one ends.
    public let end: Int
    /// The attributes of the run.
    public let attributes: RuntimeText.Attributes

    /// Creates a run from its end in UTF-8 code units and its attributes.
    public init(end: Int, attributes: RuntimeText.Attributes) {
      self.end = end
      self.attributes = attributes
    }
  }
}

extension RuntimeText.Content {
  /// Returns an `NSString` range as offsets in UTF-8 code units, limited to the text.
  public func range(_ range: NSRange) -> Range<Int> {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return 0..<0 }
    let start = offset(utf16: range.location)
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    return start..<max(start, overflow ? count : offset(utf16: end))
  }

  /// Returns a range of offsets in UTF-8 code units as an `NSString` range.
  public func nsRange(_ range: Range<Int>) -> NSRange {
    let start = utf16Offset(range.lowerBound)
    return NSRange(location: start, length: utf16Offset(range.upperBound) - start)
  }

  /// Returns the part of the text between two offsets in UTF-8 code units.
  public func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the string index of an offset in UTF-8 code units.
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
