import Foundation

/// A label, field or text view whose font, color and alignment are those of its whole text.
///
/// Rule: UIKit's documentation of `attributedText`: setting one of them sets it for all of the text.
@MainActor protocol StyledText: AnyObject {
  var style: ShownTextStyle { get set }

  /// Puts a changed text in place of the present one, as far as that has attributes of its own.
  func restyle(_ change: (NSAttributedString) -> NSAttributedString)
}

extension StyledText {
  func setFont(_ font: UIFont) {
    style.font = font
    restyle { $0.replacing(.font, with: font) }
  }

  /// Sets the color; `nil` is the system's label color.
  func setTextColor(_ color: UIColor?) {
    let color: UIColor = color ?? .label
    style.textColor = color
    restyle { $0.replacing(.foregroundColor, with: color) }
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    style.textAlignment = alignment
    restyle { text in text.changingParagraphStyles { $0.alignment = alignment } }
  }
}

extension UILabel: StyledText {}
extension UITextField: StyledText {}
extension UITextView: StyledText {}

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
