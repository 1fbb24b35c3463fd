import UIKit

extension NSAttributedString {
  /// Returns the text, completed with the attributes of another text's last character.
  ///
  /// An attachment is left out: TextKit removes it from characters that are no attachment characters [Apple,
  /// `NSMutableAttributedString.fixAttributes(in:)`].
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

extension NSAttributedString {
  /// Returns the text with fonts, kerning and paragraph metrics scaled. Font sizes are rounded to
  /// points. Source: `ASTextKitFontSizeAdjuster.mm`,
  /// `+adjustFontSizeForAttributeString:withScaleFactor:`.
  func scalingFonts(by factor: CGFloat) -> NSAttributedString {
    guard factor != 1 else { return self }
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      if let font = values[.font] as? UIFont {
        let size = (font.pointSize * factor).rounded(.toNearestOrAwayFromZero)
        result.addAttribute(.font, value: font.withSize(size), range: range)
      }
      if let kern = values[.kern] as? NSNumber {
        result.addAttribute(
          .kern, value: NSNumber(value: Double(kern.floatValue) * Double(factor)), range: range)
      }
      if let style = values[.paragraphStyle] as? NSParagraphStyle {
        result.addAttribute(.paragraphStyle, value: style.scaled(by: factor), range: range)
      }
    }
    return result
  }
}

extension NSParagraphStyle {
  fileprivate func scaled(by factor: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle(attributes: attributes)
    style.lineSpacing *= factor
    style.paragraphSpacing *= factor
    style.firstLineHeadIndent *= factor
    style.headIndent *= factor
    style.tailIndent *= factor
    style.minimumLineHeight *= factor
    style.maximumLineHeight *= factor
    return style
  }
}
