import Foundation
import Testing
import UIFoundation

/// Source: UIKit's documentation of `NSAttributedString.init(data:options:documentAttributes:)`.
@Suite("Documents of attributed strings")
struct AttributedDocumentTests {
  @Test("characters are read in their encoding, with the attributes for text that has none")
  func plain() throws {
    var known: NSDictionary?
    let text = try NSAttributedString(
      data: Data([0xE9]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.isoLatin1.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 3],
      ], documentAttributes: &known)
    #expect(text.string == "é")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    let type = NSAttributedString.DocumentAttributeKey.documentType.rawValue
    #expect(known?[type] as? String == "NSPlainText")
    let mutable = try NSMutableAttributedString(
      data: Data("plain".utf8), options: [:], documentAttributes: nil)
    mutable.append(text)
    #expect(mutable.string == "plainé")
  }

  @Test("what is written is read again, a part of the text as well")
  func writing() throws {
    let text = NSAttributedString(string: "größer")
    let whole = NSRange(location: 0, length: 6)
    for encoding in [String.Encoding.utf8, .utf16, .isoLatin1] {
      let data = try text.data(
        from: whole, documentAttributes: [.characterEncoding: encoding.rawValue])
      let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
        .characterEncoding: encoding.rawValue
      ]
      #expect(try NSAttributedString(data: data, options: options, documentAttributes: nil) == text)
    }
    #expect(try text.data(from: NSRange(location: 2, length: 2)) == Data("öß".utf8))
  }

  @Test(
    "bytes that the encoding does not allow are an error",
    arguments: [[UInt8]([0xFF, 0xFE, 0xFD]), [0xC3]])
  func malformed(bytes: [UInt8]) {
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      try NSAttributedString(data: Data(bytes), options: [:], documentAttributes: nil)
    }
  }

  @Test("characters that the encoding lacks are an error")
  func inapplicable() {
    #expect(throws: CocoaError(.fileWriteInapplicableStringEncoding)) {
      try NSAttributedString(string: "見").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
  }

  @Test(
    "a web page or rich text is rejected, never shown as its source",
    arguments: [
      NSAttributedString.DocumentType.html, .rtf, .rtfd,
    ])
  func otherKinds(type: NSAttributedString.DocumentType) {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("<b>hi</b>".utf8), options: [.documentType: type], documentAttributes: nil)
    }
    #expect(error?.code.rawValue == 65806)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(string: "hi").data(
        from: NSRange(location: 0, length: 2), documentAttributes: [.documentType: type])
    }
  }
}
