import Foundation

extension NSAttributedString {
  /// Creates an empty attributed string. Foundation has this initializer only on Apple's platforms.
  ///
  /// An extension cannot override the initializer of `NSObject`. The default argument makes this
  /// one a different initializer with the same call.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}

extension NSAttributedString {
  /// Creates an `NSAttributedString` from a Swift attributed string, with UIKit's attributes and
  /// links.
  ///
  /// Foundation on Linux does not have this initializer. Attributes of an app's custom scopes are
  /// ignored.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.uiKitValues))
    }
    self.init(attributedString: text)
  }
}

extension NSAttributedString {
  /// Returns the same text with another value of an attribute, in all ranges that have the
  /// attribute.
  package func replacing(_ key: Key, with value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: text.length)
    enumerateAttribute(key, in: whole) { former, range, _ in
      if former != nil { text.addAttribute(key, value: value, range: range) }
    }
    return text
  }

  /// Returns the same text with its paragraph styles changed. Text without a paragraph style is not
  /// changed.
  package func changingParagraphStyles(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: text.length)
    enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      guard let own = value as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(own)
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return text
  }
}
