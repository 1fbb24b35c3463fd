import AsyncDisplayKit
import Dispatch
import Foundation
import Testing
import UIKit

/// Image nodes whose own members several threads use, as Texture allows.
///
/// Source: `ASImageNode.mm`, `ASNetworkImageNode.mm` and `ASMultiplexImageNode.mm`, whose accessors lock the
/// node.
@Suite("Image nodes that several threads set") @MainActor
struct ImageNodeThreadTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)

  private func show(_ node: ASDisplayNode) {
    environment.bind {
      node.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      window.addSubview(node.view)
      window.layoutIfNeeded()
    }
  }

  @Test("a loaded image node keeps and draws what threads set last")
  func imageNode() async {
    let node = environment.bind { ASImageNode() }
    show(node)
    let images = (0...4).map { UIImage(name: "\($0)", size: CGSize(width: 50 + $0, height: 50)) }
    let called = Locked(0)
    let body: (Int) -> Void = { thread in
      for step in 1...200 {
        switch thread {
        case 0: node.image = step % 5 == 3 ? nil : images[step % 5]
        case 1: node.cropRect = CGRect(x: 0, y: 0, width: CGFloat(step) / 200, height: 1)
        case 2: node.forcedSize = CGSize(width: step, height: step)
        case 3:
          node.imageModificationBlock = { image, _ in
            called.withLock { $0 += 1 }
            return image
          }
        case 4: node.placeholderColor = step == 200 ? .red : .blue
        default:
          node.animatedImageRunLoopMode = "mode \(step)"
          node.forceUpscaling = step % 2 == 0
          _ = (node.image, node.cropRect, node.isCropEnabled, node.calculatedSize)
        }
      }
    }
    await environment.overlap(threads: 6, body) {
      for step in 1...50 {
        node.animatedImagePaused = step % 2 == 0
        node.displayImmediately()
        _ = (node.forcedSize, node.imageModificationBlock, node.placeholderColor)
      }
    }
    #expect(node.image == images[0] && node.cropRect.width == 1)
    #expect(node.forcedSize == CGSize(width: 200, height: 200) && node.forceUpscaling)
    #expect(node.placeholderColor == .red && node.animatedImageRunLoopMode == "mode 200")
    environment.bind { node.displayImmediately() }
    #expect(node.contents != nil && called.withLock { $0 } > 0)
  }

  @Test("an unloaded image node keeps the animated image that a thread sets last")
  func animatedImage() async {
    let node = environment.bind { ASImageNode() }
    let animations = (0...2).map { _ in StillAnimation() }
    await environment.overlap(threads: 2) { thread in
      for step in 1...200 where thread == 0 { node.animatedImage = animations[step % 3] }
      for _ in 1...200 where thread == 1 { _ = (node.animatedImage, node.animatedImagePaused) }
    } main: {
      for step in 1...200 { node.animatedImagePaused = step % 2 == 1 }
    }
    #expect(node.animatedImage === animations[2] && !node.animatedImagePaused)
  }

  // Source: `ASNetworkImageNode.mm`, `-setURL:resetToDefault:`, which compares, cancels and stores in one step.
  @Test("the last download is that of the last URL, and each other one is canceled once at most")
  func networkNode() async throws {
    let urls = try (0...3).map { try #require(URL(string: "https://example.com/\($0)")) }
    let delegate = SilentDelegate()
    for _ in 1...5 {
      let downloader = RecordingDownloader()
      let node = environment.bind { ASNetworkImageNode(cache: nil, downloader: downloader) }
      show(node)
      environment.bind { node.recursivelySetInterfaceState(.preload) }
      let body: (Int) -> Void = { thread in
        for step in 1...100 {
          switch thread {
          case 0...3: node.url = step % 2 == 0 ? urls[thread] : nil
          case 4: node.defaultImage = step % 2 == 0 ? nil : UIImage()
          case 5:
            node.shouldRenderProgressImages = step % 2 == 0
            node.shouldRetryImageDownload = step % 2 == 1
            node.delegate = step % 2 == 0 ? delegate : nil
          default:
            _ = (node.url, node.downloadProgress, node.currentImageQuality, node.delegate)
            _ = (node.image, node.renderedImageQuality, node.defaultImage)
          }
        }
      }
      await environment.overlap(threads: 7, body) {
        for step in 1...50 {
          node.shouldCacheImage = step % 2 == 1
          _ = (node.url, node.image, node.downloadProgress)
        }
      }
      await environment.scheduler.settle()
      let log = downloader.log.withLock { $0 }
      #expect(log.canceled.count == Set(log.canceled).count)
      let running = Set(log.asked.indices).subtracting(log.canceled)
      #expect(running.map { log.asked[$0] } == (node.url.map { [$0] } ?? []))
      #expect(node.delegate === delegate && node.defaultImage == nil && !node.shouldCacheImage)
      #expect(node.shouldRenderProgressImages && !node.shouldRetryImageDownload)
      withExtendedLifetime(downloader) {}
    }
  }

  @Test("an image that threads set on a network image node, or its URL, comes last, not both")
  func externalImage() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let image = UIImage(name: "external", size: CGSize(width: 10, height: 10))
    for _ in 1...5 {
      let downloader = RecordingDownloader()
      let node = environment.bind { ASNetworkImageNode(cache: nil, downloader: downloader) }
      await environment.overlap(threads: 4) { thread in
        for step in 1...100 {
          if thread % 2 == 0 {
            node.url = step % 2 == 0 ? url : nil
          } else {
            node.image = image
          }
        }
      } main: {
        for _ in 1...100 { _ = (node.url, node.image) }
      }
      #expect(node.url == nil || node.image == nil)
      withExtendedLifetime(downloader) {}
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-setImageIdentifiers:`.
  @Test("the identifiers that threads set last are loaded")
  func multiplexNode() async {
    let source = NamedImages()
    let node = environment.bind { ASMultiplexImageNode(cache: nil, downloader: nil) }
    node.dataSource = source
    show(node)
    environment.bind { node.recursivelySetInterfaceState(.preload) }
    await environment.overlap(threads: 3) { thread in
      for step in 1...200 {
        if thread == 2 {
          node.downloadsIntermediateImages = step % 2 == 0
          _ = (node.imageIdentifiers, node.loadedImageIdentifier, node.dataSource)
        } else {
          node.imageIdentifiers = ["\(step)" as NSString, "low" as NSString]
        }
      }
    } main: {
      for _ in 1...50 { node.reloadImageIdentifierSources() }
    }
    let identifiers = node.imageIdentifiers.map { "\($0)" }
    #expect(identifiers == ["200", "low"] && node.downloadsIntermediateImages)
    #expect(node.loadedImageIdentifier?.isEqual("200" as NSString) == true)
  }

  // Source: `ASBasicImageDownloader.mm`, whose locks are recursive.
  @Test("a completion handler may own an object that cancels the same download when it ends")
  func handlerThatCancels() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let ends = Locked(0)
    environment.bind {
      let downloader = ASBasicImageDownloader.shared
      downloader.loader = { _ in UIImage() }
      let identifier = Locked<(any Sendable)?>(nil)
      let download = downloader.downloadImage(
        with: url, callbackQueue: .main, downloadProgress: nil,
        completion: { [owner = CancelingObject(identifier, ends)] _, _, _, _ in _ = owner })
      identifier.withLock { $0 = download }
      downloader.cancelImageDownload(forIdentifier: download as Any)
    }
    await environment.scheduler.settle()
    #expect(ends.withLock { $0 } == 1)
  }
}

/// An object that cancels a download of the basic downloader when it ends.
private final class CancelingObject: Sendable {
  private let identifier: Locked<(any Sendable)?>
  private let ends: Locked<Int>

  init(_ identifier: Locked<(any Sendable)?>, _ ends: Locked<Int>) {
    self.identifier = identifier
    self.ends = ends
  }

  deinit {
    if let identifier = identifier.withLock({ $0 }) {
      ASBasicImageDownloader.shared.cancelImageDownload(forIdentifier: identifier)
    }
    ends.withLock { $0 += 1 }
  }
}

/// A downloader that records its calls, on any thread, and never answers.
private final class RecordingDownloader: ASImageDownloaderProtocol {
  let log = Locked<(asked: [URL], canceled: [Int])>(([], []))

  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    log.withLock { log in
      log.asked.append(url)
      return log.asked.count - 1
    }
  }

  func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
    guard let number = downloadIdentifier as? Int else { return }
    log.withLock { $0.canceled.append(number) }
  }
}

private final class SilentDelegate: ASNetworkImageNodeDelegate {}

/// A source that has an image for each identifier.
private final class NamedImages: ASMultiplexImageNodeDataSource {
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { UIImage(name: "\(imageIdentifier)", size: CGSize(width: 10, height: 10)) }
}

/// An animated image without frames, which is never ready.
private final class StillAnimation: ASAnimatedImageProtocol {
  private struct Missing: Error {}

  var playbackReadyCallback: () -> Void = {}
  var coverImage: UIImage { UIImage() }
  var coverImageReady: Bool { false }
  var playbackReady: Bool { false }
  var totalDuration: Double { 1 }
  var frameInterval: UInt { 60 }
  var loopCount: Int { 0 }
  var frameCount: Int { 0 }
  var error: any Error { Missing() }

  func duration(at index: UInt) -> Double { 1 }
  func clearAnimatedImageCache() {}
}
