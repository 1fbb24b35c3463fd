import Testing

@testable import adapt_sources

/// Adapts texts as the files `A.swift`, `B.swift`, … of a slice.
struct AdaptedText {
  let texts: [String]
  let messages: [String]

  init(_ sources: String..., available: Set<String> = []) {
    let files = zip("ABCDEFGH", sources).map { name, text in
      SourceFile(path: "\(name).swift", bytes: Array(text.utf8))
    }
    let (copies, diagnostics) = LargeStack.run { Adapter(available: available).adapt(files) }
    texts = copies.map { String(decoding: $0.bytes, as: UTF8.self) }
    messages = diagnostics.map(\.description)
  }

  /// The adapted text of the first file after the line that states its place.
  var body: String { Self.body(of: texts[0]) }

  /// Returns a text without the lines that were added before it.
  static func body(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? -1
    return lines[(start + 1)...].joined(separator: "\n")
  }
}

/// A text and its adaptation.
struct AdaptationCase: Sendable, CustomTestStringConvertible {
  let source: String
  let adapted: String

  init(_ source: String, _ adapted: String) {
    self.source = source
    self.adapted = adapted
  }

  var testDescription: String { String(source.prefix(100)) }
}
