import FixtureModel
import Testing

@Suite("Diagnostics are printed for build systems and for people")
struct DiagnosticTests {
  private func diagnostic(
    _ line: String?, column: Int, length: Int = 1, notes: [DiagnosticNote] = []
  ) -> Diagnostic {
    Diagnostic(
      .unknownField, "what is wrong",
      at: SourcePosition(file: "F.xml", line: 3, column: column), length: length, notes: notes,
      sourceLine: line)
  }

  @Test("the head line has path, line, column, severity, message and code")
  func headline() {
    #expect(
      diagnostic(nil, column: 7).rendered == "F.xml:3:7: error: what is wrong [unknown-field]")
  }

  @Test("a caret and tildes are below the wrong characters")
  func caret() {
    let lines = diagnostic("<a b=\"é\"/>", column: 7, length: 2).rendered.split(separator: "\n")
    #expect(lines.dropFirst() == ["  | <a b=\"é\"/>", "  |       ^~"])
  }

  @Test("a length never leads beyond the line, and a tab keeps the caret's column")
  func bounds() {
    let lines = diagnostic("\tab", column: 2, length: 99).rendered.split(separator: "\n")
    #expect(lines.dropFirst() == ["  |  ab", "  |  ^~"])
  }

  @Test("control characters and direction marks never reach the terminal")
  func untrustedLine() {
    let text = diagnostic("a\u{1B}[31m\u{202E}b", column: 1).rendered
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test("a long line is cut around the caret")
  func longLine() {
    let line = String(repeating: "x", count: 5_000)
    let lines = diagnostic(line, column: 2_500).rendered.split(separator: "\n")
    #expect(lines[1].count == 164)
    #expect(lines[2].trimmingPrefix(while: { " |".contains($0) }) == "^")
  }

  @Test("notes follow with their own places")
  func notes() {
    let note = DiagnosticNote(
      "the first is here", at: SourcePosition(file: "G.xml", line: 1, column: 2), sourceLine: "ab")
    let lines = diagnostic(nil, column: 1, notes: [note]).rendered.split(separator: "\n")
    #expect(lines.dropFirst() == ["G.xml:1:2: note: the first is here", "  | ab", "  |  ^"])
  }

  @Test("a collector keeps as many as its limit and counts the rest")
  func limit() {
    var collector = DiagnosticCollector(limit: 2)
    for column in [3, 1, 2] { collector.add(diagnostic(nil, column: column)) }
    #expect(collector.sorted.map(\.position.column) == [1, 3])
    #expect(collector.omittedCount == 1)
    #expect(collector.hasErrors)
  }
}
