import Testing

@testable import UIFoundation

/// What exclusions and indents leave of a line; how texts flow around them is in
/// ``TextWrappingTests``.
@Suite("Room of a line")
struct LineRoomTests {
  private func room(
    rightToLeft: Bool = false, indent: CGFloat = 0, tail: CGFloat = 0
  ) -> LineRoom {
    let content = TextFixture.content("a") {
      $0.paragraph.baseWritingDirection = rightToLeft ? .rightToLeft : .leftToRight
      $0.paragraph.firstLineHeadIndent = indent
      $0.paragraph.tailIndent = tail
    }
    let paragraph = Paragraph(
      start: 0, clusters: [], items: [], attributes: content.runs[0].attributes.paragraph,
      isRightToLeft: rightToLeft)
    return LineRoom(paragraph, isFirstLine: true, width: 100)
  }

  private func stretches(around rects: [CGRect], _ room: LineRoom) -> [ClosedRange<CGFloat>] {
    room.stretches(from: 10, to: 20, around: rects).map { $0.x...($0.x + $0.width) }
  }

  @Test(
    "only rectangles beside the line take room: not those that end above it or begin below it",
    arguments: [(0, true), (5, false), (15, false), (19, false), (20, true)] as [(CGFloat, Bool)])
  func beside(top: CGFloat, isWhole: Bool) {
    let rect = CGRect(x: 30, y: top, width: 20, height: 10)
    #expect(stretches(around: [rect], room()) == (isWhole ? [0...100] : [0...30, 50...100]))
  }

  @Test("a rectangle that ends within another's width gives nothing back")
  func overlap() {
    let wide = CGRect(x: 20, y: 0, width: 50, height: 50)
    let narrow = CGRect(x: 30, y: 0, width: 10, height: 50)
    #expect(stretches(around: [narrow, wide], room()) == [0...20, 70...100])
  }

  @Test("indents count from the edge where lines begin")
  func direction() {
    let (forward, backward) = (
      room(indent: 10, tail: -30), room(rightToLeft: true, indent: 10, tail: -30)
    )
    #expect(forward.left == 10 && forward.right == 70)
    #expect(backward.left == 30 && backward.right == 90)
    #expect(forward.indent == 10 && backward.indent == 10)
  }
}
