import AsyncDisplayKit
import Testing
import UIKit
import UIKitSimulation

@Suite("Editable text nodes")
@MainActor
struct ASEditableTextNodeTests {
  private final class Listener: ASEditableTextNodeDelegate {
    var calls: [String] = []
    var allowsChanges = true

    func editableTextNodeDidBeginEditing(_ node: ASEditableTextNode) { calls.append("begin") }
    func editableTextNodeDidFinishEditing(_ node: ASEditableTextNode) { calls.append("finish") }
    func editableTextNodeDidUpdateText(_ node: ASEditableTextNode) { calls.append("update") }
    func editableTextNode(
      _ node: ASEditableTextNode, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allowsChanges }
    func editableTextNodeDidChangeSelection(
      _ node: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
      dueToEditing: Bool
    ) { calls.append("\(fromSelectedRange.location)-\(toSelectedRange.location) \(dueToEditing)") }
  }

  private static let font = UIFont.systemFont(ofSize: 10)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: Self.font])
  }

  private func shownNode(
    _ environment: RuntimeEnvironment, _ listener: Listener
  ) async -> (ASEditableTextNode, UIWindow) {
    environment.bind {
      let node = ASEditableTextNode()
      node.delegate = listener
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubnode(node)
      window.makeKeyAndVisible()
      return (node, window)
    }
  }

  @Test("the placeholder is shown and measured until there is a text")
  func placeholder() {
    let node = ASEditableTextNode()
    node.attributedPlaceholderText = text("a longer placeholder")
    #expect(node.isDisplayingPlaceholder() && node.attributedText == nil)
    let width = node.calculateSizeThatFits(CGSize(width: 1000, height: 1000)).width
    node.attributedText = text("a")
    #expect(!node.isDisplayingPlaceholder() && node.attributedText == text("a"))
    #expect(node.calculateSizeThatFits(CGSize(width: 1000, height: 1000)).width < width)
    node.attributedText = nil
    #expect(node.isDisplayingPlaceholder() && node.attributedText == nil)
  }

  // Source: `ASEditableTextNode.mm`, `-setOpaque:`.
  @Test("opacity reaches the text views, but not the one in front of the placeholder")
  func opacity() throws {
    let node = ASEditableTextNode()
    let placeholder = try #require(node.view.subviews.first { $0 !== node.textView })
    for isOpaque in [false, true] {
      node.isOpaque = isOpaque
      #expect(placeholder.isOpaque == isOpaque && !node.textView.isOpaque)
    }
    node.attributedText = text("a")
    #expect(node.textView.isOpaque)
    node.isOpaque = false
    #expect(!node.textView.isOpaque && !node.isOpaque)
  }

  @Test("a limit of lines limits the height, and insets are added to the text's size")
  func lines() {
    let node = ASEditableTextNode()
    node.attributedText = text("one\ntwo\nthree")
    let room = CGSize(width: 200, height: 500)
    let all = node.calculateSizeThatFits(room)
    node.maximumLinesToDisplay = 2
    let two = node.calculateSizeThatFits(room)
    #expect(two.width == all.width && two.height < all.height)
    node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      node.calculateSizeThatFits(room) == CGSize(width: two.width + 6, height: two.height + 4))
  }

  @Test(
    "typing changes the node's text, and the delegate is notified of it with the next main turn")
  func typing() async {
    let (environment, listener) = (
      RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler()), Listener()
    )
    let (node, window) = await shownNode(environment, listener)
    #expect(node.textView.superview != nil)
    environment.bind {
      #expect(node.becomeFirstResponder() && node.isFirstResponder())
      #expect(node.textView.type("hi") && node.textView.type("!"))
    }
    #expect(node.attributedText?.string == "hi!" && listener.calls == ["begin"])
    await environment.scheduler.settle()
    #expect(listener.calls.filter { $0 == "update" }.count == 1)
    #expect(listener.calls.contains("2-3 true"))
    listener.allowsChanges = false
    #expect(!node.textView.type("x"))
    window.endEditing(true)
    #expect(!node.isFirstResponder() && listener.calls.last == "finish")
  }

  @Test("a text set while loaded reaches the view, and the delegate is notified of no update")
  func settingText() async {
    let (environment, listener) = (
      RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler()), Listener()
    )
    let (node, _) = await shownNode(environment, listener)
    environment.bind {
      node.attributedText = text("hello")
      #expect(node.textView.text == "hello" && node.selectedRange.location == 5)
      node.selectedRange = NSRange(location: 2, length: 0)
      node.attributedText = text("good bye")
      #expect(node.textView.text == "good bye" && node.selectedRange.location == 2)
    }
    await environment.scheduler.settle()
    #expect(!listener.calls.contains("update"))
  }

  @Test("what the keyboard is asked for is kept until load and is the text view's afterwards")
  func traits() {
    let node = ASEditableTextNode()
    node.keyboardType = .decimalPad
    node.returnKeyType = .send
    node.typingAttributes = [NSAttributedString.Key.font.rawValue: Self.font]
    #expect(node.autocapitalizationType == .sentences)
    #expect(node.textView.keyboardType == .decimalPad && node.textView.returnKeyType == .send)
    #expect(node.textView.typingAttributes[.font] as? UIFont == Self.font)
    node.textView.keyboardType = .URL
    #expect(node.keyboardType == .URL)
    node.isSecureTextEntry = true
    #expect(node.textView.isSecureTextEntry)
  }

  @Test("a node that edits text cannot be layer-backed, nor edit before it is loaded")
  func limits() {
    let node = ASEditableTextNode()
    #expect(!node.supportsLayerBacking && !node.becomeFirstResponder())
  }

  @Test("the frame of a range of characters is inside the inset, in points of the node")
  func rangeFrame() async {
    let environment = RuntimeEnvironment()
    let (node, window) = await shownNode(environment, Listener())
    environment.bind {
      node.textContainerInset = UIEdgeInsets(top: 4, left: 6, bottom: 0, right: 0)
      node.attributedText = text("abc")
      let first = node.frame(forTextRange: NSRange(location: 0, length: 1))
      let second = node.frame(forTextRange: NSRange(location: 1, length: 2))
      // Source: `ASEditableTextNode.mm`, `-frameForTextRange:`, which adds no inset.
      #expect(first.minX == 0 && first.minY == 0)
      #expect(first.width == text("a").size().width)
      #expect(second.minX == first.maxX && second.minY == 0)
      #expect(node.frame(forTextRange: NSRange(location: 2, length: 2)) == .zero)
    }
    withExtendedLifetime(window) {}
  }

  // Source: `ASEditableTextNode.mm`, `-setOpaque:` and `-_updateDisplayingPlaceholder`.
  @Test func `the visible text view is as opaque as the node`() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode()
      _ = node.view
      node.isOpaque = true
      #expect(!node.textView.isOpaque)
      node.attributedText = NSAttributedString(string: "one")
      #expect(node.textView.isOpaque)
      node.isOpaque = false
      #expect(!node.textView.isOpaque)
      #expect(node.attributedPlaceholderText?.length == 0)
    }
  }

  // Source: `ASEditableTextNode.mm`, `-accessibilityElements` and `-accessibilityElementCount`;
  // `_ASDisplayViewAccessiblity.mm`, `CollectAccessibilityElements`.
  @Test func `the text view is the accessibility element, also in the tree around the node`() {
    withNodeEnvironment { _, _ in
      let (node, root, window) = (ASEditableTextNode(), ASDisplayNode(), makeWindow())
      root.addSubnode(node)
      root.frame = window.bounds
      node.frame = window.bounds
      window.addSubview(root.view)
      window.layoutIfNeeded()
      #expect(node.accessibilityElements?.count == 1)
      #expect(node.view.accessibilityElements?.first as? UIView === node.textView)
      #expect(root.view.accessibilityElements?.first as? UIView === node.view)
    }
  }
}
