import Testing
import UIKit

@testable import AsyncDisplayKit

/// When an image node draws its image again, and what it draws.
///
/// Source: `ASImageNode.mm`, `+displayWithParameters:isCancelled:`,
/// `+contentsForkey:drawParameters:isCancelled:` and `+createContentsForkey:drawParameters:isCancelled:`.
@Suite("Drawn images of image nodes") @MainActor
struct DrawnImageTests {
  private let icon = UIImage(name: "icon", size: CGSize(width: 20, height: 30))

  private func makeNode() -> ASImageNode {
    let node = ASImageNode()
    node.image = icon
    node.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    node.contentsScale = 1
    _ = node.view
    return node
  }

  private func picture(of node: ASImageNode) -> UIImage? {
    node.drawParameters(forAsyncLayer: _ASDisplayLayer()).flatMap {
      ASImageNode.display(withParameters: $0, isCancelled: { false })
    }
  }

  private enum Change: CaseIterable {
    case nothing, background, tint, size, block, willDraw, didDraw, clearing, noBackground
  }

  private func make(_ change: Change, on node: ASImageNode, _ count: Locked<Int>) {
    switch change {
    case .nothing: break
    case .background: node.backgroundColor = .red
    case .tint: node.tintColor = .green
    case .size: node.frame.size.width = 10
    case .block: node.imageModificationBlock = counting(count)
    case .willDraw: node.willDisplayNodeContentWithRenderingContext = { _, _ in }
    case .didDraw: node.didDisplayNodeContentWithRenderingContext = { _, _ in }
    case .clearing: node.clearContents()
    case .noBackground: node.backgroundColor = nil
    }
  }

  private func counting(_ count: Locked<Int>) -> asimagenode_modification_block_t {
    { image, _ in
      count.withLock { $0 += 1 }
      return image
    }
  }

  @Test(
    "a block runs again only if something of the drawing has changed", arguments: Change.allCases)
  private func again(_ change: Change) {
    withNodeEnvironment { _, _ in
      let (node, count) = (makeNode(), Locked(0))
      node.imageModificationBlock = counting(count)
      let first = picture(of: node)
      make(change, on: node, count)
      let second = picture(of: node)
      #expect(count.withLock { $0 } == (change == .nothing ? 1 : 2))
      #expect(first != nil && (change != .nothing || first === second))
    }
  }

  // Source: `ASImageNode.mm`, `-[ASImageNodeContentsKey isEqual:]`, which compares a color with `isEqual:`.
  @Test("a node without a background color always draws again")
  func noBackground() {
    withNodeEnvironment { _, _ in
      let (node, count) = (makeNode(), Locked(0))
      node.imageModificationBlock = counting(count)
      node.backgroundColor = nil
      for _ in 0..<2 { _ = picture(of: node) }
      #expect(count.withLock { $0 } == 2)
    }
  }

  @Test("bounds of less than a pixel, counted twice by the scale, draw nothing")
  func smallScale() {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      node.setNeedsDisplay(atScale: 0.5)
      node.frame.size = CGSize(width: 2, height: 30)
      #expect(picture(of: node) == nil)
      node.frame.size = CGSize(width: 4, height: 30)
      #expect(picture(of: node) != nil)
    }
  }

  @Test(
    "dynamic colors have the style of the node", arguments: [UIUserInterfaceStyle.light, .dark])
  func dynamicColors(style: UIUserInterfaceStyle) {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      node.backgroundColor = .systemBackground
      node.isOpaque = true
      var traits = ASPrimitiveTraitCollection()
      traits.userInterfaceStyle = style
      node.setPrimitiveTraitCollection(traits)
      let expected = UIColor.systemBackground.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: style))
      guard case .fill(_, let color, _, _) = picture(of: node)?.displayList?.operations.first else {
        Issue.record("nothing was filled")
        return
      }
      #expect(color == expected.cgColor)
    }
  }

  // Source: `ASImageNode.mm`, `-_locked_setImage:`, which clears pending contents too.
  @Test("removing the image clears contents that were set before load")
  func removedBeforeLoad() {
    withNodeEnvironment { _, _ in
      let node = ASImageNode()
      node.image = icon
      node.contents = icon
      node.image = nil
      #expect(node.contents == nil && !node.isNodeLoaded)
    }
  }

  // Source: `ASImageNode.mm`, `-drawParametersForAsyncLayer:` and
  // `-asyncTraitCollectionDidChangeWithPreviousTraitCollection:`.
  @Test("the drawing after a change of style uses the variant of the asset, later ones the image")
  func variants() {
    withNodeEnvironment { _, log in
      let asset = UIImageAsset()
      let dark = UIImage(name: "dark", size: CGSize(width: 20, height: 30))
      asset.register(icon, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      let node = makeNode()
      node.image = nil
      node.image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
      var traits = ASPrimitiveTraitCollection()
      traits.userInterfaceStyle = .light
      node.setPrimitiveTraitCollection(traits)
      @MainActor func drawn() -> UIImage? {
        guard case .image(let image, _, _, _) = picture(of: node)?.displayList?.operations.last
        else { return nil }
        return image
      }
      #expect(drawn() == icon)
      traits.userInterfaceStyle = .dark
      node.setPrimitiveTraitCollection(traits)
      #expect(drawn() == dark && node.image == icon && log.all.isEmpty)
      #expect(drawn() == icon && log.codes == [.imageVariantLost])
    }
  }

  private final class StillAnimation: ASAnimatedImageProtocol {
    let coverImage = UIImage()
    let error: any Error = CancellationError()
    var coverImageReady: Bool { false }
    var playbackReady: Bool { false }
    var playbackReadyCallback: () -> Void = {}
    var frameCount: Int { 0 }
    var frameInterval: UInt { 1 }
    var totalDuration: Double { 0 }
    var loopCount: Int { 0 }
    func image(at index: UInt) -> Unmanaged<CGImage>? { nil }
    func duration(at index: UInt) -> Double { 0 }
    func clearAnimatedImageCache() {}
  }

  private final class Listener: ASImageNode {
    var calls: [(new: Bool, former: Bool)] = []

    override func animatedImageSet(
      _ newAnimatedImage: (any ASAnimatedImageProtocol)?,
      previousAnimatedImage: (any ASAnimatedImageProtocol)?
    ) {
      super.animatedImageSet(newAnimatedImage, previousAnimatedImage: previousAnimatedImage)
      calls.append((newAnimatedImage != nil, previousAnimatedImage != nil))
    }
  }

  // Source: `ASImageNode+AnimatedImage.mm`, `-_locked_setAnimatedImage:`.
  @Test("a subclass is told later of each animated image")
  func animatedImageSet() {
    withNodeEnvironment { scheduler, _ in
      let node = Listener()
      node.animatedImage = StillAnimation()
      node.animatedImage = nil
      #expect(node.calls.isEmpty)
      scheduler.drain()
      #expect(node.calls.map(\.new) == [true, false] && node.calls.map(\.former) == [false, true])
    }
  }
}
