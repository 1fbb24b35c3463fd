import Foundation
import Testing
import UIFoundation

@Suite("Text geometry")
struct TextGeometryTests {
  private let layout = TextFixture.layout(TextFixture.content("one two three"), width: 42)

  @Test(
    "a range has a rectangle a line",
    arguments: [
      (0..<3, [CGRect(x: 0, y: 0, width: 18, height: 11.93359375)]),
      (4..<6, [CGRect(x: 24, y: 0, width: 12, height: 11.93359375)]),
      (
        4..<10,
        [
          CGRect(x: 24, y: 0, width: 18, height: 11.93359375),
          CGRect(x: 0, y: 11.93359375, width: 12, height: 11.93359375),
        ]
      ),
      (13..<13, []),
    ] as [(Range<Int>, [CGRect])])
  func rects(range: Range<Int>, expected: [CGRect]) {
    #expect(layout.rects(for: range) == expected)
  }

  @Test(
    "a point finds the character under it",
    arguments: [
      (CGPoint(x: 1, y: 1), 0..<1), (CGPoint(x: 23, y: 5), 3..<4), (CGPoint(x: 7, y: 12), 9..<10),
      (CGPoint(x: 100, y: 1), nil), (CGPoint(x: 1, y: 90), nil),
    ] as [(CGPoint, Range<Int>?)])
  func hits(point: CGPoint, expected: Range<Int>?) {
    #expect(layout.cluster(at: point) == expected)
  }

  @Test func `ranges of NSString count UTF-16 units and are cut to the text`() {
    let content = TextFixture.content("a👍b")
    #expect(content.range(NSRange(location: 1, length: 2)) == 1..<5)
    #expect(content.range(NSRange(location: 3, length: .max)) == 5..<6)
    #expect(content.range(NSRange(location: NSNotFound, length: 0)) == 0..<0)
    #expect(content.nsRange(5..<6) == NSRange(location: 3, length: 1))
  }

  @Test func `the rest after a truncation in the middle keeps its place`() {
    let cut = TextFixture.layout(
      TextFixture.content("one two three four"), width: 42, lines: 1, mode: .byTruncatingMiddle,
      truncation: .ellipsis)
    #expect(cut.rects(for: 17..<18) == [CGRect(x: 36, y: 0, width: 6, height: 11.93359375)])
    #expect(cut.isToken(at: CGPoint(x: 20, y: 2)))
    #expect(!cut.isToken(at: CGPoint(x: 2, y: 2)))
  }
}
