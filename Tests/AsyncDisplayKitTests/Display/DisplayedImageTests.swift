import Testing
import UIKit

@testable import AsyncDisplayKit

/// Where the image of a drawing is shown.
///
/// Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`; `_ASCoreAnimationExtras.mm`,
/// `ASDisplayNodeSetResizableContents`.
@Suite("Images that nodes display") @MainActor
struct DisplayedImageTests {
  /// A node that displays an image as it is.
  private final class ImageReturningNode: ASDisplayNode {
    var image: UIImage?

    override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? { image }

    override class func display(
      withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
    ) -> UIImage? { parameters as? UIImage }
  }

  private struct Case: Sendable {
    let mode: UIView.ContentMode
    let image: CGSize
    var isCropped = true
    var scale: CGFloat = 2
    /// The pixels of the contents.
    let pixels: CGSize
    /// The place of the contents in the node of 100 by 50 points.
    let place: CGRect
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(name: "picture", size: CGSize(width: width, height: height))
  }

  private func draw(_ node: ASDisplayNode) {
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    node.displaysAsynchronously = false
    node.layer.setNeedsDisplay()
    node.layer.displayIfNeeded()
  }

  private func pixels(of node: ASDisplayNode) -> CGSize? {
    (node.layer.contents as? CGImage).map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Returns the place of the image in the picture of a layer.
  private func place(in layer: CALayer) -> CGRect? {
    func rect(in list: RuntimeDrawing.DisplayList) -> CGRect? {
      for operation in list.operations {
        switch operation {
        case .image(_, let rect, _, _): return rect
        case .group(let inner, _, _): return rect(in: inner)
        default: continue
        }
      }
      return nil
    }
    return rect(in: layer.contentsDrawing)
  }

  private nonisolated static let cases = [
    Case(
      mode: .center, image: CGSize(width: 10, height: 10), pixels: CGSize(width: 10, height: 10),
      place: CGRect(x: 47.5, y: 22.5, width: 5, height: 5)),
    Case(
      mode: .center, image: CGSize(width: 10, height: 10), scale: 1,
      pixels: CGSize(width: 10, height: 10), place: CGRect(x: 45, y: 20, width: 10, height: 10)),
    Case(
      mode: .center, image: CGSize(width: 30, height: 30), scale: 3,
      pixels: CGSize(width: 30, height: 30), place: CGRect(x: 45, y: 20, width: 10, height: 10)),
    Case(
      mode: .center, image: CGSize(width: 400, height: 400),
      pixels: CGSize(width: 200, height: 100), place: CGRect(x: 0, y: 0, width: 100, height: 50)),
    Case(
      mode: .topLeft, image: CGSize(width: 10, height: 10), pixels: CGSize(width: 10, height: 10),
      place: CGRect(x: 0, y: 0, width: 5, height: 5)),
    Case(
      mode: .bottomRight, image: CGSize(width: 10, height: 10),
      pixels: CGSize(width: 10, height: 10), place: CGRect(x: 95, y: 45, width: 5, height: 5)),
    Case(
      mode: .top, image: CGSize(width: 400, height: 10), pixels: CGSize(width: 400, height: 10),
      place: CGRect(x: -50, y: 0, width: 200, height: 5)),
    Case(
      mode: .scaleToFill, image: CGSize(width: 10, height: 10),
      pixels: CGSize(width: 10, height: 10), place: CGRect(x: 0, y: 0, width: 100, height: 50)),
    Case(
      mode: .scaleAspectFit, image: CGSize(width: 20, height: 20), isCropped: false,
      pixels: CGSize(width: 20, height: 20), place: CGRect(x: 25, y: 0, width: 50, height: 50)),
    Case(
      mode: .scaleAspectFill, image: CGSize(width: 20, height: 20), isCropped: false,
      pixels: CGSize(width: 20, height: 20), place: CGRect(x: 0, y: -25, width: 100, height: 100)),
    Case(
      mode: .scaleAspectFill, image: CGSize(width: 20, height: 20),
      pixels: CGSize(width: 20, height: 10), place: CGRect(x: 0, y: 0, width: 100, height: 50)),
    Case(
      mode: .scaleAspectFit, image: CGSize(width: 20, height: 20),
      pixels: CGSize(width: 40, height: 20), place: CGRect(x: 0, y: 0, width: 100, height: 50)),
    Case(
      mode: .scaleToFill, image: CGSize(width: 400, height: 400), isCropped: false,
      pixels: CGSize(width: 400, height: 400), place: CGRect(x: 0, y: 0, width: 100, height: 50)),
  ]

  @Test("the contents are the image, which the content mode places", arguments: cases.indices)
  func modes(index: Int) {
    let expected = Self.cases[index]
    withNodeEnvironment(scale: expected.scale) { _, _ in
      let node = ASImageNode()
      node.contentMode = expected.mode
      node.isCropEnabled = expected.isCropped
      node.image = picture(expected.image.width, expected.image.height)
      draw(node)
      #expect(pixels(of: node) == expected.pixels)
      #expect(place(in: node.layer) == expected.place)
    }
  }

  @Test func `an image of an app's class is not stretched to the bounds`() {
    withNodeEnvironment { _, _ in
      let node = ImageReturningNode()
      node.contentMode = .topLeft
      node.image = picture(10, 10)
      draw(node)
      #expect(node.layer.contents as? CGImage == node.image?.cgImage)
      #expect(place(in: node.layer) == CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test func `without an image there are no contents, but the drawing ends`() {
    withNodeEnvironment { _, _ in
      let node = ImageReturningNode()
      node.image = picture(10, 10)
      draw(node)
      node.image = nil
      draw(node)
      #expect(node.layer.contents == nil)
    }
  }

  @Test func `a rasterized supernode draws the image into the bounds`() {
    withNodeEnvironment { _, _ in
      let (root, node) = (ASDisplayNode(), ASImageNode())
      node.image = picture(10, 10)
      node.contentMode = .topLeft
      node.frame = CGRect(x: 5, y: 5, width: 20, height: 40)
      root.addSubnode(node)
      root.enableSubtreeRasterization()
      draw(root)
      #expect(place(in: root.layer) == CGRect(x: 5, y: 5, width: 20, height: 40))
    }
  }

  @Test func `a symbol keeps its shape, and a tinted image its color`() throws {
    try withNodeEnvironment { _, _ in
      let node = ImageReturningNode()
      for image in [
        try #require(UIImage(systemName: "star")), picture(10, 10).withTintColor(.red),
      ] {
        node.image = image
        draw(node)
        let list = try #require((node.layer.contents as? CGImage)?.list)
        guard case .image(let drawn, _, _, _)? = list.operations.first else {
          Issue.record("nothing was drawn")
          continue
        }
        #expect(drawn == image)
      }
    }
  }

  // MARK: Resizable images

  private func resizable(_ mode: UIImage.ResizingMode = .stretch) -> UIImage {
    let image = UIImage(name: "rounded", size: CGSize(width: 11, height: 21), scale: 2)
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5), resizingMode: mode)
  }

  private func expectStretched(_ layer: CALayer) {
    #expect((layer.contents as? CGImage)?.width == 22)
    #expect(layer.contentsScale == 2 && layer.rasterizationScale == 2)
    #expect(layer.contentsGravity == .resize)
    let center = layer.contentsCenter
    #expect(abs(center.minX - 5.49 / 11) < 1e-9 && abs(center.width - 0.02 / 11) < 1e-9)
    #expect(abs(center.minY - 10.49 / 21) < 1e-9 && abs(center.height - 0.02 / 21) < 1e-9)
  }

  @Test func `a resizable image is stretched between its caps`() {
    withNodeEnvironment(scale: 3) { _, violations in
      let node = ASImageNode()
      node.image = resizable()
      node.contentMode = .center
      draw(node)
      expectStretched(node.layer)
      #expect(violations.all.isEmpty && node.contentMode == .scaleToFill)
    }
  }

  @Test func `caps along one axis leave the other one whole`() {
    withNodeEnvironment { _, _ in
      let node = ASImageNode()
      node.image = picture(10, 10).resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)
      draw(node)
      let center = node.layer.contentsCenter
      #expect(abs(center.minX - 0.249) < 1e-9 && abs(center.width - 0.502) < 1e-9)
      #expect(center.minY == 0 && center.height == 1)
    }
  }

  @Test func `an image whose middle would be tiled is reported and stretched`() {
    withNodeEnvironment { _, violations in
      let node = ASImageNode()
      node.image = resizable(.tile)
      draw(node)
      expectStretched(node.layer)
      #expect(violations.codes == [.tiledResizableImage])
    }
  }

  @Test func `a node that is not loaded takes a resizable image too`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      ASDisplayNodeSetResizableContents(node, resizable())
      #expect(!node.isNodeLoaded)
      expectStretched(node.layer)
      ASDisplayNodeSetResizableContents(node.layer, nil)
      #expect(node.contents == nil)
      ASDisplayNodeSetResizableContents(node.layer, resizable())
      ASDisplayNodeSetResizableContents(node, nil)
      #expect(node.contents == nil)
    }
  }

  private final class RoundedPlaceholderNode: DrawingNode {
    var image: UIImage?
    override func placeholderImage() -> UIImage? { image }
  }

  // Source: `ASDisplayNode.mm`, `-_locked_setupPlaceholderLayerIfNeeded`.
  @Test func `a resizable placeholder is stretched between its caps`() {
    withNodeEnvironment { scheduler, violations in
      let node = RoundedPlaceholderNode("a", DrawingLog(), side: 50)
      node.placeholderEnabled = true
      node.image = resizable()
      let window = makeWindow()
      window.addSubview(node.view)
      let layer = node.layer.sublayers?.first { $0.zPosition == 9999 }
      layer.map(expectStretched)
      #expect(layer != nil && violations.all.isEmpty)
      node.image = resizable(.tile)
      node.clearContents()
      node.view.removeFromSuperview()
      window.addSubview(node.view)
      #expect(violations.codes == [.tiledResizableImage])
    }
  }
}
