import Testing

@testable import UIKit

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
}
