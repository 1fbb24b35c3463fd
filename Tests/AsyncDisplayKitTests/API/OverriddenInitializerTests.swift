import Testing
import UIKit

@testable import AsyncDisplayKit

/// Subclasses that override `init()` as on a device, where the headers mark no initializer as designated, and class
/// methods that make an object are convenience initializers.
///
/// Source: `ASEditableTextNode.h`, `ASPagerNode.h`, `ASCellNode.h`, `ASStackLayoutSpec.h` and the headers of the
/// other specs.
@Suite("Overridden initializers")
@MainActor
struct OverriddenInitializerTests {
  private final class Field: ASEditableTextNode {
    override init() {
      super.init()
      maximumLinesToDisplay = 2
    }
  }

  private final class OwnField: ASEditableTextNode {
    override init() {
      let parts = [0, 1].map { _ in
        ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
      }
      super.init(textKitComponents: parts[0], placeholderTextKitComponents: parts[1])
      maximumLinesToDisplay = 3
    }
  }

  private final class TextCell: ASTextCellNode {
    override init() {
      super.init()
      text = "x"
    }
  }

  private final class Pager: ASPagerNode {
    override init() {
      super.init(collectionViewLayout: ASPagerFlowLayout())
      debugName = "pager"
    }
  }

  private final class PlainPager: ASPagerNode {
    override init() {
      super.init()
      debugName = "plain"
    }
  }

  private final class Stack: ASStackLayoutSpec {
    override init() {
      super.init()
      spacing = 2
    }
  }

  private final class Absolute: ASAbsoluteLayoutSpec {
    override init() {
      super.init()
      sizing = .sizeToFit
    }
  }

  private final class Inset: ASInsetLayoutSpec { override init() { super.init() } }
  private final class Overlay: ASOverlayLayoutSpec { override init() { super.init() } }
  private final class Background: ASBackgroundLayoutSpec { override init() { super.init() } }
  private final class Ratio: ASRatioLayoutSpec { override init() { super.init() } }
  private final class Wrapper: ASWrapperLayoutSpec { override init() { super.init() } }
  private final class Corner: ASCornerLayoutSpec { override init() { super.init() } }
  private final class Relative: ASRelativeLayoutSpec { override init() { super.init() } }
  private final class Center: ASCenterLayoutSpec { override init() { super.init() } }
  private final class Image: ASImageNode { override init() { super.init() } }
  private final class Text: ASTextNode { override init() { super.init() } }
  private final class SecondText: ASTextNode2 { override init() { super.init() } }
  private final class Button: ASButtonNode { override init() { super.init() } }
  private final class Control: ASControlNode { override init() { super.init() } }
  private final class Scroll: ASScrollNode { override init() { super.init() } }
  private final class Cell: ASCellNode { override init() { super.init() } }
  private final class Photo: ASNetworkImageNode {
    override init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
      super.init(cache: cache, downloader: downloader)
    }
  }

  @Test("a subclass overrides init() and keeps the values of the superclass")
  func overriding() {
    withNodeEnvironment { _, _ in
      #expect(Field().maximumLinesToDisplay == 2 && OwnField().maximumLinesToDisplay == 3)
      #expect(TextCell().text == "x" && TextCell().textInsets == ASTextCellNode().textInsets)
      #expect(Pager().debugName == "pager" && PlainPager().debugName == "plain")
      let stack = Stack()
      #expect(stack.spacing == 2 && stack.direction == .horizontal && stack.alignItems == .stretch)
      #expect(Absolute().sizing == .sizeToFit && ASAbsoluteLayoutSpec().sizing == .default)
      #expect(Photo().url == nil)
      let nodes = [
        Image(), Text(), SecondText(), Button(), Control(), Scroll(), Cell(),
      ]
      #expect(nodes.allSatisfy { !$0.isNodeLoaded })
      #expect(
        Wrapper().children?.isEmpty == true && Corner().child == nil && Relative().child == nil)
    }
  }

  @Test("a subclass that overrides init() has the convenience initializers of the specs")
  func conveniences() {
    let child = ASDisplayNode()
    let stack = Stack(
      direction: .vertical, spacing: 7, justifyContent: .end, alignItems: .center, children: [child]
    )
    #expect(stack.direction == .vertical && stack.spacing == 7 && stack.children?.count == 1)
    #expect(Absolute(sizing: .default, children: [child]).sizing == .default)
    #expect(Inset(insets: .zero, child: child).child === child)
    #expect(Overlay(child: child, overlay: ASDisplayNode()).child === child)
    #expect(Background(child: child, background: ASDisplayNode()).child === child)
    #expect(Ratio(ratio: 2, child: child).ratio == 2)
    #expect(Center().child == nil)
  }
}
