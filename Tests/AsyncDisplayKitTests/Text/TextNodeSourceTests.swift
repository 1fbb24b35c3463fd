import Testing
import UIKit

@testable import AsyncDisplayKit

/// Rules of `ASTextNode.mm` about shadows, settings and fonts.
@Suite("Text nodes as their source has them") @MainActor
struct TextNodeSourceTests {
  private final class Counting: ASTextNode {
    var requests = 0

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      requests += 1
    }
  }

  private final class Scaling: ASTextNode {
    override var pointSizeScaleFactors: [NSNumber]? {
      get { [0.5] }
      set {}
    }
  }

  // Source: `ASTextNode.mm`, `-setShadowColor:`, `-setShadowOffset:`, `-setShadowOpacity:` and
  // `-setShadowRadius:`.
  @Test("the values of a shadow are not those of the layer, and each change requests drawing")
  func shadow() {
    withNodeEnvironment { _, _ in
      let node = Counting()
      node.attributedText = TextNodeFixture.text("text")
      #expect(node.shadowOffset == CGSize(width: 0, height: -3) && node.shadowRadius == 3)
      _ = node.view
      node.requests = 0
      for _ in 0..<2 {
        node.shadowColor = UIColor.red.cgColor
        node.shadowOpacity = 0.5
        node.shadowOffset = CGSize(width: 1, height: 2)
        node.shadowRadius = 4
      }
      #expect(node.requests == 4)
      #expect(node.shadowColor == UIColor.red.cgColor && node.shadowOpacity == 0.5)
      #expect(node.shadowOffset == CGSize(width: 1, height: 2) && node.shadowRadius == 4)
      #expect(node.layer.shadowOpacity == 0 && node.layer.shadowRadius == 3)
      #expect(node.layer.shadowOffset == CGSize(width: 0, height: -3))
    }
  }

  // Source: `ASTextNode.mm`, `-init` and `-_locked_rendererAttributes`; `ASTextKitShadower.mm`,
  // `+shadowerWithShadowOffset:shadowColor:shadowOpacity:shadowRadius:`.
  @Test("the default color draws no shadow, black that is set does")
  func defaultColor() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("text")
      let size = node.size(atMost: 1_000)
      node.shadowOpacity = 1
      node.setNeedsLayout()
      #expect(node.shadowPadding == .zero && node.size(atMost: 1_000) == size)
      node.shadowColor = UIColor.black.cgColor
      #expect(node.shadowPadding != .zero)
    }
  }

  // Source: `ASTextNode.mm`, `-_locked_rendererAttributes`, which calls the getter.
  @Test("a subclass provides scale factors by overriding the getter")
  func scaleFactors() {
    withNodeEnvironment { _, _ in
      let node = Scaling()
      node.attributedText = TextNodeFixture.text("0123456789")
      node.maximumNumberOfLines = 1
      #expect(node.size(atMost: 40).width == 30)
    }
  }

  // Source: `ASTextNode.mm`, whose setter of the property is synthesized.
  @Test("whether the text follows the tint color is a setting that does not request drawing")
  func followingTint() {
    withNodeEnvironment { _, _ in
      let node = Counting()
      node.textColorFollowsTintColor = true
      #expect(node.requests == 0)
    }
  }

  // Source: `ASTextNode.mm`, `+ascenderWithAttributedString:` and `-setAttributedText:`.
  @Test("ascender and descender of a text without a font are 0, or those of its line height")
  func missingFont() {
    withNodeEnvironment { _, _ in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: "x")
      #expect(node.style.ascender == 0 && node.style.descender == 0)
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = 30
      node.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
      #expect(node.style.ascender == 30 && node.style.descender == 0)
      node.attributedText = TextNodeFixture.text("x")
      #expect(node.style.ascender > 0 && node.style.descender < 0)
    }
  }

  private final class CountingCell: ASTextCellNode {
    var requests = 0

    override func setNeedsLayout() {
      super.setNeedsLayout()
      requests += 1
    }
  }

  // Source: `ASCellNode.mm`, `ASTextCellNode`, `-setTextAttributes:` and `-locked_updateAttributedText`.
  @Test("a text cell requests layout for a text, and for other attributes once it has one")
  func textCell() {
    withNodeEnvironment { _, _ in
      let cell = CountingCell()
      cell.requests = 0
      let attributes: [NSAttributedString.Key: Any] = [.kern: 2]
      cell.textAttributes = attributes
      #expect(cell.requests == 0 && cell.textNode.attributedText?.length == 0)
      cell.text = ""
      #expect(cell.requests == 1)
      cell.textAttributes = attributes
      #expect(cell.requests == 1)
      cell.textAttributes = [NSAttributedString.Key.kern: 3]
      #expect(cell.requests == 2)
      cell.text = nil
      #expect(cell.requests == 2 && cell.textNode.attributedText?.length == 0)
    }
  }

  // Source: `ASControlNode.mm`, `-actionsForTarget:forControlEvent:`.
  @Test("several events at once have no actions")
  func combinedEvents() {
    withNodeEnvironment { _, _ in
      let (node, target) = (ASControlNode(), ASDisplayNode())
      node.addTarget(
        target, action: Selector("a", ASDisplayNode.setNeedsLayout), forControlEvents: .touchDown)
      #expect(node.actions(forTarget: target, forControlEvent: .touchDown) == ["a"])
      #expect(
        node.actions(forTarget: target, forControlEvent: [.touchDown, .touchUpInside]) == nil)
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`, `-frameForTextRange:`.
  @Test("the frame of a range beyond the text is null, and reported")
  func rangeBeyondText() {
    withNodeEnvironment { _, log in
      let node = TextNodeFixture.node("one")
      #expect(node.frame(forTextRange: NSRange(location: 0, length: 100)).isNull)
      #expect(log.codes == [.textRangeOutOfBounds])
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`,
  // `-unlockedRectsForTextRange:measureOptions:layoutManager:textStorage:textContainer:`.
  @Test("a highlight of several lines has at most three rectangles with a common outline")
  func highlightBlock() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("aa bbbb cc dddd ee")
      node.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
      let lines = node.rects(forTextRange: NSRange(location: 1, length: 16)).map(\.cgRectValue)
      #expect(lines.count == 5)
      let rects = node.highlightRects(forTextRange: NSRange(location: 1, length: 16))
        .map(\.cgRectValue)
      #expect(rects.count == 3)
      #expect(rects.map(\.minX) == [6, 0, 0])
      #expect(rects[0].maxX == lines.map(\.maxX).max() && rects[1].maxX == rects[0].maxX)
      #expect(rects[1].minY == lines[1].minY && rects[1].maxY == lines[3].maxY)
    }
  }

  // Source: `ASTextKitShadower.mm`, `-offsetRectWithInternalRect:`; `ASTextNode.mm`,
  // `ASTextNodeAdjustRenderRectForShadowPadding`.
  @Test("a shadow moves the frame of a range, but not its rectangles")
  func rectsWithShadow() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("one")
      node.shadowColor = UIColor.red.cgColor
      node.shadowOpacity = 1
      node.shadowOffset = .zero
      node.shadowRadius = 4
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let range = NSRange(location: 0, length: 3)
      #expect(node.frame(forTextRange: range).minX == 4)
      #expect(node.rects(forTextRange: range).first?.cgRectValue.minX == 0)
      #expect(node.highlightRects(forTextRange: range).first?.cgRectValue.minX == 0)
    }
  }

  // Source: `ASTextKitRenderer.mm`, `-lineCount`.
  @Test("the empty line after the last line break does not count")
  func trailingBreak() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("one\ntwo\n")
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(node.lineCount == 2)
    }
  }

  // Source: `ASHighlightOverlayLayer.mm`, `-hitTest:`.
  @Test("the overlay of a highlight is not hit")
  func overlayHit() {
    withNodeEnvironment { _, _ in
      let overlay = ASHighlightOverlayLayer()
      overlay.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      overlay.mark([overlay.bounds], color: UIColor.black.cgColor)
      #expect(overlay.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }
  }

  // Source: `UIImage+ASConvenience.mm`; `ASImageProtocols.h`, `ASImageCacheType`.
  @Test("a clear corner color fills nothing, and caches name their answers by Texture's numbers")
  func imageRules() {
    withNodeEnvironment { _, _ in
      func fills(_ color: UIColor?) -> Int? {
        UIImage.as_resizableRoundedImage(
          withCornerRadius: 5, cornerColor: color, fill: .red, borderColor: nil, borderWidth: 0,
          roundedCorners: .allCorners, scale: 1
        ).displayList?.operations.count
      }
      #expect(fills(.clear) == fills(nil) && fills(.green) == 2)
      #expect(ASImageCacheType(rawValue: 0) == .asynchronous)
    }
  }
}
