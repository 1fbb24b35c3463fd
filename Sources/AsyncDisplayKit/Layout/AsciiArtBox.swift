/// A block of text lines of equal length that can be combined with other blocks.
struct AsciiArtBox {
  private let lines: [String]
  private let width: Int

  /// Creates a block of one line.
  init(_ text: String) {
    self.init(lines: [text])
  }

  private init(lines: [String]) {
    let width = lines.map(\.count).max() ?? 0
    self.width = width
    self.lines = lines.map { $0 + String(repeating: " ", count: width - $0.count) }
  }

  /// The lines, separated by line breaks.
  var text: String { lines.joined(separator: "\n") }

  /// Puts blocks side by side, with a space between them.
  static func row(_ boxes: [AsciiArtBox]) -> AsciiArtBox {
    let height = boxes.map(\.lines.count).max() ?? 0
    return AsciiArtBox(
      lines: (0..<height).map { line in
        boxes.map { $0.line(line) }.joined(separator: " ")
      })
  }

  /// Puts blocks one below the other.
  static func column(_ boxes: [AsciiArtBox]) -> AsciiArtBox {
    AsciiArtBox(lines: boxes.flatMap(\.lines))
  }

  /// Draws a frame around the block, with a title in its upper edge.
  func framed(_ title: String) -> AsciiArtBox {
    let inner = max(width, title.count)
    let body = lines.map { "| " + $0 + String(repeating: " ", count: inner - width) + " |" }
    let rest = String(repeating: "-", count: inner + 2 - title.count)
    let top = "+" + title + rest + "+"
    let bottom = "+" + String(repeating: "-", count: inner + 2) + "+"
    return AsciiArtBox(lines: [top] + body + [bottom])
  }

  private func line(_ index: Int) -> String {
    index < lines.count ? lines[index] : String(repeating: " ", count: width)
  }
}

/// An element that can draw itself and its children as boxes of text.
public protocol ASLayoutElementAsciiArtProtocol {
  /// Returns the drawing, in lines of equal length.
  func asciiArtString() -> String

  /// Returns the title of the element's box.
  func asciiArtName() -> String
}

extension ASLayoutElementObject: ASLayoutElementAsciiArtProtocol {
  /// Returns the element and its children as nested boxes of text.
  ///
  /// The children of a vertical stack are drawn below one another, all others side by side. A node
  /// is drawn as its name.
  public final func asciiArtString() -> String { asciiArtBox.text }

  /// Returns the class name, followed by the debug name and, for a ratio spec, its ratio in
  /// parentheses.
  public final func asciiArtName() -> String {
    guard let ratio = (self as? ASRatioLayoutSpec)?.ratio else { return layoutName }
    let rounded = (Double(ratio) * 10).rounded() / 10
    return "\(layoutName) (\(rounded))"
  }

  private final var asciiArtBox: AsciiArtBox {
    guard kind != .node else { return AsciiArtBox(asciiArtName()) }
    let children = storedChildren.map { $0.asciiArtBox }
    let isColumn = (self as? ASStackLayoutSpec)?.direction == .vertical
    return (isColumn ? AsciiArtBox.column(children) : .row(children)).framed(asciiArtName())
  }
}
