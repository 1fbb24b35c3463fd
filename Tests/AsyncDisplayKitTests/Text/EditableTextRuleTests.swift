import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of `ASEditableTextNode.mm` about the placeholder and the components.
@Suite("Rules of editable text nodes") @MainActor
struct EditableTextRuleTests {
  private func components(_ text: String?) -> ASTextKitComponents {
    ASTextKitComponents(
      attributedSeedString: text.map { TextNodeFixture.text($0) }, textContainerSize: .zero)
  }

  // Source: `ASEditableTextNode.mm`, `-_updateDisplayingPlaceholder` and its callers.
  @Test("settings before load do not show the text of components")
  func settings() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode(
        textKitComponents: components("text"), placeholderTextKitComponents: components("hint"))
      node.textContainerInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      node.backgroundColor = .red
      node.isOpaque = false
      node.scrollEnabled = false
      node.attributedPlaceholderText = TextNodeFixture.text("other")
      #expect(node.isDisplayingPlaceholder() && node.attributedText == nil)
      _ = node.view
      #expect(!node.isDisplayingPlaceholder() && node.attributedText?.string == "text")
    }
  }

  // Source: `ASEditableTextNode.mm`, `-attributedText`: UIKit sends no `textViewDidChange:` for such edits.
  @Test("a change of the storage does not hide the placeholder")
  func storage() {
    withNodeEnvironment { _, _ in
      let text = components(nil)
      let node = ASEditableTextNode(
        textKitComponents: text, placeholderTextKitComponents: components("hint"))
      _ = node.view
      text.textStorage.append(TextNodeFixture.text("text"))
      #expect(node.isDisplayingPlaceholder() && node.attributedText == nil)
      node.textView.delegate?.textViewDidChange(node.textView)
      #expect(!node.isDisplayingPlaceholder() && node.attributedText?.string == "text")
    }
  }

  // Source: `ASEditableTextNode.mm`, `-didLoad` and `-setAttributedPlaceholderText:`.
  @Test("the components of the placeholder have its text and its view")
  func placeholder() {
    withNodeEnvironment { _, _ in
      let hint = components("hint")
      let node = ASEditableTextNode(
        textKitComponents: components(nil), placeholderTextKitComponents: hint)
      #expect(node.textView.accessibilityHint == "hint")
      #expect(hint.textView?.superview === node.view && hint.textView !== node.textView)
      node.attributedPlaceholderText = TextNodeFixture.text("other")
      #expect(hint.textStorage.string == "other" && node.textView.accessibilityHint == "other")
      hint.textStorage.setAttributedString(TextNodeFixture.text("third"))
      #expect(node.attributedPlaceholderText?.string == "third")
      #expect(ASEditableTextNode().textView.accessibilityHint == "")
    }
  }

  // Source: `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:`.
  @Test("a laid out node measures its text between the insets at the width of its text view")
  func laidOutMeasuring() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode()
      node.textContainerInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      node.attributedText = TextNodeFixture.text("0123456789 0123456789 0123456789 0123456")
      let most = CGSize(width: 300, height: 1_000)
      let height = node.calculateSizeThatFits(most).height
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      node.view.layoutIfNeeded()
      #expect(node.calculateSizeThatFits(most).height > height)
      #expect(
        node.calculateSizeThatFits(CGSize(width: 301, height: 1_000)).height == height)
    }
  }
}
