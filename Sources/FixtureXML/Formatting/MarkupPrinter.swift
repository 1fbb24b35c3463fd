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
    if let newlines = Self.newlines(inSpace: words) {
      space = newlines > 1 ? .blank : newlines == 1 ? .line : .none
    } else {
      pendingText += words
    }
  }

  /// Returns the number of line ends in a text that is white space, or `nil` if it has other characters.
  private static func newlines(inSpace words: String) -> Int? {
    var copy = words
    return copy.withUTF8 { bytes in
      var (count, index, previous) = (0, 0, UInt8(0))
      while index < bytes.count {
        let byte = bytes[index]
        guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return nil }
        if byte == 0x0D || byte == 0x0A && previous != 0x0D { count += 1 }
        previous = byte
        index += 1
      }
      return count
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

  /// Returns whether a character is white space of XML; others, as a no-break space, are text.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private static func trimmed(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    let front = scalars.drop(while: isSpace)
    let back = front.reversed().drop(while: isSpace)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: back.reversed())
    return String(view)
  }
}
