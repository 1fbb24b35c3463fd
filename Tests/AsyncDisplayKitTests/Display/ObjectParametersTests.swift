import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
@Suite("Draw parameters as objects")
struct ObjectParametersTests {
  private final class Ink: NSObject {
    let color: UIColor
    init(_ color: UIColor) { self.color = color }
  }

  private final class InkNode: ASDisplayNode {
    var ink: Ink?

    override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any NSObjectProtocol)? {
      ink
    }

    override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
      "value"
    }

    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {
      let color = (parameters as? Ink)?.color ?? (parameters as? String).map { _ in .green }
      (color ?? .blue).setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  private final class SelfNode: ASDisplayNode {
    override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any NSObjectProtocol)? {
      self
    }

    // Texture's name of the block's type is how apps spell it.
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?,
      isCancelled isCancelledBlock: asdisplaynode_iscancelled_block_t, isRasterizing: Bool
    ) {
      guard parameters is SelfNode else { return }
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  private func drawn(_ node: ASDisplayNode) -> CGImage? {
    node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    node.displaysAsynchronously = false
    node.layer.setNeedsDisplay()
    node.layer.displayIfNeeded()
    return node.contents as? CGImage
  }

  @Test("an object reaches the drawing, and counts before a value")
  func object() {
    withNodeEnvironment { _, _ in
      let node = InkNode()
      node.ink = Ink(.red)
      #expect(drawn(node)?.source == .drawing(filled(.red)))
    }
  }

  @Test("without an object the value is asked for")
  func value() {
    withNodeEnvironment { _, _ in
      #expect(drawn(InkNode())?.source == .drawing(filled(.green)))
    }
  }

  private func filled(_ color: UIColor) -> RuntimeDrawing.DisplayList {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 2)
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    return context.displayList
  }

  @Test("a node may give itself")
  func itself() {
    withNodeEnvironment { _, _ in
      #expect(drawn(SelfNode()) != nil)
    }
  }
}
