import FixtureModel

/// The documentation comment of a generated declaration.
struct DocComment {
  /// One sentence on what the declaration is.
  let abstract: String
  /// The fixture's own words, and where the fixture declares it.
  var details: String?
  /// The position of the declaration in the fixture.
  var position: SourcePosition?

  /// Creates a comment. The fixture's own documentation, if there is one, comes before the abstract.
  init(_ abstract: String, documentation: String? = nil, at position: SourcePosition? = nil) {
    self.abstract = abstract
    details = documentation
    self.position = position
  }

  /// The lines of the comment, each with its three slashes.
  var lines: [String] {
    var paragraphs: [[String]] = []
    if let details { paragraphs.append(Self.sanitized(details)) }
    paragraphs.append([abstract])
    if let position { paragraphs.append(["Declared at `\(Self.place(position))`."]) }
    let joined = paragraphs.filter { !$0.isEmpty }.joined(separator: [""])
    return joined.map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// Returns a place with a path in which nothing can end a comment.
  static func place(_ position: SourcePosition) -> String {
    "\(sanitizedLine(position.file)):\(position.line):\(position.column)"
  }

  private static func sanitized(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { sanitizedLine(String($0)).trimmingSpaces() }
    return lines.filter { !$0.isEmpty }
  }

  /// Comments hold no control or direction marks, and nothing that opens or closes a comment.
  static func sanitizedLine(_ text: String) -> String {
    // Nearly every line is plain, and the properties of Unicode scalars are slow to look up.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x2A }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isPrintable(scalar) ? scalar : "\u{FFFD}") }
    return String(result).split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
      .split(separator: "/*", omittingEmptySubsequences: false).joined(separator: "/ *")
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}

extension SwiftWriter {
  /// Adds an empty line and the documentation comment of a declaration.
  mutating func document(_ abstract: String, _ documentation: String?, at position: SourcePosition?)
  {
    blank()
    lines(DocComment(abstract, documentation: documentation, at: position).lines)
  }
}

extension String {
  /// Returns the text without spaces at its ends.
  fileprivate func trimmingSpaces() -> String {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.reversed().drop { $0 == " " || $0 == "\t" }
    return String(end.reversed())
  }
}
