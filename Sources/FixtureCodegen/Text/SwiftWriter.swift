import FixtureModel

/// Lines of Swift source in the making, with their indentation.
struct SwiftWriter {
  /// The source so far.
  private(set) var text = ""
  private var depth = 0

  /// Adds a line at the present depth.
  mutating func line(_ line: String) {
    if !line.isEmpty {
      text += String(repeating: "  ", count: depth)
      text += line
    }
    text += "\n"
  }

  /// Adds lines at the present depth.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Adds a line with code that the fixture's author wrote, whose errors the compiler reports at its place in
  /// the fixture.
  ///
  /// The path is relative to the package, so that the source is the same on every machine. The line is
  /// indented so that the code is in the column of the fixture, where the text before it leaves room.
  ///
  /// - Parameters:
  ///   - line: The line, a statement or a declaration of its own.
  ///   - code: The part of the line that the author wrote.
  ///   - position: The place of that part in the fixture.
  mutating func line(_ line: String, with code: String, from position: SourcePosition) {
    let file = SwiftStringLiteral.quoted(position.file)
    guard !file.contains("\\"), position.line > 0 else { return self.line(line) }
    let before = line.firstRange(of: code).map { line[..<$0.lowerBound].unicodeScalars.count } ?? 0
    let indentation = max(0, position.column - 1 - before)
    raw("#sourceLocation(file: \(file), line: \(position.line))\n")
    raw("\(String(repeating: " ", count: indentation))\(line)\n")
    raw("#sourceLocation()\n")
  }

  /// Adds a line that names a hand-written type of the fixture.
  mutating func line(_ line: String, naming type: TypeReference?) {
    guard let type else { return self.line(line) }
    self.line(line, with: SwiftValue.type(type), from: type.position)
  }

  /// Adds an empty line.
  mutating func blank() {
    text += "\n"
  }

  /// Adds text that ends its own lines, without indentation.
  mutating func raw(_ source: String) {
    text += source
  }

  /// Adds a head with an opening brace, a body one deeper, and the closing brace.
  mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line("\(head) {")
    depth += 1
    body(&self)
    depth -= 1
    line(end)
  }

  /// Adds a head with a closure; the captures or parameters follow its opening brace.
  mutating func block(
    _ head: String, in signature: String?, _ body: (inout SwiftWriter) -> Void
  ) {
    line(signature.map { "\(head) { \($0)" } ?? "\(head) {")
    indented(body)
    line("}")
  }

  /// Adds lines one deeper, without braces.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
