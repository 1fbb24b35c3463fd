import Foundation

extension NSAttributedString {
  /// Creates an empty text: Foundation has this initialiser on Apple's platforms alone.
  ///
  /// An extension cannot override the one of `NSObject`, whose call the default argument takes.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}

extension NSAttributedString {
  /// Creates an attributed string of Objective-C from one of Swift, with UIKit's attributes and links.
  ///
  /// Foundation on Linux has none. Attributes of an app's own scopes are left out.
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
  /// The same text with another value of an attribute wherever it has one.
  func replacing(_ key: Key, with value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: text.length)
    enumerateAttribute(key, in: whole) { former, range, _ in
      if former != nil { text.addAttribute(key, value: value, range: range) }
    }
    return text
  }

  /// The same text with its paragraph styles changed; what has none still has none.
  func changingParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
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
