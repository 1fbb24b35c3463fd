import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Second text node") @MainActor
struct SecondTextNodeTests {
  @Test("the first node of an environment is reported, an ASTextNode is not")
  func report() {
    withNodeEnvironment { _, log in
      _ = ASTextNode()
      #expect(log.codes.isEmpty)
      let nodes = [ASTextNode2(), ASTextNode2()]
      #expect(log.codes == [.secondTextNode] && log.all.first?.severity == .advisory)
      #expect(nodes.allSatisfy { $0.attributedText == nil })
    }
  }

  // Source: `ASTextNode2.mm`, `-supportsLayerBacking`.
  @Test("a link anywhere forbids layer backing")
  func links() {
    withNodeEnvironment { _, _ in
      let text = NSMutableAttributedString(attributedString: TextNodeFixture.text("a web"))
      let node = ASTextNode2()
      #expect(node.supportsLayerBacking)
      node.attributedText = text
      #expect(node.supportsLayerBacking)
      text.addAttribute(.link, value: "url", range: NSRange(location: 2, length: 3))
      node.attributedText = text
      #expect(!node.supportsLayerBacking)
    }
  }

  private final class Counting: ASTextNode2 {
    var requests = 0

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      requests += 1
    }
  }

  // Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  @Test("measuring requests no drawing")
  func measuring() {
    withNodeEnvironment { _, _ in
      let node = Counting()
      node.attributedText = TextNodeFixture.text("one two")
      _ = node.view
      node.requests = 0
      #expect(node.calculateSizeThatFits(CGSize(width: 100, height: 100)).width == 42)
      #expect(node.requests == 0)
    }
  }
}
