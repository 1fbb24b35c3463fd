import Foundation
import Testing
import UIFoundation

@Suite("Measuring strings")
struct StringMeasuringTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: TextFixture.font]

  @Test func `a string without a font measures with Helvetica at 12 points`() {
    #expect("Hello".size().width == 27.336)
    #expect(abs("Hello".size().height - 14.3203125) < 1e-9)
    #expect(NSAttributedString(string: "Hello").size() == "Hello".size())
    #expect(("Hello" as NSString).size() == "Hello".size())
  }

  @Test func `an empty string takes no room`() {
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  struct Bounds: Sendable {
    let size: CGSize
    let options: NSStringDrawingOptions
    let expected: CGSize
  }

  static let bounds = [
    Bounds(
      size: CGSize(width: 42, height: 0), options: .usesLineFragmentOrigin,
      expected: CGSize(width: 42, height: 23.8671875)),
    Bounds(
      size: .zero, options: .usesLineFragmentOrigin,
      expected: CGSize(width: 78, height: 11.93359375)),
    Bounds(
      size: CGSize(width: 42, height: 100), options: [],
      expected: CGSize(width: 42, height: 11.93359375)),
    Bounds(
      size: CGSize(width: 42, height: 12),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      expected: CGSize(width: 42, height: 11.93359375)),
  ]

  @Test("a bounding rectangle follows its options", arguments: bounds)
  func boundingRects(bounds: Bounds) {
    let (size, options, expected) = (bounds.size, bounds.options, bounds.expected)
    let text = NSAttributedString(string: "one two three", attributes: attributes)
    let context = NSStringDrawingContext()
    let rect = text.boundingRect(with: size, options: options, context: context)
    #expect(rect.size == expected)
    #expect(context.totalBounds == rect)
    let same = "one two three".boundingRect(
      with: size, options: options, attributes: attributes, context: nil)
    #expect(same == rect)
  }

  @Test func `a numeric attribute may have any numeric type`() {
    let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
    for value in values {
      let text = NSAttributedString(
        string: "ab", attributes: [.font: TextFixture.font, .kern: value])
      #expect(text.size().width == 16)
    }
  }

  @Test func `attributes that are none of theirs are ignored`() {
    let text = NSAttributedString(
      string: "ab",
      attributes: [.font: "Helvetica", .tracking: "wide", .paragraphStyle: 3, .kern: Double.nan])
    #expect(text.size() == "ab".size())
  }

  @Test func `a paragraph style is taken as it is when the text is measured`() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(text.size().height == 30)
    #expect((style.copy() as? NSParagraphStyle)?.minimumLineHeight == 30)
    #expect(NSParagraphStyle.default.minimumLineHeight == 0)
  }
}
