import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Button node")
struct ASButtonNodeTests {
  private func makeButton(title: String? = "title", imageWidth: CGFloat? = 20) -> ASButtonNode {
    let button = ASButtonNode()
    button.setAttributedTitle(title.map { TextNodeFixture.text($0) }, for: .normal)
    button.setImage(
      imageWidth.map { UIImage(name: "icon", size: CGSize(width: $0, height: 20)) }, for: .normal)
    return button
  }

  @Test func `a new button has Texture's defaults`() {
    let button = ASButtonNode()
    #expect(button.contentSpacing == 8)
    #expect(button.laysOutHorizontally)
    #expect(button.contentHorizontalAlignment == .middle)
    #expect(button.contentVerticalAlignment == .center)
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.imageAlignment == .beginning)
    #expect(button.titleNode.style.flexShrink == 1)
    #expect(button.titleNode.isLayerBacked)
    #expect(button.imageNode.isLayerBacked)
    #expect(button.backgroundImageNode.contentMode == .scaleToFill)
    #expect(button.size(atMost: 100) == .zero)
  }

  @Test func `image and title stand side by side with 8 points between them`() {
    let button = makeButton()
    let layout = button.layoutThatFits(ASSizeRangeUnconstrained)
    #expect(layout.size == CGSize(width: 58, height: 20))
    let frames = layout.sublayouts.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 28, y: 4, width: 30, height: 12),
      ])
  }

  struct Change: Sendable {
    let size: CGSize
    let apply: @Sendable (ASButtonNode) -> Void

    init(_ width: CGFloat, _ height: CGFloat, apply: @escaping @Sendable (ASButtonNode) -> Void) {
      size = CGSize(width: width, height: height)
      self.apply = apply
    }
  }

  static let changes = [
    Change(30, 40) { $0.laysOutHorizontally = false },
    Change(51, 20) { $0.contentSpacing = 1 },
    Change(64, 24) { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
    Change(30, 12) { $0.setImage(nil, for: .normal) },
    Change(20, 20) { $0.setAttributedTitle(nil, for: .normal) },
    Change(58, 20) { $0.isSelected = true },
  ]

  @Test("the content follows the button's properties", arguments: changes)
  func content(change: Change) {
    let button = makeButton()
    _ = button.size(atMost: .infinity)
    change.apply(button)
    button.invalidateCalculatedLayout()
    #expect(button.size(atMost: .infinity) == change.size)
  }

  @Test func `the image may stand after the title`() {
    let button = makeButton()
    button.imageAlignment = .end
    let frames = button.layoutThatFits(ASSizeRangeUnconstrained).sublayouts.map(\.frame.minX)
    #expect(frames == [0, 38])
  }

  @Test func `the title shrinks, the image does not`() {
    let layout = makeButton(title: "one two").layoutThatFits(
      ASSizeRangeMake(.zero, CGSize(width: 50, height: 100)))
    #expect(
      layout.sublayouts.map(\.frame.size) == [
        CGSize(width: 20, height: 20), CGSize(width: 22, height: 24),
      ])
  }

  @Test func `content stands in the middle of a larger button`() {
    let button = makeButton(imageWidth: nil)
    let range = ASSizeRangeMake(CGSize(width: 100, height: 40))
    let layout = button.layoutThatFits(range)
    #expect(layout.sublayouts.first?.frame == CGRect(x: 35, y: 14, width: 30, height: 12))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.invalidateCalculatedLayout()
    let moved = button.layoutThatFits(range).sublayouts.first?.frame.origin
    #expect(moved == CGPoint(x: 70, y: 28))
  }

  @Test func `the background fills the button behind the content`() {
    let button = makeButton(imageWidth: nil)
    button.setBackgroundImage(
      UIImage(name: "back", size: CGSize(width: 4, height: 4)), for: .normal)
    let layout = button.layoutThatFits(ASSizeRangeUnconstrained)
    #expect(
      layout.sublayouts.map(\.frame.size) == [
        CGSize(width: 30, height: 12), CGSize(width: 30, height: 12),
      ])
    #expect(layout.sublayouts.first?.layoutElement === button.backgroundImageNode)
  }

  @Test(
    "the first of the present states with a title gives it",
    arguments: [
      ([], "normal"), (["selected"], "selected"), (["highlighted"], "highlighted"),
      (["selected", "highlighted"], "both"), (["disabled", "selected"], "disabled"),
    ] as [([String], String)])
  func states(states: [String], expected: String) {
    let button = ASButtonNode()
    let titles: [(UIControl.State, String)] = [
      (.normal, "normal"), (.selected, "selected"), (.highlighted, "highlighted"),
      ([.selected, .highlighted], "both"), (.disabled, "disabled"),
    ]
    for (state, title) in titles {
      button.setAttributedTitle(TextNodeFixture.text(title), for: state)
      #expect(button.attributedTitle(for: state)?.string == title)
    }
    button.isEnabled = !states.contains("disabled")
    button.isSelected = states.contains("selected")
    button.isHighlighted = states.contains("highlighted")
    #expect(button.titleNode.attributedText?.string == expected)
    #expect(button.accessibilityLabel == expected)
  }

  @Test @MainActor func `a button says that it is one, and whether it is enabled`() {
    withNodeEnvironment { _, _ in
      let button = ASButtonNode()
      #expect(button.accessibilityTraits == .button && button.defaultAccessibilityLabel == nil)
      #expect(button.view.accessibilityTraits == .button)
      button.accessibilityTraits = .link
      #expect(button.view.accessibilityTraits == .link)
      button.isEnabled = false
      #expect(button.view.accessibilityTraits == [.button, .notEnabled])
      let other = ASButtonNode()
      other.accessibilityTraits = .link
      other.isEnabled = true
      #expect(other.accessibilityTraits == .link && other.view.accessibilityTraits == .link)
    }
  }

  @Test func `a label that was given stays where the title does not change`() {
    let button = ASButtonNode()
    button.accessibilityLabel = "My Test"
    _ = button.titleNode
    button.isSelected = true
    #expect(button.accessibilityLabel == "My Test")
  }

  @Test func `a state that buttons do not know reads as normal and is not kept`() {
    let button = makeButton()
    button.setImage(UIImage(name: "x", size: .zero), for: .focused)
    #expect(button.image(for: .focused)?.size.width == 20)
    #expect(button.backgroundImage(for: .normal) == nil)
  }

  // Source: `ASButtonNode.mm`, `-setTitle:withFont:withColor:forState:`.
  @Test func `a plain title has the system font at 18 points and no color of its own`() throws {
    let button = ASButtonNode()
    button.setTitle("Share", with: nil, with: nil, for: .normal)
    let title = try #require(button.attributedTitle(for: .normal))
    let values = title.attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 18))
    #expect(values[.foregroundColor] == nil)
  }

  // Source: `ASButtonNode.mm`, `-titleNode` and `-tintColorDidChange`.
  @Test @MainActor func `the tint color reaches the title and the image`() {
    withNodeEnvironment { _, _ in
      let button = ASButtonNode()
      button.setTitle("Share", with: nil, with: nil, for: .normal)
      #expect(button.titleNode.textColorFollowsTintColor)
      button.tintColor = .green
      _ = button.view
      button.titleNode.tintColor = nil
      button.view.tintColor = .red
      #expect(button.titleNode.tintColor == .red)
      #expect(button.imageNode.tintColor == .red)
    }
  }

  // Source: `ASButtonNode.mm`, `-setDisplaysAsynchronously:` and `-setLayerBacked:`.
  @Test @MainActor func `a button's parts draw as it does, and it has a view`() {
    withNodeEnvironment { _, log in
      let button = ASButtonNode()
      button.displaysAsynchronously = false
      for part in [button.titleNode, button.imageNode, button.backgroundImageNode]
        as [ASDisplayNode]
      {
        #expect(!part.displaysAsynchronously)
      }
      button.isLayerBacked = true
      #expect(!button.isLayerBacked)
      #expect(log.codes == [.layerBackingUnsupported])
    }
  }

  // Source: `ASButtonNode.mm`, `-setContentSpacing:` and `-setLaysOutHorizontally:`.
  @Test func `another spacing or direction makes the layout stale`() {
    let button = ASButtonNode()
    let version = button.layoutVersion
    button.contentSpacing = 3
    #expect(button.layoutVersion == version + 1)
    button.laysOutHorizontally = false
    #expect(button.layoutVersion == version + 2)
    button.contentSpacing = 3
    button.laysOutHorizontally = false
    #expect(button.layoutVersion == version + 2)
  }

  // Source: `ASButtonNode.mm`, `-layout`.
  @Test @MainActor func `parts without content are hidden`() {
    withNodeEnvironment { _, _ in
      let button = ASButtonNode()
      let icon = UIImage(name: "icon", size: CGSize(width: 10, height: 10))
      button.setImage(icon, for: .normal)
      button.setTitle("Share", with: nil, with: nil, for: .normal)
      _ = button.backgroundImageNode
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.view.layoutIfNeeded()
      #expect(!button.imageNode.isHidden && !button.titleNode.isHidden)
      #expect(button.backgroundImageNode.isHidden)
      button.setImage(nil, for: .normal)
      button.setAttributedTitle(NSAttributedString(string: ""), for: .normal)
      button.view.layoutIfNeeded()
      #expect(button.imageNode.isHidden && button.titleNode.isHidden)
    }
  }

  // Source: `ASButtonNode.mm`, `-init`.
  @Test func `a button has the traits of a button before it is loaded`() {
    #expect(ASButtonNode().accessibilityTraits == .button)
  }
}
