import UIKit

/// The name of the attribute for additional space between words, in points, in editable text nodes.
///
/// The value is a number. The attribute counts for spaces only, and other text nodes ignore it. Source:
/// `ASTextNodeWordKerner.mm`,
/// `-_wordKernedSpaceWidthForCharacterAtIndex:atGlyphPosition:forTextContainer:layoutManager:`.
public let ASTextNodeWordKerningAttributeName = "ASAttributedStringWordKerning"

extension NSAttributedString {
  /// Returns the text with the word kerning of its spaces as their letter-spacing.
  ///
  /// A space at the end of a line has no more than the rest of the line, because such spaces never count for
  /// the width.
  var kerningWords: NSAttributedString {
    let name = NSAttributedString.Key(ASTextNodeWordKerningAttributeName)
    var result: NSMutableAttributedString?
    let characters = Array(string.utf16)
    enumerateAttribute(name, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      guard let points = CGFloat(number: value), points.isFinite, points != 0 else { return }
      for index in range.location..<range.upperBound where characters[index] == 0x20 {
        result = result ?? NSMutableAttributedString(attributedString: self)
        result?.addAttribute(
          .kern, value: NSNumber(value: Double(points)),
          range: NSRange(location: index, length: 1))
      }
    }
    return result ?? self
  }
}
