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
