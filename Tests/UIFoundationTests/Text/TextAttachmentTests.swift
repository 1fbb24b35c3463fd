import Foundation
import Testing
import UIFoundation

@Suite("Attachments and storages that apps subclass")
struct TextAttachmentTests {
  /// An attachment on the descender of a font, half as wide as the line, as apps align their pictures.
  private final class Aligned: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: -5, width: lineFrag.width / 2, height: lineFrag.height * 2)
    }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
    ) -> UIImage? { UIImage(name: "\(Int(imageBounds.width))", size: imageBounds.size) }
  }

  private func attributes(_ attachment: NSTextAttachment, _ font: UIFont) -> RuntimeText.Attributes
  {
    RuntimeText.Attributes([.attachment: attachment, .font: font])
  }

  @Test("an attachment's own bounds decide on its place, from the line and the font")
  func bounds() {
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(size: CGSize(width: 300, height: 500)))
    let font = UIFont.systemFont(ofSize: 10)
    environment.bind {
      let place = attributes(Aligned(), font).attachment
      #expect(place == CGRect(x: 0, y: -5, width: 150, height: font.lineHeight * 2))
      #expect(NSAttributedString(attachment: Aligned()).size().width == 150)
    }
  }

  @Test("without them it takes its bounds, or its image's size")
  func ownBounds() {
    let attachment = NSTextAttachment(image: UIImage(name: "i", size: CGSize(width: 7, height: 8)))
    let font = UIFont.systemFont(ofSize: 10)
    #expect(attributes(attachment, font).attachment == CGRect(x: 0, y: 0, width: 7, height: 8))
    attachment.bounds = CGRect(x: 0, y: 2, width: 3, height: 4)
    #expect(attributes(attachment, font).attachment == attachment.bounds)
    #expect(attributes(attachment, font).attachmentImage == attachment.image)
  }

  @Test("the picture of a place is shown")
  func picture() {
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(size: CGSize(width: 300, height: 500)))
    environment.bind {
      let shown = attributes(Aligned(), .systemFont(ofSize: 10)).attachmentImage
      #expect(shown?.cgImage?.source == .named("150"))
    }
  }

  private final class Kept: NSTextStorage {
    var isMade = false

    override init() {
      super.init()
      isMade = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a subclass of a storage begins with its own initializer, empty")
  func storage() {
    let storage = Kept()
    #expect(storage.isMade && storage.length == 0)
    storage.append(NSAttributedString(string: "abc"))
    #expect(storage.string == "abc")
    #expect(NSTextStorage(string: "ab").length == 2)
    #expect(NSTextStorage(attributedString: NSAttributedString(string: "a")).length == 1)
    let marked = NSTextStorage(string: "a", attributes: [.kern: 2])
    #expect(marked.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test("a text effect is an attribute's value that does not change the size")
  func effect() {
    let effect = NSAttributedString.TextEffectStyle.letterpressStyle
    let text = NSAttributedString(string: "abc", attributes: [.textEffect: effect])
    #expect(text.size() == NSAttributedString(string: "abc").size())
    #expect(NSAttributedString.TextEffectStyle(rawValue: effect.rawValue) == effect)
  }
}
