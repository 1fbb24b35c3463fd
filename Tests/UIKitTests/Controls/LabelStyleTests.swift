import Foundation
import Testing
import UIKit

/// Sources: UIKit's documentation of `UILabel.attributedText`, `font`, `textColor`, `textAlignment` and
/// `lineBreakMode`.
@Suite("Styles of labels")
@MainActor
struct LabelStyleTests {
  private static let big = UIFont.systemFont(ofSize: 30)

  private var rich: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byClipping
    let text = NSMutableAttributedString(
      string: "first",
      attributes: [
        .font: Self.big, .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
      ])
    text.append(NSAttributedString(string: " second", attributes: [.kern: 2]))
    return text
  }

  @Test("a label takes the style of the first character of a text with attributes")
  func following() {
    let label = UILabel()
    label.attributedText = rich
    #expect(label.font == Self.big && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
    label.attributedText = NSAttributedString(string: "plain")
    #expect(label.font == Self.big && label.textColor == .red)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.font == Self.big)
  }

  @Test("a plain text that follows keeps the style")
  func plain() {
    let label = UILabel()
    label.attributedText = rich
    label.text = "plain"
    let values = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(values?[.font] as? UIFont == Self.big)
    #expect(values?[.foregroundColor] as? UIColor == .red)
    #expect((values?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("what is set afterwards counts for the whole text, and nothing else of it changes")
  func setting() throws {
    let label = UILabel()
    label.attributedText = rich
    let small = UIFont.systemFont(ofSize: 8)
    label.font = small
    label.textColor = .blue
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingHead
    let text = try #require(label.attributedText)
    for place in [0, 8] {
      let values = text.attributes(at: place, effectiveRange: nil)
      #expect(values[.font] as? UIFont == small)
      #expect(values[.foregroundColor] as? UIColor == .blue)
      #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    #expect(text.attribute(.kern, at: 8, effectiveRange: nil) as? Int == 2)
    let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((first as? NSParagraphStyle)?.lineBreakMode == .byTruncatingHead)
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label)
  }

  @Test("a button's title with attributes leaves the font of plain titles alone")
  func buttons() {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(
      NSAttributedString(string: "rich", attributes: [.font: Self.big]), for: .selected)
    button.setTitle("plain", for: .normal)
    button.isSelected = true
    #expect(button.titleLabel?.text == "rich")
    button.isSelected = false
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font.pointSize == 18)
  }
}
