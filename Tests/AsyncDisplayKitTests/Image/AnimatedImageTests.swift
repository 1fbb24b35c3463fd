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
    let coverImage: UIImage
    let frames: [CGImage]
    let loopCount: Int
    let frameInterval: UInt = 1
    let error: any Error = CancellationError()
    let coverImageReady = true
    var playbackReady: Bool
    var playbackReadyCallback: () -> Void = {}
    var clearings = 0

    init(loops: Int = 0, isReady: Bool = true) {
      coverImage = UIImage(cgImage: CGImage(width: 1, height: 1))
      frames = [CGImage(width: 2, height: 1), CGImage(width: 3, height: 1)]
      loopCount = loops
      playbackReady = isReady
    }

    var frameCount: Int { frames.count }
    var totalDuration: Double { 1 }
    func image(at index: UInt) -> Unmanaged<CGImage> { .passUnretained(frames[Int(index)]) }
    func duration(at index: UInt) -> Double { 0.5 }
    func clearAnimatedImageCache() { clearings += 1 }
  }

  private func withVisibleNode(
    _ animation: Animation, _ body: (ASImageNode, RuntimeScheduling.SteppedScheduler) -> Void
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

  private func frame(_ node: ASImageNode) -> CGImage? { node.contents as? CGImage }

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

  /// An image whose frames may be missing.
  private final class Partial: ASAnimatedImageProtocol {
    let coverImage = UIImage()
    let frames: [CGImage?] = [CGImage(width: 2, height: 1), nil]
    let loopCount = 0
    let frameInterval: UInt = 1
    let error: any Error = CancellationError()
    let coverImageReady = true
    let playbackReady = true
    var playbackReadyCallback: () -> Void = {}
    var frameCount: Int { frames.count }
    let totalDuration = 1.0
    func image(at index: UInt) -> Unmanaged<CGImage>? {
      frames[Int(index)].map { .passUnretained($0) }
    }
    func duration(at index: UInt) -> Double { 0.5 }
    func clearAnimatedImageCache() {}
  }

  // Source: `ASImageNode+AnimatedImage.mm`, `-displayLinkFired:`.
  @Test("a missing frame pauses the playback until the image calls back")
  func missingFrame() {
    withNodeEnvironment { scheduler, _ in
      let node = ASImageNode()
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let animation = Partial()
      node.animatedImage = animation
      let window = makeWindow()
      window.addSubview(node.view)
      scheduler.advance(by: 0.1)
      #expect(frame(node)?.width == 2 && node.displayLink?.isPaused == false)
      scheduler.advance(by: 0.6)
      #expect(frame(node)?.width == 2 && node.displayLink?.isPaused == true)
      animation.playbackReadyCallback()
      #expect(node.displayLink?.isPaused == false)
    }
  }

  @Test("frames play once the image says that they are available")
  func readiness() {
    let animation = Animation(isReady: false)
    withVisibleNode(animation) { node, scheduler in
      scheduler.advance(by: 1)
      #expect(node.displayLink == nil)
      animation.playbackReady = true
      animation.playbackReadyCallback()
      scheduler.advance(by: 0.1)
      #expect(frame(node) == animation.frames[0])
    }
  }
}
