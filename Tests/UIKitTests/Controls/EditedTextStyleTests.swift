import Foundation
import Testing
import UIKit

/// Sources: UIKit's documentation of `attributedText`, `font`, `textColor` and `textAlignment` of text
/// fields and text views.
@Suite("Styles of edited texts")
@MainActor
struct EditedTextStyleTests {
  private static let big = UIFont.systemFont(ofSize: 30)
  private static let small = UIFont.systemFont(ofSize: 8)

  private var rich: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let text = NSMutableAttributedString(
      string: "first",
      attributes: [
        .font: Self.big, .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
      ])
    text.append(NSAttributedString(string: " second", attributes: [.kern: 2]))
    return text
  }

  private func values(_ text: NSAttributedString?, at place: Int = 0) -> [NSAttributedString.Key:
    Any]
  {
    text?.attributes(at: place, effectiveRange: nil) ?? [:]
  }

  @Test("a field takes the style of the first character, and keeps it for plain text")
  func fieldFollows() {
    let field = UITextField()
    field.attributedText = rich
    #expect(field.font == Self.big && field.textColor == .red && field.textAlignment == .center)
    field.text = "plain"
    #expect(field.font == Self.big && values(field.attributedText).isEmpty)
    field.font = nil
    field.textColor = nil
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
  }

  @Test("what is set on a field afterwards counts for its text, and the selection stays")
  func fieldSets() {
    let field = UITextField()
    field.attributedText = rich
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.font = Self.small
    field.textColor = .blue
    field.textAlignment = .right
    let first = values(field.attributedText)
    #expect(first[.font] as? UIFont == Self.small)
    #expect(first[.foregroundColor] as? UIColor == .blue)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(values(field.attributedText, at: 8)[.kern] as? Int == 2)
    let place = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.end)
    }
    #expect(place == 0)
  }

  @Test("a text view takes the style of the first character, and keeps it for plain text")
  func viewFollows() {
    let view = UITextView()
    view.attributedText = rich
    #expect(view.font == Self.big && view.textColor == .red && view.textAlignment == .center)
    view.text = "plain"
    #expect(view.font == Self.big && values(view.attributedText).isEmpty)
    view.font = nil
    view.textColor = nil
    #expect(view.font == .systemFont(ofSize: 12) && view.textColor == .label)
  }

  @Test("what is set on a text view afterwards counts for its text, and the selection stays")
  func viewSets() {
    let view = UITextView()
    view.attributedText = rich
    view.selectedRange = NSRange(location: 1, length: 2)
    view.font = Self.small
    view.textColor = .blue
    view.textAlignment = .right
    let first = values(view.attributedText)
    #expect(first[.font] as? UIFont == Self.small)
    #expect(first[.foregroundColor] as? UIColor == .blue)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(values(view.attributedText, at: 8)[.kern] as? Int == 2)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test("a style that changes nothing of the text is no edit of its storage")
  func noEdit() {
    final class Watch: NSObject, NSTextStorageDelegate {
      var count = 0
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        count += 1
      }
    }
    let (view, watch) = (UITextView(), Watch())
    view.text = "plain"
    view.textStorage.delegate = watch
    view.font = Self.small
    view.textColor = .blue
    #expect(watch.count == 0)
  }
}
