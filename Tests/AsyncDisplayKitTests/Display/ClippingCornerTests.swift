import Testing
import UIKit

@testable import AsyncDisplayKit

/// The layers that cover the corners of a node.
///
/// Source: `ASDisplayNode.mm`, `-_setClipCornerLayersVisible:`,
/// `-_updateClipCornerLayerContentsWithRadius:backgroundColor:` and `-_layoutClipCornersIfNeeded`.
@Suite("Clipping corners") @MainActor
struct ClippingCornerTests {
  private func corners(_ node: ASDisplayNode) -> [CALayer] {
    (node.layer.sublayers ?? []).filter { $0.zPosition == 99999 }
  }

  private func makeNode(_ mask: CACornerMask = .allCorners) -> ASDisplayNode {
    let node = ASDisplayNode()
    node.backgroundColor = .blue
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    node.cornerRoundingType = .clipping
    node.maskedCorners = mask
    node.cornerRadius = 8
    return node
  }

  private func fill(_ layer: CALayer?) -> (path: CGPath, color: CGColor)? {
    guard let image = layer?.contents as? CGImage,
      case .fill(let path, let color, .evenOdd, _)? = image.list?.operations.first
    else { return nil }
    return (path, color)
  }

  @Test func `four layers cover the corners, in front of everything else`() {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      #expect(!node.isNodeLoaded)
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      let frames = corners(node).map(\.frame)
      #expect(
        frames == [
          CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 91, y: 0, width: 9, height: 9),
          CGRect(x: 0, y: 41, width: 9, height: 9), CGRect(x: 91, y: 41, width: 9, height: 9),
        ])
      #expect(node.layer.cornerRadius == 0)
      node.frame.size.width = 60
      window.layoutIfNeeded()
      #expect(corners(node).map(\.frame.maxX) == [9, 60, 9, 60])
    }
  }

  @Test func `the area outside of the rounded corner has the background color`() throws {
    try withNodeEnvironment(scale: 3) { _, _ in
      let node = makeNode()
      node.layer.layoutIfNeeded()
      node.layoutIfNeeded()
      let layers = corners(node)
      #expect((layers.first?.contents as? CGImage)?.width == 27)
      let points = [(0.5, 0.5), (8.5, 0.5), (0.5, 8.5), (8.5, 8.5)].map { CGPoint(x: $0, y: $1) }
      for (layer, corner) in zip(layers, points) {
        let (path, color) = try #require(fill(layer))
        #expect(color == UIColor.blue.cgColor)
        #expect(path.contains(corner, using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 4.5, y: 4.5), using: .evenOdd))
      }
      #expect(layers.count == 4)
    }
  }

  @Test func `only masked corners have a layer`() {
    withNodeEnvironment { _, _ in
      let node = makeNode([.layerMaxXMinYCorner, .layerMinXMaxYCorner])
      node.layer.setNeedsLayout()
      node.layer.layoutIfNeeded()
      #expect(corners(node).map(\.position) == [CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 50)])
      node.maskedCorners = .layerMinXMinYCorner
      #expect(corners(node).map(\.position) == [.zero])
      node.cornerRoundingType = .defaultSlowCALayer
      #expect(corners(node).isEmpty && node.layer.cornerRadius == 8)
      node.cornerRoundingType = .clipping
      node.cornerRoundingType = .precomposited
      #expect(corners(node).isEmpty)
    }
  }

  @Test func `the color counts when the corners are set`() {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      _ = node.view
      node.backgroundColor = .green
      node.layer.layoutIfNeeded()
      #expect(fill(corners(node).first)?.color == UIColor.blue.cgColor)
      node.cornerRadius = 4
      #expect(fill(corners(node).first)?.color == UIColor.green.cgColor)
      #expect(corners(node).first?.bounds.width == 5)
    }
  }

  @Test func `corners without a background color are black`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      _ = node.view
      node.cornerRoundingType = .clipping
      node.cornerRadius = 8
      let color = fill(corners(node).first)?.color
      #expect(color == CGColor(gray: 0, alpha: 1))
    }
  }

  // Source: `ASDisplayNode.mm`, `-asyncTraitCollectionDidChangeWithPreviousTraitCollection:`.
  @Test func `another interface style draws the corners again`() {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      _ = node.view
      node.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      var traits = ASPrimitiveTraitCollection()
      traits.userInterfaceStyle = .dark
      node.setPrimitiveTraitCollection(traits)
      #expect(fill(corners(node).first)?.color == UIColor.white.cgColor)
    }
  }

  @Test func `corners that are set in the background are made on the main thread`() {
    withNodeEnvironment { scheduler, violations in
      let node = inBackgroundRole { makeNode() }
      scheduler.drain()
      node.layer.layoutIfNeeded()
      node.layoutIfNeeded()
      #expect(corners(node).count == 4)
      #expect(violations.all.isEmpty, "\(violations.all)")
    }
  }
}
