import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Members whose value has an effect, as in Texture.
@Suite("Members that have an effect") @MainActor
struct EffectiveMemberTests {
  // Source: `ASDisplayNodeExtras.mm`, `ASDisplayNodeFindClosestCommonAncestor`.
  @Test("nodes of different trees have no common ancestor, which is a violation")
  func commonAncestor() {
    withNodeEnvironment { _, log in
      let (root, first, second) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      root.addSubnode(first)
      first.addSubnode(second)
      #expect(ASDisplayNodeFindClosestCommonAncestor(first, second) === first)
      #expect(log.all.isEmpty)
      #expect(ASDisplayNodeFindClosestCommonAncestor(first, ASDisplayNode()) == nil)
      #expect(log.codes == [.noCommonAncestor])
    }
  }

  // Source: `ASDisplayNode.mm`, `-__incrementVisibilityNotificationsDisabled` and its twin.
  @Test(
    "disabled hierarchy notifications leave a subtree as it was, until as many calls enable them")
  func hierarchyNotifications() {
    withNodeEnvironment { _, log in
      let window = makeWindow()
      let (node, child) = (ASDisplayNode(), ASDisplayNode())
      node.addSubnode(child)
      ASDisplayNodeDisableHierarchyNotifications(node)
      ASDisplayNodeDisableHierarchyNotifications(node)
      window.addSubview(node.view)
      #expect(!node.isInHierarchy && !child.isInHierarchy)
      node.view.removeFromSuperview()
      ASDisplayNodeEnableHierarchyNotifications(node)
      window.addSubview(node.view)
      #expect(!node.isInHierarchy)
      node.view.removeFromSuperview()
      ASDisplayNodeEnableHierarchyNotifications(node)
      window.addSubview(node.view)
      #expect(node.isInHierarchy && child.isInHierarchy)
      #expect(log.all.isEmpty)
      ASDisplayNodeEnableHierarchyNotifications(node)
      #expect(log.codes == [.unbalancedHierarchyNotifications])
    }
  }

  // Source: `ASAssert.h`, `ASDisplayNodeAssertNonFatal`.
  @Test("the block for nonfatal errors is called for geometry that is not valid")
  func nonFatalErrors() {
    withNodeEnvironment { _, log in
      let errors = Locked<[NSError]>([])
      ASDisplayNode.nonFatalErrorBlock = { error in errors.withLock { $0.append(error as NSError) }
      }
      let node = ASDisplayNode()
      _ = node.view
      node.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      node.position = CGPoint(x: CGFloat.infinity, y: 0)
      let found = errors.withLock { $0 }
      #expect(found.map(\.domain) == Array(repeating: "ASDisplayNodeErrorDomain", count: 2))
      #expect(found.first?.code == 1)
      #expect(found.first?.localizedDescription.contains("frame") == true)
      #expect(log.codes == [.invalidGeometry, .invalidGeometry])
    }
  }

  // Source: `_ASHierarchyChangeSet.mm`, `ASFailUpdateValidation`.
  @Test(
    "an invalid update is an advisory where its exception is suppressed", arguments: [true, false])
  func suppressedExceptions(isSuppressed: Bool) {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 3)
    // The setting belongs to the application, which hosts share.
    host.environment.withOwnApplication.bind {
      ASDisplayNode.suppressesInvalidCollectionUpdateExceptions = isSuppressed
      let node = ASCollectionNode.flow()
      node.dataSource = source
      node.view.frame = host.window.bounds
      node.view.reloadData()
      node.waitUntilAllUpdatesAreProcessed()
      node.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(host.reports.all.map(\.code) == [.invalidUpdate])
      #expect(host.reports.all.first?.severity == (isSuppressed ? .advisory : .violation))
    }
  }

  // Source: `ASLayoutElementPrivate.h`, `ASLayoutElementStyleExtensibilityForwarding`.
  @Test("elements keep extension values in their style")
  func extensionValues() {
    let elements: [any ASLayoutElementExtensibility] = [ASDisplayNode(), ASStackLayoutSpec()]
    for element in elements {
      element.setLayoutOptionExtensionBool(true, at: 0)
      element.setLayoutOptionExtensionInteger(7, at: 3)
      element.setLayoutOptionExtensionEdgeInsets(
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), at: 0)
      let style = (element as? ASLayoutElementObject)?.style
      #expect(style?.layoutOptionExtensionBool(at: 0) == true)
      #expect(style?.layoutOptionExtensionInteger(at: 3) == 7)
      #expect(
        element.layoutOptionExtensionBool(at: 0) && element.layoutOptionExtensionInteger(at: 3) == 7
      )
      #expect(element.layoutOptionExtensionEdgeInsets(at: 0).right == 4)
    }
  }
}

/// Highlights, long presses and exclusions of text nodes.
@Suite("Effects of text nodes") @MainActor
struct TextNodeEffectTests {
  private final class Listener: ASTextNodeDelegate {
    var allows = true
    var pressed: [String] = []
    var tapped: [String] = []
    var asked = 0

    func textNode(
      _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
      at point: CGPoint, textRange: NSRange
    ) { pressed.append("\(value)") }

    func textNode(
      _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
      textRange: NSRange
    ) { tapped.append("\(value)") }

    func textNode(
      _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
      at point: CGPoint
    ) -> Bool {
      asked += 1
      return allows
    }
  }

  private func makeNode(in window: UIWindow, _ delegate: Listener) -> ASTextNode {
    let node = ASTextNode()
    let text = NSMutableAttributedString(
      string: "A linked text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "target", range: NSRange(location: 0, length: 13))
    node.attributedText = text
    node.delegate = delegate
    node.isUserInteractionEnabled = true
    node.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
    window.addSubview(node.view)
    return node
  }

  private let point = CGPoint(x: 15, y: 12)
  private let windowPoint = CGPoint(x: 25, y: 22)

  // Source: `ASTextNode.mm`, `-didLoad`, `-gestureRecognizerShouldBegin:` and `-_handleLongPress:`.
  @Test(
    "a long press on a link reaches the delegate where it allows that", arguments: [true, false])
  func longPress(allows: Bool) throws {
    try withNodeEnvironment { _, _ in
      let window = makeWindow()
      let delegate = Listener()
      delegate.allows = allows
      let node = makeNode(in: window, delegate)
      let recognizer = try #require(
        node.view.gestureRecognizers?.first as? UILongPressGestureRecognizer)
      #expect(recognizer.press(at: point) == allows)
      #expect(delegate.pressed == (allows ? ["target"] : []))
      #expect(delegate.asked > 0)
      recognizer.release(at: point)
      #expect(delegate.tapped == ["target"])
    }
  }

  @Test(
    "the long-press recognizer cancels touches as the node said before load",
    arguments: [true, false])
  func cancelsTouches(cancels: Bool) {
    withNodeEnvironment { _, _ in
      let node = ASTextNode()
      let delegate = Listener()
      node.longPressCancelsTouches = cancels
      node.delegate = delegate
      #expect(node.view.gestureRecognizers?.first?.cancelsTouchesInView == cancels)
      #expect(ASTextNode().view.gestureRecognizers == nil)
    }
  }

  // Source: `ASTextNode.mm`, `-gestureRecognizerShouldBegin:`.
  @Test(
    "while a link is touched, no tap recognizer above the node begins", arguments: [true, false])
  func tapsAbove(isLink: Bool) {
    withNodeEnvironment { _, _ in
      let (window, delegate) = (makeWindow(), Listener())
      let node = makeNode(in: window, delegate)
      if !isLink { node.attributedText = NSAttributedString(string: "A plain text") }
      var count = 0
      let tap = UITapGestureRecognizer { _ in count += 1 }
      tap.numberOfTapsRequired = 2
      window.addGestureRecognizer(tap)
      window.tap(at: windowPoint, count: 2)
      #expect(count == (isLink ? 0 : 1))
      #expect(delegate.tapped.count == (isLink ? 2 : 0))
    }
  }

  // Source: `ASTextNode.mm`, `-_setHighlightRange:forAttributeName:value:animated:`.
  @Test(
    "a highlight is an overlay in the layer that allows it",
    arguments: [ASTextNodeHighlightStyle.light, .dark])
  func overlay(style: ASTextNodeHighlightStyle) throws {
    try withNodeEnvironment { _, _ in
      let window = makeWindow()
      let delegate = Listener()
      let node = makeNode(in: window, delegate)
      node.highlightStyle = style
      let touch = UITouch(at: windowPoint, in: window, view: node.view)
      node.view.touchesBegan([touch], with: nil)
      #expect(node.highlightOverlay == nil)
      node.view.touchesCancelled([touch], with: nil)
      window.layer.as_allowsHighlightDrawing = true
      node.view.touchesBegan([touch], with: nil)
      let overlay = try #require(window.layer.sublayers?.last as? ASHighlightOverlayLayer)
      #expect(overlay.opacity == (style == .light ? 0.11 : 0.22))
      let mark = try #require(overlay.sublayers?.first)
      #expect(mark.backgroundColor == UIColor(white: style == .light ? 0 : 1, alpha: 1).cgColor)
      #expect(mark.frame.minX == 6 && mark.cornerRadius == 2.5)
      node.view.touchesEnded([touch], with: nil)
      #expect(window.layer.sublayers?.contains { $0 === overlay } == false)
    }
  }

  @Test("lines keep out of the outline of a path, not out of its bounds")
  func exclusions() {
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 100, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 100))
    triangle.close()
    let rects = ExclusionOutline(triangle).rects
    #expect(rects.count == 100)
    let widths = rects.map(\.width)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
    #expect(abs(rects[50].width - 50) < 1)
    let box = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(ExclusionOutline(UIBezierPath(rect: box)).rects == [box])
    let ring = UIBezierPath(rect: box)
    ring.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))
    ring.usesEvenOddFillRule = true
    #expect(ExclusionOutline(ring).rects.count == 4)
    #expect(ExclusionOutline(UIBezierPath()).rects.isEmpty)
  }

  @Test("text beside a triangle takes fewer lines than text beside its bounds")
  func exclusionLines() {
    func lines(_ path: UIBezierPath) -> UInt {
      let node = ASTextNode()
      node.attributedText = NSAttributedString(
        string: String(repeating: "word ", count: 60),
        attributes: [.font: UIFont.systemFont(ofSize: 14)])
      node.exclusionPaths = [path]
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 800)
      return node.lineCount
    }
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 100, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 200))
    triangle.close()
    #expect(lines(triangle) < lines(UIBezierPath(rect: triangle.bounds)))
  }
}
