import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

@MainActor
private final class LinkLog: ASTextNodeDelegate {
  var taps: [String] = []
  var mayHighlight = true

  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {
    taps.append("\(attribute) \(value) \(textRange.location)+\(textRange.length)")
  }

  func textNodeTappedTruncationToken(_ textNode: ASTextNode) {
    taps.append("truncation")
  }

  func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { mayHighlight }
}

@MainActor
private final class UnwrappedLinkLog: ASTextNodeDelegate {
  var taps: [String] = []

  func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange
  ) {
    taps.append("\(value ?? "nil")")
  }

  func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool { true }
}

@Suite("Text node links")
@MainActor
struct ASTextNodeLinkTests {
  private let log = LinkLog()

  /// A node of 100 by 12 points whose characters 4 to 6 are a link.
  private func makeNode() -> ASTextNode {
    let text = NSMutableAttributedString(attributedString: TextNodeFixture.text("see web now"))
    text.addAttribute(.link, value: "url", range: NSRange(location: 4, length: 3))
    let node = ASTextNode()
    node.attributedText = text
    node.isUserInteractionEnabled = true
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 12)
    node.delegate = log
    makeWindow().addSubview(node.view)
    return node
  }

  private func tap(_ node: ASTextNode, at point: CGPoint, liftingAt end: CGPoint? = nil) {
    let touch = UITouch(at: point, in: nil, view: node.view)
    let event = UIEvent(touches: [touch])
    node.touchesBegan([touch], with: event)
    if let end {
      touch.move(to: end, phase: .moved)
      node.touchesMoved([touch], with: event)
    }
    node.touchesEnded([touch], with: event)
  }

  @Test func `a delegate with implicitly unwrapped arguments hears of taps too`() {
    let node = makeNode()
    let log = UnwrappedLinkLog()
    node.delegate = log
    tap(node, at: CGPoint(x: 30, y: 3))
    #expect(log.taps == ["url"])
  }

  @Test func `a point on a link finds its attribute, value and range`() {
    let node = makeNode()
    var name: NSString?
    var range = NSRange(location: 0, length: 0)
    let value = node.linkAttributeValue(
      at: CGPoint(x: 30, y: 3), attributeName: &name, range: &range)
    #expect(value as? String == "url")
    #expect(name == NSAttributedString.Key.link.rawValue as NSString)
    #expect(range == NSRange(location: 4, length: 3))
    let beside = node.linkAttributeValue(
      at: CGPoint(x: 3, y: 3), attributeName: nil, range: nil)
    #expect(beside == nil)
  }

  @Test func `a tap on a link is told, one beside it is not`() {
    let node = makeNode()
    tap(node, at: CGPoint(x: 3, y: 3))
    #expect(log.taps.isEmpty)
    tap(node, at: CGPoint(x: 30, y: 3))
    #expect(log.taps == ["NSLink url 4+3"])
    #expect(node.highlightRange.length == 0)
  }

  @Test func `a finger that leaves the link drops the tap`() {
    let node = makeNode()
    tap(node, at: CGPoint(x: 30, y: 3), liftingAt: CGPoint(x: 3, y: 3))
    #expect(log.taps.isEmpty)
  }

  // Source: `ASTextNode.mm`, `-touchesMoved:withEvent:`.
  @Test(arguments: [false, true])
  func `a finger that moves on the truncation drops the tap if it has a message`(has: Bool) {
    let node = makeNode()
    if has { node.additionalTruncationMessage = TextNodeFixture.text("all") }
    node.frame = CGRect(x: 0, y: 0, width: 42, height: 12)
    tap(node, at: CGPoint(x: 20, y: 3), liftingAt: CGPoint(x: 21, y: 3))
    #expect(log.taps == (has ? [] : ["truncation"]))
  }

  // Source: `ASTextNode.mm`, `-_additionalTruncationMessageRangeWithVisibleRange:`.
  @Test(arguments: [false, true])
  func `only an additional truncation message is highlighted`(has: Bool) {
    let node = makeNode()
    if has { node.additionalTruncationMessage = TextNodeFixture.text("all") }
    node.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
    let visible = node.content.nsRange(node.textLayout.visibleRange).upperBound
    let touch = UITouch(
      at: CGPoint(x: CGFloat(visible) * 6 + 2, y: 3), in: nil, view: node.view)
    node.touchesBegan([touch], with: UIEvent(touches: [touch]))
    #expect(node.hasPendingTap)
    let message = NSRange(location: visible + 1, length: 3)
    #expect(node.highlightRange == (has ? message : NSRange(location: 0, length: 0)))
  }

  // Source: `ASTextKitRenderer+Positioning.mm`, `-enumerateTextIndexesAtPosition:usingBlock:`.
  @Test func `a tap near a link is told`() {
    let node = makeNode()
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    tap(node, at: CGPoint(x: 30, y: 22))
    #expect(log.taps == ["NSLink url 4+3"])
    let near = node.linkAttributeValue(
      at: CGPoint(x: 30, y: 22), attributeName: nil, range: nil)
    #expect(near as? String == "url")
    let far = node.linkAttributeValue(
      at: CGPoint(x: 30, y: 40), attributeName: nil, range: nil)
    #expect(far == nil)
    let outside = node.linkAttributeValue(
      at: CGPoint(x: 101, y: 3), attributeName: nil, range: nil)
    #expect(outside == nil)
  }

  @Test func `the link whose glyph is nearest to the touch is found`() {
    let text = NSMutableAttributedString(attributedString: TextNodeFixture.text("aa bb"))
    text.addAttribute(.link, value: "a", range: NSRange(location: 0, length: 2))
    text.addAttribute(.link, value: "b", range: NSRange(location: 3, length: 2))
    let node = makeNode()
    node.attributedText = text
    @MainActor func link(_ x: CGFloat) -> String? {
      node.linkAttributeValue(at: CGPoint(x: x, y: 6), attributeName: nil, range: nil) as? String
    }
    #expect([link(3), link(9), link(21), link(27)] == ["a", "a", "b", "b"])
  }

  // Source: `ASTextNode.mm`,
  // `-_linkAttributeValueAtPoint:attributeName:range:inAdditionalTruncationMessage:forHighlighting:`.
  @Test func `links are found without the insets of the text`() {
    let node = makeNode()
    node.textContainerInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    node.frame = CGRect(x: 0, y: 0, width: 150, height: 12)
    #expect(
      node.linkAttributeValue(at: CGPoint(x: 30, y: 3), attributeName: nil, range: nil) as? String
        == "url")
    #expect(
      node.linkAttributeValue(at: CGPoint(x: 90, y: 3), attributeName: nil, range: nil) == nil)
  }

  // Source: `ASTextNode.mm`, `-supportsLayerBacking`.
  @Test func `only a link at the start forbids layer backing`() {
    let node = ASTextNode()
    let later = NSMutableAttributedString(attributedString: TextNodeFixture.text("a web"))
    later.addAttribute(.link, value: "url", range: NSRange(location: 2, length: 3))
    node.attributedText = later
    #expect(node.supportsLayerBacking)
    let text = NSMutableAttributedString(attributedString: TextNodeFixture.text("web"))
    text.addAttribute(.link, value: "url", range: NSRange(location: 0, length: 1))
    node.attributedText = text
    #expect(!node.supportsLayerBacking)
  }

  // Source: `ASTextNode.mm`, `-_clearHighlightIfNecessary`.
  @Test func `a touch keeps the highlight that the app has set`() {
    let node = makeNode()
    node.highlightRange = NSRange(location: 0, length: 3)
    tap(node, at: CGPoint(x: 90, y: 3), liftingAt: CGPoint(x: 91, y: 3))
    #expect(node.highlightRange == NSRange(location: 0, length: 3))
    let touch = UITouch(at: CGPoint(x: 90, y: 3), in: nil, view: node.view)
    node.touchesCancelled([touch], with: nil)
    #expect(node.highlightRange == NSRange(location: 0, length: 3))
  }

  @Test func `the delegate may refuse the highlight`() {
    let node = makeNode()
    log.mayHighlight = false
    tap(node, at: CGPoint(x: 30, y: 3))
    #expect(log.taps.isEmpty)
  }

  @Test func `touches beside links may pass through`() {
    let node = makeNode()
    node.passthroughNonlinkTouches = true
    #expect(node.point(inside: CGPoint(x: 30, y: 3), with: nil))
    #expect(!node.point(inside: CGPoint(x: 3, y: 3), with: nil))
  }

  @Test func `a tap on the truncation is told`() {
    let node = makeNode()
    node.frame = CGRect(x: 0, y: 0, width: 42, height: 12)
    #expect(node.isTruncated)
    tap(node, at: CGPoint(x: 20, y: 3))
    #expect(log.taps == ["truncation"])
  }
}
