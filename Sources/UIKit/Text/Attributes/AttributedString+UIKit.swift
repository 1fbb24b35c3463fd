import Foundation

extension AttributedString {
  /// Makes a text of an `NSAttributedString`, with the attributes that UIKit's scope knows.
  public init(_ nsAttributedString: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsAttributedString.length)
    nsAttributedString.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let characters = nsAttributedString.attributedSubstring(from: range).string
      append(AttributedString(characters, attributes: AttributeContainer(attributes)))
    }
  }
}
