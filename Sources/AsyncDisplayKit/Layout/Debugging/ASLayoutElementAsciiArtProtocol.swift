/// Something that draws itself and its children as boxes of text.
public protocol ASLayoutElementAsciiArtProtocol {
  /// Returns the boxes, in lines of equal length.
  func asciiArtString() -> String

  /// Returns the title of the element's box.
  func asciiArtName() -> String
}

extension ASLayoutElementObject: ASLayoutElementAsciiArtProtocol {
  /// Returns the element and what is inside it as nested boxes of text.
  ///
  /// The children of a vertical stack lie one below the other, all others side by side; a node is a
  /// name.
  public final func asciiArtString() -> String { asciiArtBox.text }

  /// Returns the class, with the debug name and, for a ratio, its number in parentheses.
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
