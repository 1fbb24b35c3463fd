import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Animated images of image nodes.
///
/// Source: `ASImageNode+AnimatedImage.mm`.
@Suite("Animated images") @MainActor
struct AnimatedImageTests {
  private final class Animation: ASAnimatedImageProtocol {
    let coverImage: UIImage?
    let frames: [UIImage]
    let loopCount: UInt
    var playbackReady: Bool
    var playbackReadyCallback: (() -> Void)?
    var clearings = 0

    init(loops: UInt = 0, isReady: Bool = true) {
      func picture(_ width: CGFloat) -> UIImage? {
        UIGraphicsBeginImageContext(CGSize(width: width, height: 1))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      coverImage = picture(1)
      frames = [picture(2), picture(3)].compactMap(\.self)
      loopCount = loops
      playbackReady = isReady
    }

    var frameCount: Int { frames.count }
    var totalDuration: Double { 1 }
    func image(at index: Int) -> UIImage? { frames.indices.contains(index) ? frames[index] : nil }
    func duration(at index: Int) -> Double { 0.5 }
    func clearAnimatedImageCache() { clearings += 1 }
  }

  private func withVisibleNode(
    _ animation: Animation, _ body: (ASImageNode, SteppedScheduler) -> Void
  ) {
    withNodeEnvironment { scheduler, _ in
      let node = ASImageNode()
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      node.animatedImage = animation
      #expect(node.image == nil)
      let window = makeWindow()
      window.addSubview(node.view)
      #expect(node.image == animation.coverImage)
      withExtendedLifetime(window) { body(node, scheduler) }
    }
  }

  private func frame(_ node: ASImageNode) -> UIImage? { node.contents as? UIImage }

  @Test("the frames of a visible node follow the clock, over and over")
  func playback() {
    let animation = Animation()
    withVisibleNode(animation) { node, scheduler in
      scheduler.advance(by: 0.1)
      #expect(frame(node) == animation.frames[0])
      scheduler.advance(by: 0.6)
      #expect(frame(node) == animation.frames[1])
      scheduler.advance(by: 0.5)
      #expect(frame(node) == animation.frames[0])
    }
  }

  @Test("a paused animation keeps its frame, and continues")
  func pause() {
    let animation = Animation()
    withVisibleNode(animation) { node, scheduler in
      scheduler.advance(by: 0.1)
      node.animatedImagePaused = true
      #expect(node.animatedImagePaused && animation.clearings == 1)
      scheduler.advance(by: 0.6)
      #expect(frame(node) == animation.frames[0])
      node.animatedImagePaused = false
      scheduler.advance(by: 0.6)
      #expect(frame(node) == animation.frames[1])
    }
  }

  @Test("an animation ends after its loops and when the node is not visible")
  func ends() {
    let animation = Animation(loops: 1)
    withVisibleNode(animation) { node, scheduler in
      scheduler.advance(by: 5)
      #expect(node.displayLink?.isPaused == true)
      #expect(frame(node) == animation.frames[1])
    }
    withVisibleNode(Animation()) { node, scheduler in
      scheduler.advance(by: 0.1)
      node.view.removeFromSuperview()
      scheduler.advance(by: 0.1)
      #expect(node.displayLink?.isPaused == true)
    }
  }

  @Test("frames play once the image says that they are available")
  func readiness() {
    let animation = Animation(isReady: false)
    withVisibleNode(animation) { node, scheduler in
      scheduler.advance(by: 1)
      #expect(node.displayLink == nil)
      animation.playbackReady = true
      animation.playbackReadyCallback?()
      scheduler.advance(by: 0.1)
      #expect(frame(node) == animation.frames[0])
    }
  }
}
