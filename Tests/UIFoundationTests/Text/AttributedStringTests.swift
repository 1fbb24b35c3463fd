import Foundation
import Testing
import UIFoundation

@Suite("Texts of Foundation's AttributedString")
struct AttributedStringTests {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
    .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: CGFloat(3),
    .strokeWidth: -4, .strokeColor: UIColor.blue,
    .link: URL(string: "https://shop.example")!,
  ]

  @Test("attributes go there and come back")
  func roundTrip() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "rich", attributes: attributes))
    let value = AttributedString(text)
    #expect(String(value.characters) == "plain rich")
    let back = NSAttributedString(value)
    #expect(back.string == "plain rich")
    #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
    let found = back.attributes(at: 6, effectiveRange: nil)
    #expect(found[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(found[.foregroundColor] as? UIColor == .red)
    #expect(CGFloat(number: found[.kern]) == 2)
    #expect(CGFloat(number: found[.baselineOffset]) == 3)
    #expect(CGFloat(number: found[.underlineStyle]) == 1)
    #expect(CGFloat(number: found[.strokeWidth]) == -4)
    #expect(found[.strokeColor] as? UIColor == .blue)
    #expect(found[.link] as? URL == URL(string: "https://shop.example"))
  }

  @Test("attributes have names, as in UIKit")
  func names() throws {
    var value = AttributedString("Buy now")
    value.font = .systemFont(ofSize: 12)
    let range = try #require(value.range(of: "now"))
    value[range].foregroundColor = .blue
    value[range].strikethroughStyle = .single
    let text = NSAttributedString(value)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
  }
}
