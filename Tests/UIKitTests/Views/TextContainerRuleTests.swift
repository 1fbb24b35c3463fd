import Foundation
import Testing
import UIKit

/// How a container's values reach the typesetter, and how a layout manager counts its padding.
@Suite("Rules of text containers")
@MainActor
struct TextContainerRuleTests {
  @Test("padding is taken off both ends, and no side is a side without end")
  func sizes() {
    func size(_ width: CGFloat, _ height: CGFloat, padding: CGFloat = 5) -> CGSize {
      let container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      return RuntimeText.Container(container).size
    }
    #expect(size(100, 40) == CGSize(width: 90, height: 40))
    #expect(size(0, 0) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(size(100, -1, padding: 60) == CGSize(width: 0, height: CGFloat.infinity))
  }

  @Test("lines, breaking and exclusions are the container's")
  func values() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.maximumNumberOfLines = 3
    container.lineBreakMode = .byCharWrapping
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))]
    let values = RuntimeText.Container(container)
    #expect(values.maximumNumberOfLines == 3 && values.lineBreakMode == .byCharWrapping)
    #expect(values.exclusions == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  // Source: Apple's documentation of `NSTextContainer.exclusionPaths`: "the regions where text is not
  // displayed", which are the areas inside of the paths.
  @Test("lines keep out of the area inside a path, not out of its bounds")
  func outlines() {
    func height(_ path: UIBezierPath) -> CGFloat {
      let storage = NSTextStorage(
        string: String(repeating: "word ", count: 60),
        attributes: [.font: UIFont.systemFont(ofSize: 14)])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 200, height: 0))
      container.exclusionPaths = [path]
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      return manager.usedRect(for: container).height
    }
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 100, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 200))
    triangle.close()
    #expect(height(triangle) < height(UIBezierPath(rect: triangle.bounds)))
  }

  @Test("a layout manager counts the padding: in the used room, in rectangles and in points")
  func padding() {
    let storage = NSTextStorage(string: "word", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    func measure(_ padding: CGFloat) -> (used: CGRect, second: CGRect) {
      container.lineFragmentPadding = padding
      return (
        manager.usedRect(for: container),
        manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
      )
    }
    let (bare, padded) = (measure(0), measure(7))
    #expect(padded.used.width == bare.used.width + 14)
    #expect(padded.second == bare.second.offsetBy(dx: 7, dy: 0))
    let point = CGPoint(x: padded.second.midX, y: padded.second.midY)
    #expect(manager.glyphIndex(for: point, in: container) == 1)
    manager.removeTextContainer(at: 3)
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers.isEmpty)
  }
}
