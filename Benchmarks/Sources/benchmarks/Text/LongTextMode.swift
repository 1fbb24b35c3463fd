import Foundation
import UIKit

/// The features of a long text in addition to plain words.
enum LongTextMode: String, CaseIterable {
  case plain
  case punctuation
  case oneWord = "one word"
  case tabs
  case softHyphens = "soft hyphens"
  case hyphenationFactor = "hyphenation factor"
  case characterWrapping = "character wrapping"
  case clipping
  case truncatingHead = "truncating head"
  case truncatingMiddle = "truncating middle"
  case truncatingTail = "truncating tail"
  case truncatingLastLine = "truncating the last line"
  case attachments
  case paragraphs
  case lineHeightMultiple = "line height multiple"
  case rightToLeft = "right to left"

  /// Returns a text of about the same length in this mode.
  func content(_ text: String, _ font: UIFont) -> RuntimeText.Content {
    switch self {
    case .attachments: return attached(text, font)
    default: break
    }
    var attributes = RuntimeText.Attributes(font: font)
    change(&attributes.paragraph)
    return RuntimeText.Content(changed(text), attributes: attributes)
  }

  /// The room: 200 points wide.
  var container: RuntimeText.Container {
    var container = RuntimeText.Container(size: CGSize(width: 200, height: CGFloat.infinity))
    guard self == .truncatingLastLine else { return container }
    container.maximumNumberOfLines = 100
    container.lineBreakMode = .byTruncatingTail
    container.truncation = .ellipsis
    return container
  }

  private func changed(_ text: String) -> String {
    switch self {
    case .punctuation: text.replacingOccurrences(of: " the ", with: " (the) ")
    case .oneWord: text.replacingOccurrences(of: " ", with: "")
    case .tabs: text.replacingOccurrences(of: " the ", with: "\tthe ")
    case .softHyphens: text.replacingOccurrences(of: "th", with: "t\u{AD}h")
    case .paragraphs: text.replacingOccurrences(of: " the ", with: "\nthe ")
    case .rightToLeft: String(text.map { Self.hebrew[$0] ?? $0 })
    default: text
    }
  }

  private static let hebrew = [Character: Character](
    uniqueKeysWithValues: zip("abcdefghijklmnopqrstuv", "אבגדהוזחטיכלמנסעפצקרשת"))

  private func change(_ paragraph: inout RuntimeText.ParagraphAttributes) {
    switch self {
    case .hyphenationFactor: paragraph.hyphenationFactor = 1
    case .characterWrapping: paragraph.lineBreakMode = .byCharWrapping
    case .clipping: paragraph.lineBreakMode = .byClipping
    case .truncatingHead: paragraph.lineBreakMode = .byTruncatingHead
    case .truncatingMiddle: paragraph.lineBreakMode = .byTruncatingMiddle
    case .truncatingTail: paragraph.lineBreakMode = .byTruncatingTail
    case .paragraphs: paragraph.paragraphSpacing = 4
    case .lineHeightMultiple: paragraph.lineHeightMultiple = 1.2
    default: break
    }
  }

  /// Returns the text with a small image every hundred characters.
  private func attached(_ text: String, _ font: UIFont) -> RuntimeText.Content {
    let result = NSMutableAttributedString()
    var rest = text[...]
    while !rest.isEmpty {
      result.append(
        NSAttributedString(string: String(rest.prefix(100)), attributes: [.font: font]))
      rest = rest.dropFirst(100)
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
      result.append(NSAttributedString(attachment: attachment))
    }
    return RuntimeText.Content(result)
  }
}
