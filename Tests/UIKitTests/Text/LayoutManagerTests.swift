import Testing
import UIKit

@Suite("Layout managers")
@MainActor
struct LayoutManagerTests {
  private func manager(
    _ text: String, width: CGFloat
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0))
    )
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (manager, container, storage)
  }

  @Test("the used room is the text's, and follows changes of the text")
  func used() {
    let (manager, container, storage) = manager("one two", width: 1000)
    let (wide, line) = (
      manager.usedRect(for: container).width, manager.usedRect(for: container).height
    )
    #expect(wide > 0 && manager.numberOfGlyphs == 7)
    storage.append(NSAttributedString(string: " and three more"))
    #expect(manager.usedRect(for: container).width > wide)
    container.size.width = 40
    #expect(manager.usedRect(for: container).height > line)
    container.lineFragmentPadding = 3
    container.size.width = 1000
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).minX == 0)
    storage.removeLayoutManager(manager)
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
  }

  @Test("a point finds its character, and a range its rectangle")
  func places() {
    let (manager, container, storage) = manager("one two", width: 1000)
    let frame = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(frame.minX > 0 && frame.maxX <= manager.usedRect(for: container).maxX)
    var fraction: CGFloat = 1
    #expect(
      manager.characterIndex(
        for: CGPoint(x: frame.minX + 1, y: frame.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction) == 4)
    #expect(fraction == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 900, y: 2), in: container) == 6)
    #expect(storage.length == 7)
  }

  // MARK: Lines

  /// Three lines, as each word fills one: every character is 6 points wide.
  private func lines() -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let (manager, container, storage) = manager("aaaa bbbb cccc", width: 40)
    storage.setAttributes(
      [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)],
      range: NSRange(location: 0, length: storage.length))
    container.lineFragmentPadding = 5
    container.size.width = 50
    return (manager, container, storage)
  }

  @Test("each line has its glyphs, a rectangle as wide as the container, and the part text takes")
  func fragments() {
    let (manager, container, storage) = lines()
    let height = manager.usedRect(for: container).height / 3
    var found: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 14)) {
      rect, used, room, glyphs, _ in
      #expect(room === container)
      found.append((rect, used, glyphs))
    }
    #expect(
      found.map(\.2) == [
        NSRange(location: 0, length: 5), NSRange(location: 5, length: 5),
        NSRange(location: 10, length: 4),
      ])
    #expect(
      found.map(\.0)
        == (0..<3).map {
          CGRect(x: 0, y: CGFloat($0) * height, width: 50, height: height)
        })
    #expect(found.map(\.1.width) == [34, 34, 34])
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: &range) == found[1].0)
    #expect(range == found[1].2)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: nil) == found[2].1)
    #expect(manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: &range) == .zero)
    #expect(range.location == NSNotFound)
    #expect(manager.location(forGlyphAt: 6).x == 11)
    #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: &range) === container)
    #expect(range == NSRange(location: 0, length: storage.length))
  }

  @Test("counting of lines ends on request, and leaves out lines without the glyphs")
  func stopping() {
    let (manager, _, storage) = lines()
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 6, length: 8)) {
      _, _, _, glyphs, stop in
      #expect(glyphs.location == 5)
      count += 1
      stop.pointee = true
    }
    #expect(count == 1 && storage.length == 14)
  }

  @Test("rectangles around glyphs lie one a line, and reach the ends of lines in a selection")
  func enclosing() {
    let (manager, container, storage) = lines()
    let range = NSRange(location: 2, length: 5)
    func rects(selected: NSRange) -> [CGRect] {
      var rects: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: selected, in: container
      ) { rect, _ in rects.append(rect) }
      return rects
    }
    let plain = rects(selected: NSRange(location: NSNotFound, length: 0))
    #expect(plain.map(\.minX) == [17, 5] && plain.map(\.maxX) == [29, 17])
    #expect(rects(selected: range).map(\.maxX) == [50, 17] && storage.length == 14)
  }

  @Test("glyphs that a shortened line leaves out are named")
  func truncated() {
    let (manager, container, storage) = lines()
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(left.location > 0 && NSMaxRange(left) == storage.length)
  }

  private final class Backdrop: NSLayoutManager {
    var calls: [String] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow.length) \(origin.x)")
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs")
      super.drawGlyphs(forGlyphRange: NSRange(location: 5, length: 4), at: origin)
    }
  }

  private func runs(of view: UIView) -> [RuntimeDrawing.DisplayList.TextRun] {
    guard case .drawing(let list) = (view.layer.contents as? CGImage)?.source else { return [] }
    return list.operations.compactMap { operation in
      if case .text(let run) = operation { run } else { nil }
    }
  }

  @Test("a text view draws through its layout manager, which a subclass may change")
  func drawing() {
    let stage = Stage()
    let (storage, manager) = (NSTextStorage(string: "aaaa bbbb"), Backdrop())
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: container)
    view.font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    stage.window.addSubview(view)
    stage.settle()
    #expect(manager.calls == ["background 9 0.0", "glyphs"])
    #expect(container.size.width == 200)
    #expect(runs(of: view).map(\.string) == ["bbbb"])
    #expect(runs(of: view).first?.origin.x == CGFloat(5 + 5 * 6))
    view.textAlignment = .right
    stage.settle()
    #expect(runs(of: view).first?.origin.x == CGFloat(200 - 5 - 4 * 6))
    #expect(manager.calls.count == 4)
    #expect(manager.usedRect(for: container).width > 0)
  }
}
