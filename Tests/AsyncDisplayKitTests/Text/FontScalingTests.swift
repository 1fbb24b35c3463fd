import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
@Suite("Text that shrinks to fit")
struct FontScalingTests {
  private func node(_ text: String, size: CGFloat = 20, lines: UInt = 0) -> ASTextNode {
    let node = ASTextNode()
    node.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
    node.maximumNumberOfLines = lines
    return node
  }

  private func size(_ node: ASTextNode, _ width: CGFloat, _ height: CGFloat = .infinity) -> CGSize {
    node.layoutThatFits(
      ASSizeRange(min: .zero, max: CGSize(width: width, height: height))
    ).size
  }

  // Source: `ASTextKitFontSizeAdjuster.mm`, `+adjustFontSizeForAttributeString:withScaleFactor:`;
  // `ASTextKitFontSizeAdjusterTests.mm`, `testFontSizeAdjusterAttributes`.
  @Test("spacing, indents and line heights of paragraphs are scaled, the multiple is not")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    style.lineSpacing = 2
    style.paragraphSpacing = 4
    style.firstLineHeadIndent = 6
    style.headIndent = 8
    style.tailIndent = 10
    style.minimumLineHeight = 12
    style.maximumLineHeight = 14
    let text = NSAttributedString(string: "text", attributes: [.paragraphStyle: style, .kern: 3])
    let scaled = text.scalingFonts(by: 0.5).attributes(at: 0, effectiveRange: nil)
    let result = try #require(scaled[.paragraphStyle] as? NSParagraphStyle)
    #expect(result.lineHeightMultiple == 2)
    #expect([result.lineSpacing, result.paragraphSpacing] == [1, 2])
    #expect([result.firstLineHeadIndent, result.headIndent, result.tailIndent] == [3, 4, 5])
    #expect([result.minimumLineHeight, result.maximumLineHeight] == [6, 7])
    #expect((scaled[.kern] as? NSNumber)?.doubleValue == 1.5)
  }

  // Source: `ASTextNode.mm`, `-calculateSizeThatFits:`.
  @Test("the baselines of a text that shrinks are scaled with its font")
  func baselines() {
    withNodeEnvironment { _, _ in
      let text = "several words in one line"
      let plain = node(text, lines: 1)
      let scaled = node(text, lines: 1)
      scaled.pointSizeScaleFactors = [0.5]
      let width = size(plain, .infinity).width / 2 + 1
      _ = (size(plain, width), size(scaled, width))
      #expect(scaled.style.ascender == plain.style.ascender / 2)
      #expect(scaled.style.descender == plain.style.descender / 2)
    }
  }

  @Test("a text that fits keeps its size")
  func fits() {
    withNodeEnvironment { _, _ in
      let plain = node("word", lines: 1)
      let scaled = node("word", lines: 1)
      scaled.pointSizeScaleFactors = [0.5]
      #expect(size(scaled, 200) == size(plain, 200))
      #expect(size(scaled, .infinity) == size(plain, .infinity))
    }
  }

  @Test("the first factor counts with which the lines are few enough")
  func lines() {
    withNodeEnvironment { _, _ in
      let text = "several words in one line"
      let width = size(node(text, size: 16), 1000).width + 1
      let scaled = node(text, lines: 1)
      scaled.pointSizeScaleFactors = [0.9, 0.8, 0.4]
      #expect(size(scaled, width).height == size(node(text, size: 16), width).height)
      #expect(size(scaled, width).width == size(node(text, size: 16), width).width)
      #expect(
        !scaled.shouldTruncate(
          forConstrainedSize: ASSizeRange(
            min: .zero, max: CGSize(width: width, height: 1000))))
    }
  }

  @Test("the longest word must fit the width")
  func longestWord() {
    withNodeEnvironment { _, _ in
      let text = "a extraordinarily b"
      let width = size(node("extraordinarily", size: 10), 1000).width + 1
      let scaled = node(text)
      scaled.pointSizeScaleFactors = [0.75, 0.5, 0.25]
      #expect(size(scaled, width) == size(node(text, size: 10), width))
    }
  }

  @Test("the text must fit the height, and the last factor stays where none does")
  func height() {
    withNodeEnvironment { _, _ in
      let text = "one two three four five six seven"
      let height = size(node(text, size: 10), 80).height
      let scaled = node(text)
      scaled.pointSizeScaleFactors = [0.9, 0.5, 0.25]
      #expect(size(scaled, 80, height).height == height)
      let never = node("extraordinarily")
      never.pointSizeScaleFactors = [0.9]
      #expect(size(never, 40) == size(node("extraordinarily", size: 18), 40))
    }
  }

  // Source: `ASTextKitFontSizeAdjuster.mm`, `-scaleFactor`, which reads the factors as floats.
  @Test("a factor has the precision of Float, so that a half is rounded down")
  func precision() {
    withNodeEnvironment { _, _ in
      let scaled = node("extraordinarily", size: 15)
      scaled.pointSizeScaleFactors = [0.9]
      #expect(size(scaled, 40) == size(node("extraordinarily", size: 13), 40))
    }
  }

  // Source: `ASTextKitRenderer.mm`, `-isScaled`.
  @Test("a factor outside of 0 and 1 scales nothing", arguments: [1.5, 0, -0.5])
  func invalidFactor(_ factor: Double) {
    withNodeEnvironment { _, _ in
      let scaled = node("extraordinarily")
      scaled.pointSizeScaleFactors = [NSNumber(value: factor)]
      let plain = node("extraordinarily")
      #expect(size(scaled, 40) == size(plain, 40))
      #expect(scaled.style.ascender == plain.style.ascender)
    }
  }

  @Test("the factors are kept, and a node without them says so")
  func values() {
    let node = node("a")
    #expect(node.pointSizeScaleFactors == nil)
    node.pointSizeScaleFactors = [0.9, 0.8]
    #expect(node.pointSizeScaleFactors == [0.9, 0.8])
    node.pointSizeScaleFactors = nil
    #expect(node.pointSizeScaleFactors == nil)
  }

  // Source: `ASTextKitFontSizeAdjuster.mm`, `-lineCountForString:` and `-boundingBoxForString:`.
  @Test("the empty line after a final line break does not count", arguments: ["Hi\n", "Hi\r\n"])
  func finalLineBreak(_ text: String) {
    withNodeEnvironment { _, _ in
      let height = size(node("Hi"), 100).height
      for lines: UInt in [0, 1] {
        let plain = node(text, lines: lines)
        let scaled = node(text, lines: lines)
        scaled.pointSizeScaleFactors = [0.5]
        #expect(size(scaled, 100, height) == size(plain, 100, height))
        #expect(scaled.style.ascender == plain.style.ascender)
      }
    }
  }

  // Source: `ASTextKitRenderer.mm`, `-_calculateSize`.
  @Test("a text that is scaled and truncated is measured without the token")
  func truncated() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("aaa bbb ccc ddd eee")
      node.maximumNumberOfLines = 1
      node.pointSizeScaleFactors = [0.9]
      let size = size(node, 60)
      #expect(size.width > 59 && size.width <= 60)
      node.frame = CGRect(origin: .zero, size: size)
      #expect(node.isTruncated && node.textLayout.lines.last?.token?.string == "…")
    }
  }
}
