import Foundation
import Testing
import UIFoundation

@Suite("Tab stops")
struct TextTabTests {
  /// Every character is 6 points wide.
  private func layout(
    _ text: String, width: CGFloat = 300, _ stops: [RuntimeText.TabStop]?,
    direction: NSWritingDirection = .leftToRight
  ) -> RuntimeText.Layout {
    TextFixture.layout(
      TextFixture.content(text) {
        $0.paragraph.tabStops = stops
        $0.paragraph.baseWritingDirection = direction
      }, width: width)
  }

  /// Returns the left edges of the characters of a text's first line.
  private func edges(_ layout: RuntimeText.Layout) -> [CGFloat] {
    let count = layout.lines[0].visible.count
    return (0..<count).map { layout.frame(for: $0..<$0 + 1).minX }
  }

  static let number = RuntimeText.TabStop(
    100, alignment: .right, terminators: NSTextTab.columnTerminators(for: nil))

  @Test(
    "the edge of a column is at its stop",
    arguments: [
      ("a\tbcd", [RuntimeText.TabStop(100)], [0, 6, 100, 106, 112]),
      ("a\tbcd", [RuntimeText.TabStop(100, alignment: .right)], [0, 6, 82, 88, 94]),
      ("a\tbcd", [RuntimeText.TabStop(100, alignment: .center)], [0, 6, 91, 97, 103]),
      ("a\tbcd", [RuntimeText.TabStop(100, alignment: .natural)], [0, 6, 100, 106, 112]),
      // A column that does not fit before its stop begins at its tab.
      ("a\tbcd", [RuntimeText.TabStop(20, alignment: .right)], [0, 6, 6, 12, 18]),
      ("a\tbcd", [RuntimeText.TabStop(12, alignment: .center)], [0, 6, 6, 12, 18]),
      // Columns follow each other.
      (
        "a\tb\tc",
        [RuntimeText.TabStop(50, alignment: .right), RuntimeText.TabStop(100, alignment: .right)],
        [0, 6, 44, 50, 94]
      ),
      ("\t12.5", [number], [0, 88, 94, 100, 106]), ("\t125", [number], [0, 82, 88, 94]),
      ("\t.5\tb", [number, RuntimeText.TabStop(200)], [0, 100, 106, 112, 200]),
    ] as [(String, [RuntimeText.TabStop], [CGFloat])])
  func columns(text: String, stops: [RuntimeText.TabStop], expected: [CGFloat]) {
    let layout = layout(text, stops)
    #expect(edges(layout) == expected)
    let last = layout.content.count - 1
    #expect(layout.metrics.size.width == expected[last] + 6)
  }

  @Test func `a tab is as wide as the distance to its column`() {
    let layout = layout("a\tbcd", [RuntimeText.TabStop(100, alignment: .right)])
    #expect(layout.frame(for: 1..<2) == CGRect(x: 6, y: 0, width: 76, height: 11.93359375))
  }

  @Test func `a line ends before the word that makes its column too wide`() {
    let layout = layout("a\tbb ccc", width: 41, [RuntimeText.TabStop(40, alignment: .right)])
    #expect(layout.shownLines == ["a\tbb", "ccc"])
    #expect(layout.lines[0].width == 40)
    #expect(layout.frame(for: 2..<3).minX == 28)
  }

  @Test func `runs of a column are moved together`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    let text = NSMutableAttributedString(
      string: "a\tb", attributes: [.font: TextFixture.font, .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "cd", attributes: [.font: TextFixture.font.withSize(20), .paragraphStyle: style]))
    let layout = TextFixture.layout(RuntimeText.Content(text), width: 300)
    #expect((0..<5).map { layout.frame(for: $0..<$0 + 1).minX } == [0, 6, 70, 76, 88])
  }

  /// The characters are 6 points wide as well, but read from the right edge.
  @Test(
    "alignments are absolute from right to left, and locations are not",
    arguments: [
      (nil, [294, 266, 260]), ([RuntimeText.TabStop(100, alignment: .natural)], [294, 194, 188]),
      ([RuntimeText.TabStop(100, alignment: .right)], [294, 194, 188]),
      ([RuntimeText.TabStop(100, alignment: .left)], [294, 206, 200]),
      ([RuntimeText.TabStop(100, alignment: .center)], [294, 200, 194]),
    ] as [([RuntimeText.TabStop]?, [CGFloat])])
  func rightToLeft(stops: [RuntimeText.TabStop]?, expected: [CGFloat]) {
    let layout = layout("א\tבג", stops, direction: .rightToLeft)
    #expect([0..<2, 3..<5, 5..<7].map { layout.frame(for: $0).minX } == expected)
  }

  @Test func `a style has the stops that were set, sorted by location`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left })
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(terminators.contains(",") && !terminators.contains("."))
    let tab = NSTextTab(
      textAlignment: .right, location: 90, options: [.columnTerminators: terminators])
    style.tabStops = [tab, NSTextTab(textAlignment: .center, location: 40)]
    #expect(style.tabStops.map(\.location) == [40, 90])
    #expect(style.tabStops[1] == tab)
    #expect(style.tabStops[1] != NSTextTab(textAlignment: .right, location: 90))
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops == [tab])
    style.tabStops = NSParagraphStyle.default.tabStops
    #expect(style.isEqual(NSParagraphStyle.default))
  }
}
