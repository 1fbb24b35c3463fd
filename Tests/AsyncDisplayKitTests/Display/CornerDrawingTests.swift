import Testing
import UIKit

@testable import AsyncDisplayKit

/// Corners that are part of a node's contents.
///
/// Source: `ASDisplayNode.mm`, `-updateCornerRoundingWithType:cornerRadius:maskedCorners:`;
/// `ASDisplayNode+AsyncDisplay.mm`, `-__willDisplayNodeContentWithRenderingContext:drawParameters:`.
@Suite("Drawn corners") @MainActor
struct CornerDrawingTests {
  private func withDrawnNode(
    _ setUp: (DrawingNode) -> Void = { _ in },
    _ body: (DrawingNode, RuntimeScheduling.SteppedScheduler) -> Void
  ) {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog(), side: 40)
      setUp(node)
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      scheduler.drain()
      body(node, scheduler)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `corners of the layer are replaced by drawn ones at once`() {
    withDrawnNode({ $0.cornerRadius = 8 }) { node, _ in
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 2 && node.layer.cornerRadius == 0)
    }
  }

  @Test func `drawn corners without former ones are drawn later`() {
    withDrawnNode { node, scheduler in
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 1)
      scheduler.drain()
      #expect(node.count("finish") == 2)
      node.cornerRadius = 4
      scheduler.drain()
      #expect(node.count("finish") == 3)
    }
  }

  @Test func `clipping needs no drawing until drawn corners replace it`() {
    withDrawnNode { node, scheduler in
      node.cornerRoundingType = .clipping
      scheduler.drain()
      #expect(node.count("finish") == 1)
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 2)
    }
  }

  @Test func `only the masked corners are rounded`() {
    func outline(_ corners: CACornerMask) -> UIBezierPath? {
      var list: RuntimeDrawing.DisplayList?
      withDrawnNode({
        $0.cornerRoundingType = .precomposited
        $0.cornerRadius = 8
        $0.maskedCorners = corners
      }) { node, _ in list = node.drawnOperations }
      guard case .group(_, let clip?, _)? = list?.operations.first else { return nil }
      return UIBezierPath(cgPath: clip)
    }
    let one = outline(.layerMinXMinYCorner)
    #expect(one?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect(one?.contains(CGPoint(x: 39, y: 39)) == true)
    #expect(one?.contains(CGPoint(x: 39, y: 1)) == true)
    let all = outline(.allCorners)
    #expect(all?.contains(CGPoint(x: 39, y: 39)) == false)
  }

  private func drawing(
    scale: CGFloat = 2, _ setUp: @escaping (ASDisplayNode) -> Void = { _ in }
  ) -> (list: RuntimeDrawing.DisplayList?, codes: [RuntimeViolation.Code]) {
    withNodeEnvironment(scale: scale) { _, violations in
      let node = DrawingNode("a", DrawingLog(), side: 40)
      node.displaysAsynchronously = false
      node.cornerRoundingType = .precomposited
      node.cornerRadius = 8
      setUp(node)
      node.layer.setNeedsDisplay()
      node.layer.displayIfNeeded()
      return (node.drawnOperations, violations.codes)
    }
  }

  private func clipped(_ list: RuntimeDrawing.DisplayList?) -> [RuntimeDrawing.DisplayList
    .Operation]
  {
    guard case .group(let inner, _, _)? = list?.operations.first else { return [] }
    return inner.operations
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`,
  // `-__didDisplayNodeContentWithRenderingContext:image:drawParameters:backgroundColor:borderWidth:borderColor:`.
  @Test func `the background color covers the corners, with the radius times the scale`() {
    let (list, codes) = drawing { $0.backgroundColor = .blue }
    guard case .fill(let path, let color, .evenOdd, .copy)? = clipped(list).last else {
      Issue.record("the corners were not covered")
      return
    }
    #expect(color == UIColor.blue.cgColor)
    let hole = CGPath(elements: path.elements)
    #expect(hole.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
    #expect(!hole.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(codes == [.drawnCornerRadius])
    #expect(drawing(scale: 1) { $0.backgroundColor = .blue }.codes.isEmpty)
  }

  @Test func `without a background color the fill color of the drawing covers the corners`() {
    guard case .fill(_, let color, _, .copy)? = clipped(drawing().list).last else {
      Issue.record("the corners were not covered")
      return
    }
    #expect(color == UIColor.red.cgColor)
  }

  @Test func `a border is stroked inside of drawn corners`() {
    let (list, _) = drawing {
      $0.borderWidth = 2
      $0.borderColor = UIColor.green.cgColor
    }
    guard case .stroke(let path, let color, let style, _)? = clipped(list).last else {
      Issue.record("no border was drawn")
      return
    }
    #expect(color == UIColor.green.cgColor && style.width == 4)
    #expect(path.boundingBox == CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
  }

  @Test func `the corners of an image are cut in the size of the bounds`() throws {
    try withNodeEnvironment { _, violations in
      let node = ASImageNode()
      node.image = UIImage(name: "picture", size: CGSize(width: 10, height: 10))
      node.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      node.cornerRoundingType = .precomposited
      node.cornerRadius = 8
      _ = node.view
      node.displayImmediately()
      let image = try #require(node.contents as? CGImage)
      #expect(image.width == 160 && violations.all.isEmpty)
      let operations = try #require(image.list).operations
      guard case .image(_, let rect, _, _)? = operations.first,
        case .fill(let path, _, .evenOdd, .copy)? = operations.last
      else {
        Issue.record("the image or its corners were not drawn")
        return
      }
      #expect(rect == CGRect(x: 0, y: 0, width: 80, height: 80))
      #expect(path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
      #expect(!path.contains(CGPoint(x: 6, y: 6), using: .evenOdd))
    }
  }

  @Test func `in a rasterized subtree the corners are those of the part that is not clipped`() {
    withNodeEnvironment { _, _ in
      let (root, clipping) = (ASDisplayNode(), ASDisplayNode())
      let node = DrawingNode("a", DrawingLog(), side: 30)
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      clipping.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      clipping.clipsToBounds = true
      node.cornerRoundingType = .precomposited
      node.cornerRadius = 4
      clipping.addSubnode(node)
      root.addSubnode(clipping)
      root.enableSubtreeRasterization()
      _ = root.view
      root.displayImmediately()
      guard case .group(let clipped, _, _)? = root.drawnOperations?.operations.last,
        case .group(let rounded, let outline?, _)? = clipped.operations.last
      else {
        Issue.record("nothing was clipped")
        return
      }
      #expect(outline.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(rounded.operations.count == 2)
    }
  }

  // MARK: Masks before load

  // Source: `_ASPendingState.mm`, `-applyToView:withSpecialPropertiesHandling:` and `-applyToLayer:`.
  @Test func `a mask that was set before load reaches the layer of a layer-backed node only`() {
    withNodeEnvironment { _, violations in
      func make(isLayerBacked: Bool) -> ASDisplayNode {
        let node = ASDisplayNode()
        node.isLayerBacked = isLayerBacked
        node.cornerRadius = 8
        node.maskedCorners = .layerMinXMinYCorner
        return node
      }
      let node = make(isLayerBacked: false)
      #expect(node.view.layer.maskedCorners == .allCorners && node.view.layer.cornerRadius == 8)
      #expect(node.maskedCorners == .layerMinXMinYCorner)
      #expect(violations.codes == [.maskedCornersBeforeLoad])
      node.maskedCorners = .layerMaxXMaxYCorner
      #expect(node.view.layer.maskedCorners == .layerMaxXMaxYCorner)
      #expect(make(isLayerBacked: true).layer.maskedCorners == .layerMinXMinYCorner)
      #expect(violations.codes.count == 1)
    }
  }

  // Source: `ASDisplayNode.mm`, `-updateCornerRoundingWithType:cornerRadius:maskedCorners:`.
  @Test func `only the default type hands the mask to the layer, and not after clipping`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      _ = node.view
      node.cornerRoundingType = .clipping
      node.maskedCorners = .layerMinXMinYCorner
      #expect(node.layer.maskedCorners == .allCorners)
      node.cornerRadius = 8
      node.cornerRoundingType = .defaultSlowCALayer
      #expect(node.layer.maskedCorners == .allCorners && node.layer.cornerRadius == 8)
      node.cornerRoundingType = .precomposited
      node.cornerRoundingType = .defaultSlowCALayer
      #expect(node.layer.maskedCorners == .layerMinXMinYCorner)
    }
  }
}
