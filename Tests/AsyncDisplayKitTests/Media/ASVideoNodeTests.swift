import RuntimeTestSupport
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A class of an app that has the name of one that Texture's module has here.
private final class AVPlayerItem {
  let isOfApp = true
}

/// A cell that no actor isolates, and that controls its video as an app does.
private final class VideoCell: ASCellNode, ASVideoNodeDelegate {
  let video = ASVideoNode()
  let log = Locked<[String]>([])
  let allowsPlaying = Locked(true)

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    video.delegate = self
    video.shouldAutoplay = true
    video.gravity = AVLayerVideoGravity.resizeAspectFill.rawValue
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASRatioLayoutSpec(ratio: 0.5, child: video)
  }

  private func note(_ text: String) { log.withLock { $0.append(text) } }

  func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState
  ) { note("\(state) to \(toState)") }

  func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool {
    note("may be \(state)")
    return allowsPlaying.withLock { $0 }
  }

  func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode) { note("loading") }
}

/// A delegate with the method for taps.
private final class TapLog: ASVideoNodeDelegate {
  let taps = Locked(0)
  func didTap(_ videoNode: ASVideoNode) { taps.withLock { $0 += 1 } }
}

@Suite("Video node")
@MainActor
struct ASVideoNodeTests {
  private let url = URL(fileURLWithPath: "/videos/a.mp4")

  private func withCell(_ body: (VideoCell, ViolationLog) -> Void) {
    withNodeEnvironment { _, log in
      let cell = VideoCell()
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      body(cell, log)
    }
  }

  @Test("a video node has the size of its place, and its layer fills it once the node plays")
  func size() {
    withCell { cell, log in
      let layout = cell.layoutThatFits(
        ASSizeRangeMake(CGSize(width: 200, height: 0), CGSize(width: 200, height: 1000)))
      #expect(layout.size == CGSize(width: 200, height: 100))
      #expect(cell.video.contentMode == .scaleAspectFill && cell.video.playerLayer == nil)
      cell.video.asset = AVAsset(url: url)
      cell.view.layoutIfNeeded()
      cell.video.play()
      cell.video.view.layoutIfNeeded()
      #expect(cell.video.playerLayer?.videoGravity == .resizeAspectFill)
      #expect(cell.video.playerLayer?.frame.size == CGSize(width: 200, height: 100))
      cell.video.resetToPlaceholder()
      #expect(cell.video.playerLayer == nil && cell.video.subnodes?.isEmpty == true)
      #expect(Set(log.codes) == [.unusedMember])
    }
  }

  @Test("the delegate is called up to the loading, and what a player would do is reported once")
  func loading() {
    withCell { cell, log in
      cell.video.enterHierarchyState(.rangeManaged)
      _ = cell.video.view
      cell.video.asset = AVURLAsset(url: url)
      #expect(cell.video.assetURL == url && log.all.isEmpty)
      cell.video.enterInterfaceState([.preload, .display, .visible])
      #expect(
        cell.log.withLock { $0 } == ["unknown to loading", "loading", "may be playing"])
      #expect(cell.video.playerState == .loading && !cell.video.isPlaying())
      #expect(cell.video.player == nil && cell.video.currentItem == nil)
      #expect(
        log.all.map(\.message) == [
          "'ASVideoNode.asset' is set, which loads no video in this runtime.",
          "'ASVideoNode.play()' is called, which plays no video in this runtime.",
        ])
      cell.log.withLock { $0 = [] }
      cell.video.exitInterfaceState([.preload, .display, .visible])
      #expect(cell.log.withLock { $0 } == ["loading to unknown", "may be paused"])
    }
  }

  @Test("a delegate that does not allow it keeps the node from playing")
  func denied() {
    withCell { cell, log in
      cell.allowsPlaying.withLock { $0 = false }
      cell.video.asset = AVAsset(url: url)
      cell.video.play()
      #expect(cell.video.playerLayer == nil && log.all.isEmpty)
    }
  }

  @Test("a tap calls the delegate, or plays and pauses without the delegate's method")
  func taps() {
    withCell { cell, _ in
      cell.video.sendActions(forControlEvents: .touchUpInside, with: nil)
      cell.video.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(cell.log.withLock { $0 } == ["may be playing", "may be paused"])
      let log = TapLog()
      cell.video.delegate = log
      cell.video.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(log.taps.withLock { $0 } == 1)
      // The delegate's tap has not begun to play.
      cell.video.delegate = cell
      cell.video.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(cell.log.withLock { $0.last } == "may be playing")
    }
  }

  @Test("an infinite width is a violation, as Texture's assertion")
  func infinite() {
    withCell { cell, log in
      let size = CGSize(width: CGFloat.infinity, height: 10)
      #expect(cell.video.calculateSizeThatFits(size) == .zero)
      #expect(log.codes == [.invalidLayoutSize])
    }
  }

  @Test("an equal asset changes nothing, and another one clears the image")
  func assets() {
    withCell { cell, log in
      cell.video.assetURL = url
      cell.video.image = UIImage(name: "photo", size: CGSize(width: 3, height: 2))
      cell.video.asset = AVAsset(url: url)
      #expect(cell.video.image != nil)
      cell.video.asset = nil
      #expect(cell.video.image == nil && cell.video.assetURL == nil)
      cell.video.gravity = nil
      #expect(cell.video.gravity == "AVLayerVideoGravityResizeAspect")
      #expect(cell.video.contentMode == .scaleAspectFit && log.all.isEmpty)
    }
  }

  @Test("a player and its times store their values, and report what they do not do")
  func players() {
    withNodeEnvironment { _, log in
      let player = AVPlayer(url: url)
      #expect(player.currentItem?.asset == AVURLAsset(url: url) && player.currentTime() == .zero)
      player.pause()
      #expect(log.all.isEmpty)
      player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
      player.play()
      #expect(log.all.map(\.subject) == ["AVPlayer.seek(to:)", "AVPlayer.play()"])
      #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
      #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value == 900)
      #expect(CMTime.invalid.seconds.isNaN && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    }
  }

  @Test("a class of the app takes the place of one with its name")
  func ownNames() {
    #expect(AVPlayerItem().isOfApp)
  }
}
