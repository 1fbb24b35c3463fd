import Foundation

/// How the text of a label, field or text view looks where the text does not say so itself.
struct ShownTextStyle {
  var font: UIFont! = .systemFont(ofSize: 17)
  var textColor: UIColor! = .label
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return style
  }

  /// Takes over what a text says of its first character.
  mutating func follow(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let values = text.attributes(at: 0, effectiveRange: nil)
    if let font = values[.font] as? UIFont { self.font = font }
    if let color = values[.foregroundColor] as? UIColor { textColor = color }
    guard let paragraph = values[.paragraphStyle] as? NSParagraphStyle else { return }
    textAlignment = paragraph.alignment
    lineBreakMode = paragraph.lineBreakMode
  }
}
