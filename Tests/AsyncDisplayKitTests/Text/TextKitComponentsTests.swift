import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
@Suite("Components of TextKit")
struct TextKitComponentsTests {
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 14)])
  }

  @Test("text, room and manager belong together, without padding")
  func parts() {
    let parts = ASTextKitComponents(
      attributedSeedString: text("one"), textContainerSize: CGSize(width: 50, height: 60))
    #expect(parts.textStorage.string == "one")
    #expect(parts.textStorage.layoutManagers.first === parts.layoutManager)
    #expect(parts.layoutManager.textContainers.first === parts.textContainer)
    #expect(parts.textContainer.size == CGSize(width: 50, height: 60))
    #expect(parts.textContainer.lineFragmentPadding == 0)
    #expect(
      ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
        .textStorage.length == 0)
  }

  @Test("the size is the text's within a width and a number of lines")
  func size() {
    withNodeEnvironment { _, _ in
      let parts = ASTextKitComponents(
        attributedSeedString: text("one two three four five six"), textContainerSize: .zero)
      let node = ASTextNode()
      node.attributedText = parts.textStorage
      let whole = node.layoutThatFits(
        ASSizeRange(min: .zero, max: CGSize(width: 60, height: CGFloat.infinity))
      ).size
      #expect(parts.size(forConstrainedWidth: 60).height.rounded(.up) == whole.height.rounded(.up))
      let two = parts.size(forConstrainedWidth: 60, forMaxNumberOfLines: 2).height
      #expect(two < parts.size(forConstrainedWidth: 60).height)
      #expect(two > parts.size(forConstrainedWidth: 60, forMaxNumberOfLines: 1).height)
    }
  }

  // Source: `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:`.
  @Test("only the height for a number of lines is rounded")
  func rounding() {
    withNodeEnvironment { _, _ in
      let text = NSAttributedString(
        string: "abc",
        attributes: [.font: UIFont.monospacedSystemFont(ofSize: 10.3, weight: .regular)])
      let parts = ASTextKitComponents(attributedSeedString: text, textContainerSize: .zero)
      let whole = parts.size(forConstrainedWidth: 60)
      let limited = parts.size(forConstrainedWidth: 60, forMaxNumberOfLines: 1)
      #expect(whole.width != whole.width.rounded() && whole.height != whole.height.rounded())
      #expect(limited == CGSize(width: whole.width, height: whole.height.rounded(.up)))
    }
  }

  @Test("an editable node takes text and placeholder of components")
  func editable() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode(
        textKitComponents: ASTextKitComponents(
          attributedSeedString: nil, textContainerSize: .zero),
        placeholderTextKitComponents: ASTextKitComponents(
          attributedSeedString: text("write"), textContainerSize: .zero))
      #expect(node.isDisplayingPlaceholder() && node.attributedPlaceholderText?.string == "write")
      let filled = ASEditableTextNode(
        textKitComponents: ASTextKitComponents(
          attributedSeedString: text("a"), textContainerSize: .zero),
        placeholderTextKitComponents: ASTextKitComponents(
          attributedSeedString: nil, textContainerSize: .zero))
      #expect(filled.attributedText == nil && filled.isDisplayingPlaceholder())
      #expect(filled.attributedPlaceholderText?.length == 0)
      #expect(filled.textView.text == "a")
      #expect(filled.attributedText?.string == "a" && !filled.isDisplayingPlaceholder())
    }
  }

  @Test("the components' storage is the text view's, before and after load")
  func storage() {
    withNodeEnvironment { environment, _ in
      let parts = ASTextKitComponents(
        attributedSeedString: text("a"), textContainerSize: .zero)
      let node = ASEditableTextNode(
        textKitComponents: parts,
        placeholderTextKitComponents: ASTextKitComponents(
          attributedSeedString: nil, textContainerSize: .zero))
      node.attributedText = text("early")
      #expect(parts.textStorage.string == "early")
      #expect(node.textView.textStorage === parts.textStorage && parts.textView === node.textView)
      parts.textStorage.append(text(" late"))
      #expect(node.attributedText?.string == "early late")
      parts.textStorage.setAttributedString(text(""))
      #expect(node.attributedText?.length == 0 && !node.isDisplayingPlaceholder())
    }
  }

  // Source: `ASEditableTextNode.mm`: an edit of the storage neither invalidates the layout nor shows the
  // placeholder.
  @Test("a loaded node measures what the components' storage holds once its layout is invalid")
  func measuring() {
    withNodeEnvironment { scheduler, _ in
      let parts = ASTextKitComponents(
        attributedSeedString: text("a"), textContainerSize: .zero)
      let node = ASEditableTextNode(
        textKitComponents: parts,
        placeholderTextKitComponents: ASTextKitComponents(
          attributedSeedString: text("write"), textContainerSize: .zero))
      #expect(node.textView.text == "a")
      let range = ASSizeRange(min: .zero, max: CGSize(width: 60, height: CGFloat.infinity))
      let former = node.layoutThatFits(range).size
      parts.textStorage.append(text(" and two lines more of it"))
      scheduler.drain()
      #expect(node.layoutThatFits(range).size == former)
      node.invalidateCalculatedLayout()
      #expect(node.layoutThatFits(range).size.height > former.height)
    }
  }
}
