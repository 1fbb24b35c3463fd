import Testing
import UIKit

@testable import AsyncDisplayKit

/// Source: `ASTextNodeWordKerner.mm` and `ASEditableTextNode.mm`.
@Suite("Word kerning of editable text nodes") @MainActor
struct WordKerningTests {
  private let name = NSAttributedString.Key(ASTextNodeWordKerningAttributeName)

  private func text(_ string: String) -> NSAttributedString {
    TextNodeFixture.text(string, [name: 10])
  }

  // Source: `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:`.
  @Test("the spaces of a text that is measured in its view's width are wider")
  func width() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode()
      node.attributedText = text("a b c")
      #expect(node.size(atMost: 300).width == 30)
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      _ = node.view
      node.view.layoutIfNeeded()
      #expect(node.size(atMost: 200).width == 50)
      #expect(node.size(atMost: 300).width == 30)
      #expect(node.frame(forTextRange: NSRange(location: 2, length: 1)).minX == 22)
    }
  }

  @Test("a space at the end of a line takes no more than the rest of the line")
  func lineEnd() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode()
      node.attributedText = text("aaaa bbbb")
      node.frame = CGRect(x: 0, y: 0, width: 26, height: 40)
      _ = node.view
      node.view.layoutIfNeeded()
      let size = node.size(atMost: 26)
      node.attributedText = TextNodeFixture.text("aaaa bbbb")
      #expect(size == node.size(atMost: 26) && size.width == 24)
    }
  }

  @Test("letters and other text nodes ignore the attribute")
  func ignored() {
    let node = ASTextNode()
    node.attributedText = text("a b")
    #expect(node.size(atMost: 300).width == 18)
    #expect(text("ab").kerningWords.isEqual(to: text("ab")))
    let none = NSAttributedString(string: "a b", attributes: [name: "wide"])
    #expect(none.kerningWords.isEqual(to: none))
  }
}
