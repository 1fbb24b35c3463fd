/// A printer of documents with two spaces per level and 100 columns.
struct MarkupPrinter {
  /// The text that was printed.
  private(set) var text = ""
  private var depth = 0
  private var isLineOpen = false
  private var space = Space.none
  private var pendingText = ""

  /// The white space between the previous piece and the next one.
  private enum Space { case none, line, blank }

  /// Prints one piece.
  mutating func print(_ token: MarkupToken) {
    switch token {
    case .text(let words): take(words)
    case .verbatim(let verbatim): printVerbatim(verbatim)
    case .start(let name, let attributes, let isEmpty):
      flushText()
      beginLine()
      text += tag(name, attributes, isEmpty: isEmpty)
      if !isEmpty { depth += 1 }
      lastStart = isEmpty ? nil : text.endIndex
    case .end(let name): printEnd(name)
    }
  }

  /// Ends the document.
  mutating func finish() {
    if isLineOpen { text += "\n" }
    isLineOpen = false
  }

  /// The end of the text when the piece before was a start tag.
  private var lastStart: String.Index?

  private mutating func take(_ words: String) {
    let isBlank = words.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    let newlines = words.count { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    if isBlank {
      space = newlines > 1 ? .blank : newlines == 1 ? .line : .none
    } else {
      pendingText += words
    }
  }

  private mutating func printVerbatim(_ verbatim: String) {
    if !pendingText.isEmpty || verbatim.hasPrefix("<![CDATA[") {
      pendingText += verbatim
      return
    }
    let isTrailing = space == .none && isLineOpen && verbatim.hasPrefix("<!--")
    if isTrailing, !verbatim.contains("\n") {
      text += " \(verbatim)"
    } else {
      beginLine()
      text += verbatim
    }
    lastStart = nil
  }

  private mutating func printEnd(_ name: String) {
    depth -= 1
    if !pendingText.isEmpty {
      printText(closing: name)
    } else if lastStart == text.endIndex {
      text.removeLast()
      text += "/>"
    } else {
      space = .line
      beginLine()
      text += "</\(name)>"
    }
    lastStart = nil
  }

  /// Prints text on its tag's line when it fits, else each of its lines on a line of its own.
  private mutating func printText(closing name: String) {
    let lines = pendingText.split(separator: "\n").map(Self.trimmed).filter { !$0.isEmpty }
    pendingText = ""
    if lines.count == 1 {
      text += "\(lines[0])</\(name)>"
      return
    }
    depth += 1
    for line in lines {
      text += "\n\(indent)\(line)"
    }
    depth -= 1
    text += "\n\(indent)</\(name)>"
  }

  private mutating func flushText() {
    guard !pendingText.isEmpty else { return }
    let words = Self.trimmed(pendingText[...])
    pendingText = ""
    beginLine()
    text += words
  }

  private mutating func beginLine() {
    if isLineOpen { text += "\n" }
    if space == .blank, isLineOpen, lastStart == nil { text += "\n" }
    text += indent
    isLineOpen = true
    space = .none
    lastStart = nil
  }

  private var indent: String { String(repeating: "  ", count: max(0, depth)) }

  private func tag(_ name: String, _ attributes: [String], isEmpty: Bool) -> String {
    let close = isEmpty ? "/>" : ">"
    let whole = "<\(([name] + attributes).joined(separator: " "))\(close)"
    guard indent.count + whole.unicodeScalars.count > 100 else { return whole }
    var lines = ["<\(name)"]
    let inner = indent + "    "
    for attribute in attributes {
      let last = lines[lines.count - 1]
      let room = lines.count == 1 ? indent.count : 0
      if last.unicodeScalars.count + attribute.unicodeScalars.count + room + 3 > 100 {
        lines.append(inner + attribute)
      } else {
        lines[lines.count - 1] = "\(last) \(attribute)"
      }
    }
    return lines.joined(separator: "\n") + close
  }

  private static func trimmed(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    let front = scalars.drop { $0.properties.isWhitespace }
    let back = front.reversed().drop { $0.properties.isWhitespace }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: back.reversed())
    return String(view)
  }
}
