import Testing
import UIKit

@testable import AsyncDisplayKit

/// What Texture's own tests of display views say of the elements that assistive software sees.
@Suite("Accessibility trees") @MainActor
struct AccessibilityTreeTests {
  /// Runs a closure with a root node in a window of 320 by 568 points.
  private func show(
    _ root: ASDisplayNode = ASDisplayNode(), _ body: (ASDisplayNode, UIWindow) -> Void
  ) {
    withNodeEnvironment { _, violations in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      root.frame = window.bounds
      window.addSubview(root.view)
      window.isHidden = false
      body(root, window)
      #expect(violations.codes.isEmpty)
    }
  }

  private func label(
    _ text: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 20),
    isLayerBacked: Bool = false
  ) -> ASTextNode {
    let node = ASTextNode()
    node.isLayerBacked = isLayerBacked
    node.attributedText = NSAttributedString(string: text)
    node.frame = frame
    return node
  }

  private func names(_ root: ASDisplayNode) -> [String?]? {
    root.view.accessibilityElements?.map { ($0 as? UIResponder)?.accessibilityLabel }
  }

  private func row(_ number: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(number) * 200, width: 320, height: 100)
  }

  @Test("views of elements are elements themselves, counted and found by index")
  func accessors() {
    show { root, _ in
      let node = label("hello")
      root.addSubnode(node)
      #expect(root.view.accessibilityElements?.count == 1)
      #expect(root.view.accessibilityElementCount() == 1)
      #expect(root.view.accessibilityElement(at: 0) as? UIView === node.view)
      #expect(root.view.index(ofAccessibilityElement: node.view) == 0)
    }
  }

  @Test("a node without a view is an element with its place, its label and the rest")
  func layerBacked() throws {
    show { root, _ in
      let node = label("hello", CGRect(x: 5, y: 6, width: 7, height: 8), isLayerBacked: true)
      node.accessibilityHint = "hint"
      node.accessibilityIdentifier = "id"
      root.addSubnode(node)
      let element = root.view.accessibilityElements?.first as? UIAccessibilityElement
      #expect(element?.accessibilityLabel == "hello" && element?.accessibilityHint == "hint")
      #expect(element?.accessibilityIdentifier == "id")
      #expect(element?.accessibilityTraits == .staticText)
      #expect(element?.accessibilityContainer === root.view)
      #expect(element?.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
  }

  @Test("a container joins the labels inside, in the order of reading")
  func joining() {
    show { root, _ in
      root.isAccessibilityContainer = true
      root.addSubnode(label("world", row(1)))
      root.addSubnode(label("hello", row(0), isLayerBacked: true))
      #expect(names(root) == ["hello, world"])
      root.accessibilityLabel = "greeting"
      #expect(names(root) == ["greeting"])
      root.accessibilityTraits = .button
      #expect(names(root) == ["hello, world"])
    }
  }

  @Test("a container inside of a container has an element of its own")
  func nested() {
    show { root, _ in
      root.isAccessibilityContainer = true
      root.addSubnode(label("outer", row(1)))
      let inner = ASDisplayNode()
      inner.isLayerBacked = true
      inner.isAccessibilityContainer = true
      inner.frame = row(0)
      inner.addSubnode(label("a", isLayerBacked: true))
      inner.addSubnode(label("b", CGRect(x: 60, y: 0, width: 9, height: 9), isLayerBacked: true))
      root.addSubnode(inner)
      #expect(Set(names(root) ?? []) == ["outer", "a, b"])
    }
  }

  @Test("what can be used inside of a container becomes its actions, which reach their nodes")
  func actions() {
    final class Button: ASDisplayNode {
      var uses = 0
      override func performAccessibilityCustomAction(
        _ action: UIAccessibilityCustomAction
      ) -> Bool {
        uses += 1
        return uses == 1
      }
    }
    show { root, _ in
      root.isAccessibilityContainer = true
      root.addSubnode(label("post"))
      let buttons = (0..<2).map { number in
        let button = Button()
        button.accessibilityLabel = "use \(number)"
        button.accessibilityTraits = .button
        button.frame = row(1 - number)
        root.addSubnode(button)
        return button
      }
      let element = root.view.accessibilityElements?.first as? UIAccessibilityElement
      let actions = element?.accessibilityCustomActions ?? []
      #expect(names(root) == ["post"] && actions.map(\.name) == ["use 1", "use 0"])
      let isDone = actions.first.map { $0.actionHandler?($0) }
      #expect(isDone == true && buttons.map(\.uses) == [0, 1])
      #expect(actions.first.map { $0.actionHandler?($0) } == false)
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-setAccessibilityLabel:`.
  @Test("a new label renames the action of an interactive node")
  func renamedAction() {
    show { root, _ in
      root.isAccessibilityContainer = true
      let button = ASTextNode()
      button.attributedText = NSAttributedString(string: "follow")
      button.accessibilityTraits = .button
      root.addSubnode(button)
      let element = root.view.accessibilityElements?.first as? UIAccessibilityElement
      let action = element?.accessibilityCustomActions?.first
      #expect(action?.name == "follow")
      button.accessibilityLabel = "unfollow"
      #expect(action?.name == "unfollow")
      button.attributedText = NSAttributedString(string: "")
      button.attributedText = NSAttributedString(string: "block")
      #expect(action?.name == "block")
      button.accessibilityTraits = .staticText
      button.accessibilityLabel = "blocked"
      #expect(action?.name == "block")
    }
  }

  @Test("a container around a list is none, and the list's view represents its cells")
  func list() {
    show { root, _ in
      root.isAccessibilityContainer = true
      root.addSubnode(label("title", row(0)))
      let holder = ASDisplayNode()
      holder.frame = row(1)
      root.addSubnode(holder)
      #expect(names(root) == ["title"])
      let list = ASTableNode()
      holder.addSubnode(list)
      #expect(names(root) == ["title"])
      #expect(root.view.accessibilityElements?.first is UIView)
    }
  }

  @Test("a subtree counts by its view as soon as it has elements")
  func subtrees() {
    show { root, _ in
      root.addSubnode(label("a", row(0)))
      let other = ASDisplayNode()
      other.frame = row(1)
      root.addSubnode(other)
      #expect(root.view.accessibilityElementCount() == 1)
      other.addSubnode(label("b"))
      #expect(root.view.accessibilityElements?.last as? UIView === other.view)
      #expect(names(other) == ["b"])
      other.addSubnode(label("c"))
      #expect(root.view.accessibilityElementCount() == 2)
    }
  }

  @Test("elements below a node without a view are found")
  func belowLayers() {
    show { root, _ in
      let layer = ASDisplayNode()
      layer.isLayerBacked = true
      layer.frame = row(0)
      layer.addSubnode(label("a", isLayerBacked: true))
      root.addSubnode(layer)
      #expect(names(root) == ["a"])
    }
  }

  @Test("a rasterized tree gives elements in place of views")
  func rasterized() {
    let root = ASDisplayNode()
    root.enableSubtreeRasterization()
    root.addSubnode(label("b", row(1)))
    root.addSubnode(label("a", row(0)))
    show(root) { root, _ in
      #expect(names(root) == ["a", "b"])
      #expect(root.view.accessibilityElements?.first is UIAccessibilityElement)
    }
  }

  @Test("elements that an app sets count alone, and a view accepts no others")
  func explicit() {
    show { root, _ in
      root.addSubnode(label("a"))
      let own = UIAccessibilityElement(accessibilityContainer: root.view)
      own.accessibilityLabel = "own"
      root.accessibilityElements = [own]
      root.view.accessibilityElements = []
      #expect(names(root) == ["own"])
      root.accessibilityElements = []
      #expect(names(root) == ["a"])
    }
  }

  @Test("what is hidden, transparent or left out by the app is not read")
  func hidden() {
    show { root, _ in
      let nodes = (0..<2).map { label("\($0)", row($0)) }
      for node in nodes { root.addSubnode(node) }
      #expect(names(root) == ["0", "1"])
      nodes[0].isHidden = true
      #expect(names(root) == ["1"])
      nodes[0].isHidden = false
      nodes[1].alpha = 0
      #expect(names(root) == ["0"])
      nodes[1].alpha = 1
      nodes[0].accessibilityElementsHidden = true
      #expect(names(root) == ["1"])
      root.accessibilityElementsHidden = true
      #expect(names(root) == nil)
    }
  }

  @Test("what does not touch the window is not read, unless it scrolls", arguments: [false, true])
  func outOfSight(isScrolled: Bool) {
    show { root, window in
      let holder = ASDisplayNode()
      holder.frame = window.bounds
      if isScrolled {
        let scroll = UIScrollView(frame: window.bounds)
        root.view.addSubview(scroll)
        scroll.addSubview(holder.view)
      } else {
        root.addSubnode(holder)
      }
      for (number, place) in [(-1, 0), (0, 0), (1, 0), (9, 0), (0, 9), (0, -9)].enumerated() {
        holder.addSubnode(
          label(
            "\(number)",
            CGRect(x: place.1 * 160, y: place.0 * 100, width: 160, height: 101)))
      }
      #expect(names(holder)?.count == (isScrolled ? 6 : 3))
    }
  }

  @Test("the topmost modal subnode alone is read")
  func modal() {
    show { root, _ in
      let nodes = (0..<3).map { label("\($0)", row($0)) }
      for node in nodes { root.addSubnode(node) }
      nodes[0].accessibilityViewIsModal = true
      #expect(names(root) == ["0"])
      nodes[1].accessibilityViewIsModal = true
      #expect(names(root) == ["1"])
      nodes[1].removeFromSupernode()
      #expect(names(root) == ["0"])
    }
  }

  @Test("elements are read from the top, then from the left, then the lesser ones first")
  func order() {
    show { root, _ in
      let frames = [
        CGRect(x: 0, y: 10, width: 5, height: 5), CGRect(x: 10, y: 0, width: 5, height: 5),
        CGRect(x: 0, y: 0, width: 5, height: 9), CGRect(x: 0, y: 0, width: 9, height: 5),
        CGRect(x: 0, y: 0, width: 5, height: 5),
      ]
      for (number, frame) in frames.enumerated() { root.addSubnode(label("\(number)", frame)) }
      #expect(names(root) == ["4", "3", "2", "1", "0"])
      setUserDefinedAccessibilitySortComparator { element, other in
        element.accessibilityFrame.maxY < other.accessibilityFrame.maxY
          ? .orderedDescending : .orderedAscending
      }
      #expect(names(root)?.first == "0" && names(root)?[1] == "2")
      setUserDefinedAccessibilitySortComparator(nil)
      #expect(names(root) == ["4", "3", "2", "1", "0"])
    }
  }

  @Test("without a window there are no elements, and without a view it is a violation to ask")
  func outside() {
    withNodeEnvironment { _, violations in
      let node = ASDisplayNode()
      node.addSubnode(label("a"))
      #expect(node.accessibilityElements == nil)
      #expect(violations.codes == [.accessibilityBeforeLoad])
      _ = node.view
      #expect(node.accessibilityElements == nil)
      inBackgroundRole { #expect(node.accessibilityElements == nil) }
      #expect(violations.codes == [.accessibilityBeforeLoad, .mainThreadMemberOffMain])
      #expect(node.view.accessibilityElements == nil)
      #expect(_ASDisplayView().accessibilityElements?.isEmpty == true)
    }
  }

  @Test("what assistive software does to a view reaches the node")
  func forwarding() {
    final class Actor: ASDisplayNode {
      var calls: [String] = []
      override func accessibilityActivate() -> Bool { note("activate") }
      override func accessibilityIncrement() { _ = note("increment") }
      override func accessibilityDecrement() { _ = note("decrement") }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        note("scroll \(direction)")
      }
      override func accessibilityPerformEscape() -> Bool { note("escape") }
      override func accessibilityPerformMagicTap() -> Bool { note("magic") }
      private func note(_ call: String) -> Bool {
        calls.append(call)
        return true
      }
    }
    withNodeEnvironment { _, _ in
      let (node, plain) = (Actor(), ASDisplayNode())
      node.view.accessibilityIncrement()
      node.view.accessibilityDecrement()
      #expect(node.view.accessibilityActivate() && node.view.accessibilityScroll(.up))
      #expect(node.view.accessibilityPerformEscape() && node.view.accessibilityPerformMagicTap())
      #expect(
        node.calls == ["increment", "decrement", "activate", "scroll up", "escape", "magic"])
      plain.view.accessibilityIncrement()
      plain.view.accessibilityDecrement()
      #expect(!plain.view.accessibilityActivate() && !plain.view.accessibilityScroll(.up))
      #expect(!plain.view.accessibilityPerformEscape())
      #expect(!plain.view.accessibilityPerformMagicTap())
    }
  }
}
