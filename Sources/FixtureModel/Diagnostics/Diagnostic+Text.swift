extension Diagnostic {
  /// The head line in the form that compilers and build systems read.
  package var headline: String {
    "\(PrintableText("\(position)").text): \(severity.rawValue): \(message) [\(code)]"
  }

  /// The head line, the source line with a caret below it, and the notes, each likewise.
  package var rendered: String {
    var lines = [headline]
    lines += Self.excerpt(of: sourceLine, column: position.column, length: length)
    for note in notes {
      lines.append("\(PrintableText("\(note.position)").text): note: \(note.message)")
      lines += Self.excerpt(of: note.sourceLine, column: note.position.column, length: 1)
    }
    return lines.joined(separator: "\n")
  }

  private static func excerpt(of line: String?, column: Int, length: Int) -> [String] {
    guard let line, !line.isEmpty, column >= 1 else { return [] }
    let scalars = Array(line.unicodeScalars)
    guard column <= scalars.count + 1 else { return [] }
    let window = CaretWindow(column: column, count: scalars.count)
    var text = ""
    var previous: Unicode.Scalar = " "
    for scalar in scalars[window.range] {
      // A service takes '##' for the start of a command.
      text += scalar == "#" && previous == "#" ? "\u{FFFD}" : printable(scalar)
      previous = scalar
    }
    let underlined = max(1, min(length, window.range.upperBound - column + 1))
    let pad = String(repeating: " ", count: column - 1 - window.range.lowerBound)
    return ["  | \(text)", "  | \(pad)^\(String(repeating: "~", count: underlined - 1))"]
  }

  /// A terminal must never see control characters or direction marks of an untrusted file.
  private static func printable(_ scalar: Unicode.Scalar) -> String {
    guard !PrintableText.isPrintable(scalar) else { return String(scalar) }
    return scalar == "\t" ? " " : "\u{FFFD}"
  }
}

/// The part of a long line that is printed around a caret.
struct CaretWindow {
  /// The scalars to print, as offsets into the line.
  let range: Range<Int>

  /// Centers at most 160 scalars on a column that counts from 1.
  init(column: Int, count: Int) {
    let width = 160
    guard count > width else {
      range = 0..<count
      return
    }
    let start = min(max(0, column - 1 - width / 2), count - width)
    range = start..<(start + width)
  }
}
