/// A text in which a message shows white space and marks of direction that look like others, or like nothing.
struct VisibleText {
  /// The text, with character references of XML for such characters; words for an empty text.
  let text: String

  /// Creates the visible form of a text.
  init(_ text: String) {
    guard !text.isEmpty else {
      self.text = "an empty text"
      return
    }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.isInvisible(scalar) {
        visible += "&#x\(String(scalar.value, radix: 16, uppercase: true));".unicodeScalars
      } else {
        visible.append(scalar)
      }
    }
    self.text = String(visible)
  }

  /// Joiners are not among them: emojis consist of several characters that joiners combine.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: scalar != " "
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value < 0x10000 && scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
