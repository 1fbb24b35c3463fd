import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// The way of a touch from the window to a node.
///
/// Source: `_ASDisplayView.mm` and `_ASCollectionViewCell.mm`, `-hitTest:withEvent:` and
/// `-pointInside:withEvent:`; `ASDisplayNode.mm` and `ASControlNode.mm`, the same and
/// `-gestureRecognizerShouldBegin:`.
@Suite("Touches reach nodes") @MainActor
struct TouchDeliveryTests {
  /// A node that gives touches to another view, and calls the base class for the others.
  private final class Redirecting: ASDisplayNode {
    weak var target: UIView?
    private(set) var questions = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      questions += 1
      return target ?? super.hitTest(point, with: event)
    }
  }

  /// A node whose touch area is the left half.
  private final class HalfNode: ASDisplayNode {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && point.x < bounds.midX
    }
  }

  private final class Refusing: ASDisplayNode {
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }

  /// A cell with a button of 40 by 40 points at its top left corner.
  fileprivate final class ButtonCell: ASCellNode {
    let button = ASControlNode()
    private(set) var touches = 0

    override init() {
      super.init()
      addSubnode(button)
      style.preferredSize = CGSize(width: 100, height: 100)
    }

    override func layout() {
      super.layout()
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
      super.touchesBegan(touches, with: event)
    }
  }

  private let inside = CGPoint(x: 10, y: 10)

  @MainActor
  private func withNode<Node: ASDisplayNode>(
    _ node: @autoclosure () -> Node, _ body: (UIWindow, Node) throws -> Void
  ) rethrows {
    try withNodeEnvironment { _, log in
      let window = makeWindow()
      let node = node()
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      try body(window, node)
      #expect(log.all.isEmpty)
    }
  }

  @Test("the window asks a node for its hit view, once, and the base class asks the view")
  func redirection() {
    withNode(Redirecting()) { window, node in
      let other = UIView()
      #expect(window.tap(at: inside) === node.view)
      #expect(node.questions == 1)
      node.target = other
      #expect(window.tap(at: inside) === other)
      let child = ASDisplayNode()
      child.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      node.target = nil
      node.addSubnode(child)
      #expect(window.tap(at: inside) === child.view)
    }
  }

  @Test("a node's own point(inside:) counts, and calls the view's for super")
  func pointInside() {
    withNode(HalfNode()) { window, node in
      #expect(window.tap(at: inside) === node.view)
      #expect(window.tap(at: CGPoint(x: 60, y: 10)) === window)
    }
  }

  @Test("a slop enlarges the touch area, and without one a foreign view's point(inside:) counts")
  func slop() {
    withNode(ASDisplayNode()) { window, node in
      let outside = CGPoint(x: 103, y: 10)
      #expect(window.tap(at: outside) === window)
      node.hitTestSlop = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
      #expect(window.tap(at: outside) === node.view)
    }
    // Through the window, a foreign view answers itself. The question to the node is asked directly.
    withNode(ASDisplayNode(viewBlock: { Everywhere() })) { _, node in
      #expect(node.point(inside: CGPoint(x: 999, y: 0), with: nil))
      node.hitTestSlop = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
      #expect(!node.point(inside: CGPoint(x: 999, y: 0), with: nil))
    }
  }

  private final class Everywhere: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  @Test("a disabled control lets the touch through to the view behind it")
  func disabledControl() {
    withNode(ASDisplayNode()) { window, node in
      let control = ASControlNode()
      control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      control.isUserInteractionEnabled = true
      node.addSubnode(control)
      #expect(window.tap(at: inside) === control.view)
      control.isEnabled = false
      #expect(window.tap(at: inside) === node.view)
    }
  }

  @Test(
    "a control keeps its tap from a single-tap recognizer above it, not from a double-tap one",
    arguments: [true, false], 1...2)
  func recognizerAbove(isEnabled: Bool, taps: Int) {
    withNode(ASDisplayNode()) { window, node in
      var recognized = 0
      var touched = 0
      let recognizer = UITapGestureRecognizer { _ in recognized += 1 }
      recognizer.numberOfTapsRequired = taps
      node.view.addGestureRecognizer(recognizer)
      let control = ASControlNode()
      control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      control.isEnabled = isEnabled
      control.addAction(forControlEvents: .touchUpInside) { _ in touched += 1 }
      node.addSubnode(control)
      window.tap(at: inside, count: taps)
      #expect(recognized == (isEnabled && taps == 1 ? 0 : 1))
      #expect(touched == (isEnabled ? 1 : 0))
    }
  }

  @Test("a control's own tap recognizer takes its tap")
  func ownRecognizer() {
    withNode(ASControlNode()) { window, control in
      var recognized = 0
      control.isUserInteractionEnabled = true
      control.view.addGestureRecognizer(UITapGestureRecognizer { _ in recognized += 1 })
      window.tap(at: inside)
      #expect(recognized == 1)
    }
  }

  @Test("the base class asks the superview, up to a node that returns false")
  func recognizerOfRefusingNode() {
    withNode(ASDisplayNode()) { window, node in
      var recognized = 0
      node.view.addGestureRecognizer(UITapGestureRecognizer { _ in recognized += 1 })
      let refusing = Refusing()
      let child = ASDisplayNode()
      for inner in [refusing, child] {
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      }
      node.addSubnode(refusing)
      refusing.addSubnode(child)
      #expect(window.tap(at: inside) === child.view)
      #expect(recognized == 0)
      window.tap(at: CGPoint(x: 70, y: 70))
      #expect(recognized == 1)
    }
  }

  @Test("a cell of a collection finds its control, its slop and, past a disabled one, its node")
  func collectionCell() throws {
    let host = ContainerHost()
    let source = ButtonSource()
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    try host.bind {
      let cell = try #require(
        node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? ButtonCell)
      var touched = 0
      cell.button.addAction(forControlEvents: .touchUpInside) { _ in touched += 1 }
      #expect(host.window.tap(at: inside) === cell.button.view)
      #expect(touched == 1 && cell.touches == 0)
      cell.button.isEnabled = false
      #expect(host.window.tap(at: inside) === cell.view)
      #expect(touched == 1 && cell.touches == 1)
      let below = CGPoint(x: 10, y: 104)
      #expect(host.window.tap(at: below) === node.view)
      cell.hitTestSlop = UIEdgeInsets(top: 0, left: 0, bottom: -8, right: 0)
      #expect(host.window.tap(at: below) === cell.view)
      (cell.view.superview?.superview as? _ASCollectionViewCell)?.isUserInteractionEnabled = false
      #expect(host.window.tap(at: inside) === node.view)
    }
    #expect(host.violations.isEmpty)
  }
}

@MainActor
private final class ButtonSource: NSObject, ASCollectionDataSource {
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { TouchDeliveryTests.ButtonCell() }
  }
}
