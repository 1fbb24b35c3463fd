import UIKit

extension NSAttributedString {
  /// Returns the text with the attributes of another text's last character where it has none.
  func inheriting(from other: NSAttributedString?) -> NSAttributedString {
    guard let other, other.length > 0, length > 0 else { return self }
    var inherited = other.attributes(at: other.length - 1, effectiveRange: nil)
    inherited[.attachment] = nil
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, range, _ in
      result.setAttributes(inherited.merging(own) { $1 }, range: range)
    }
    return result
  }
}
