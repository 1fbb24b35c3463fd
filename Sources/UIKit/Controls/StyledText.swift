import Foundation

/// A label, text field, or text view whose font, color, and alignment apply to its whole text.
///
/// Rule: UIKit's documentation of `attributedText`: setting one of these applies it to the whole
/// text.
@MainActor protocol StyledText: AnyObject {
  var style: ShownTextStyle { get set }

  /// Replaces the text by a changed copy, if it has attributes of its own.
  func restyle(_ change: (NSAttributedString) -> NSAttributedString)
}

extension StyledText {
  func setFont(_ font: UIFont) {
    style.font = font
    restyle { $0.replacing(.font, with: font) }
  }

  /// Sets the text color, or the system's label color when `nil`.
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

/// The style of text without attributes of its own.
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

  /// Adopts the attributes of the first character of a text.
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
