import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Text node measuring")
struct ASTextNodeMeasuringTests {
  @Test func `a text is as large as its lines, rounded up to pixels`() {
    let node = ASTextNode()
    node.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect(node.size(atMost: .infinity) == CGSize(width: 27.5, height: 14.5))
  }

  @Test(
    "a text is at most as large as its range",
    arguments: [
      (CGSize(width: 42, height: 100), CGSize(width: 42, height: 24)),
      // "one…": see `LineTruncator.cutAtWord(_:token:covered:)`.
      (CGSize(width: 50, height: 5), CGSize(width: 24, height: 5)),
      (CGSize(width: 3, height: 100), CGSize(width: 3, height: 95.5)),
      (CGSize(width: 0, height: 0), .zero),
      (CGSize(width: 0, height: 100), CGSize(width: 0, height: 95.5)),
      (CGSize(width: 100, height: 0), CGSize(width: 78, height: 0)),
    ] as [(CGSize, CGSize)])
  func limits(limit: CGSize, expected: CGSize) {
    let node = TextNodeFixture.node("one two three")
    node.placeholderEnabled = true
    #expect(node.size(atMost: limit.width, limit.height) == expected)
    _ = node.placeholderImage()
  }

  @Test func `in a node without a size nothing is shown`() {
    let node = TextNodeFixture.node("one two three")
    let layout = RuntimeEnvironment.current.textMeasurer.layout(
      RuntimeText.Content(TextNodeFixture.text("one two three")), in: node.container(for: .zero))
    #expect(layout.visibleRange.isEmpty)
    #expect(layout.metrics.isTruncated)
  }

  @Test func `measuring again in the measured size gives the same size`() {
    let words = String(repeating: "lorem ipsum dolor sit amet, consectetur ", count: 12)
    for factor in stride(from: CGFloat(10), to: 500, by: 13.7) {
      let node = ASTextNode()
      node.attributedText = NSAttributedString(
        string: words, attributes: [.font: UIFont.systemFont(ofSize: 14)])
      let first = node.size(atMost: factor)
      #expect(node.size(atMost: first.width, first.height) == first)
    }
  }

  @Test func `insets surround the text`() {
    let node = TextNodeFixture.node("one two")
    node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(node.size(atMost: .infinity) == CGSize(width: 48, height: 16))
    #expect(node.size(atMost: 47) == CGSize(width: 24, height: 28))
  }

  @Test func `a shadow takes room`() {
    let node = TextNodeFixture.node("one")
    node.shadowColor = UIColor.black.cgColor
    node.shadowOpacity = 1
    node.shadowOffset = CGSize(width: 0, height: 2)
    node.shadowRadius = 1
    #expect(node.shadowPadding == UIEdgeInsets(top: 0, left: -1, bottom: -3, right: -1))
    #expect(node.size(atMost: .infinity) == CGSize(width: 20, height: 15))
  }

  @Test func `a shadow that cannot be seen takes none`() {
    let node = TextNodeFixture.node("one")
    node.shadowColor = UIColor.black.cgColor
    #expect(node.shadowPadding == .zero)
  }

  @Test func `the style gets the first ascender and the last descender`() {
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let node = ASTextNode()
    node.attributedText = text
    #expect(node.style.ascender == UIFont.systemFont(ofSize: 20).ascender)
    #expect(node.style.descender == UIFont.systemFont(ofSize: 10).descender)
  }

  @Test func `a paragraph style's line height counts in the ascender`() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    let node = TextNodeFixture.node("one", [.paragraphStyle: style])
    #expect(node.style.ascender == 30 + TextNodeFixture.font.descender)
    style.maximumLineHeight = 8
    node.attributedText = TextNodeFixture.text("two", [.paragraphStyle: style])
    #expect(node.style.ascender == 8 + TextNodeFixture.font.descender)
  }

  @Test func `lines beyond the greatest number are left out`() {
    let node = TextNodeFixture.node("one two three four")
    node.maximumNumberOfLines = 2
    let size = node.size(atMost: 42)
    #expect(size.height == 24)
    node.frame = CGRect(origin: .zero, size: size)
    #expect(node.isTruncated)
    #expect(node.lineCount == 2)
    node.maximumNumberOfLines = 0
    node.invalidateCalculatedLayout()
    node.frame = CGRect(origin: .zero, size: node.size(atMost: 42))
    #expect(!node.isTruncated)
    #expect(node.lineCount == 3)
  }

  @Test func `a range tells whether the text would be cut in it`() {
    let node = TextNodeFixture.node("one two three")
    let narrow = ASSizeRangeMake(.zero, CGSize(width: 42, height: 12))
    #expect(node.shouldTruncate(forConstrainedSize: narrow))
    #expect(!node.shouldTruncate(forConstrainedSize: ASSizeRangeUnconstrained))
  }

  @Test func `a hole makes the text taller`() {
    let node = TextNodeFixture.node(String(repeating: "word ", count: 30))
    let plain = node.size(atMost: 100)
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 40))
    node.exclusionPaths = [hole]
    #expect(node.exclusionPaths == [hole])
    #expect(node.size(atMost: 100).height > plain.height)
  }

  @Test func `the environment's measurer measures`() {
    struct Ruler: RuntimeText.Measurer {
      func layout(_ content: RuntimeText.Content, in container: RuntimeText.Container)
        -> RuntimeText.Layout
      {
        var metrics = RuntimeText.Metrics()
        metrics.size = CGSize(width: 7, height: 9)
        return RuntimeText.Layout(content: content, lines: [], metrics: metrics)
      }
    }
    var environment = RuntimeEnvironment.current
    environment.textMeasurer = Ruler()
    environment.bind {
      let node = TextNodeFixture.node("anything")
      #expect(node.size(atMost: .infinity) == CGSize(width: 7, height: 9))
    }
  }

  @Test @MainActor func `a measurer that measures the same node without end is reported`() {
    struct Circle: RuntimeText.Measurer {
      // The test measures on one thread.
      nonisolated(unsafe) let node: ASTextNode

      func layout(_ content: RuntimeText.Content, in container: RuntimeText.Container)
        -> RuntimeText.Layout
      {
        _ = node.size(atMost: container.size.width - 1)
        return RuntimeText.Layout(content: content, lines: [], metrics: RuntimeText.Metrics())
      }
    }
    withNodeEnvironment { _, log in
      let node = TextNodeFixture.node("anything")
      var environment = RuntimeEnvironment.current
      environment.textMeasurer = Circle(node: node)
      environment.bind { _ = node.size(atMost: 1_000) }
      #expect(Set(log.codes) == [.recursiveLayoutElement])
    }
  }

  @Test func `every thread measures the same`() async {
    let expected = TextNodeFixture.node("one two three four five").size(atMost: 50)
    await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<20 {
        group.addTask { TextNodeFixture.node("one two three four five").size(atMost: 50) }
      }
      for await size in group { #expect(size == expected) }
    }
  }
}
