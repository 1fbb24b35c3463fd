import Foundation

/// A label, text field, or text view whose font, color, and alignment apply to its whole text.
///
/// Rule: UIKit's documentation of `attributedText`: setting one of these applies it to the whole
/// text.
@MainActor protocol StyledText: UIView, UIContentSizeCategoryAdjusting {
  var style: ShownTextStyle { get set }
  /// The text with its attributes; `nil` without text.
  var styledContent: NSAttributedString? { get }

  /// Replaces the text by a changed copy, if it has attributes of its own.
  func restyle(_ change: (NSAttributedString) -> NSAttributedString)
}

extension StyledText {
  func setFont(_ font: UIFont) {
    let font = adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
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

extension StyledText {
  /// Brings the fonts that follow the text size to that of the view's traits.
  ///
  /// Rule: Apple's documentation of `adjustsFontForContentSizeCategory`. Decided here: this happens when
  /// the property or the font is set and when the traits change; fonts of an attributed text follow too.
  func adaptFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    let former: UIFont? = style.font
    let font = former?.adjusted(to: traits)
    let isTextOutdated = styledContent.map { $0.adjustingFonts(to: traits) != $0 } ?? false
    guard font !== former || isTextOutdated else { return }
    style.font = font
    restyle { $0.adjustingFonts(to: traits) }
    invalidateIntrinsicContentSize()
  }
}

extension UILabel: StyledText {
  var styledContent: NSAttributedString? { attributedText }
}
extension UITextField: StyledText {
  var styledContent: NSAttributedString? { attributedText }
}
extension UITextView: StyledText {
  var styledContent: NSAttributedString? { attributedText }
}

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
