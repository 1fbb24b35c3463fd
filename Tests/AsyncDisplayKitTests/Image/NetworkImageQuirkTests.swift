import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What Texture's network image nodes do surprisingly, each with its advisory.
@Suite("Quirks of network image nodes")
@MainActor
struct NetworkImageQuirkTests {
  private let cache = HeldCache()
  private let downloader = HeldDownloader()
  private let log = LoadLog()
  private let photo = UIImage(name: "photo", size: CGSize(width: 30, height: 20))
  private let blank = UIImage(name: "blank", size: CGSize(width: 1, height: 1))

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  private func makeNode(cached: Bool = false) -> ASNetworkImageNode {
    let node = ASNetworkImageNode(cache: cached ? cache : nil, downloader: downloader)
    node.defaultImage = blank
    node.delegate = log
    node.enterHierarchyState(.rangeManaged)
    return node
  }

  // Source: `ASNetworkImageNode.mm`, `-_setCurrentImageQuality:` and `-_setDownloadProgress:`.
  @Test func `quality and progress follow in the next turn of the main queue`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = makeNode()
      node.image = photo
      #expect(node.currentImageQuality == 0 && node.downloadProgress == 0)
      scheduler.drain()
      #expect(node.currentImageQuality == 1 && node.downloadProgress == 1)
      node.image = nil
      node.url = try url("a")
      #expect(node.downloadProgress == 1 && violations.all.isEmpty)
      scheduler.drain()
      for _ in 0..<2 { #expect(node.currentImageQuality == 1 && node.downloadProgress == 0) }
      #expect(violations.codes == [.imageQualityDiffers])
      node.url = nil
      scheduler.drain()
      #expect(node.currentImageQuality == 0)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_locked_setDefaultImage:`.
  @Test func `a default image replaces an image from outside`() {
    withNodeEnvironment { _, violations in
      let node = makeNode()
      node.image = photo
      let other = UIImage(name: "other", size: CGSize(width: 1, height: 1))
      node.defaultImage = other
      #expect(node.image == other)
      #expect(violations.codes == [.defaultImageReplacesImage])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_locked_cancelImageDownloadWithResumePossibility:`.
  @Test func `a request to the cache is not canceled`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = makeNode(cached: true)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      node.exitInterfaceState(.preload)
      cache.completions[0](nil, .asynchronous)
      scheduler.drain()
      #expect(downloader.calls == ["download a"])
      #expect(violations.codes == [.imageAfterCancellation])
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == blank && !log.calls.contains("loaded"))
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-displayDidFinish`.
  @Test func `the quality of the drawn image is kept for a delegate`() {
    withNodeEnvironment { scheduler, violations in
      let node = makeNode()
      node.image = photo
      scheduler.drain()
      node.contents = photo
      node.delegate = nil
      node.displayDidFinish()
      #expect(violations.all.isEmpty && node.renderedImageQuality == 0)
      #expect(violations.codes == [.imageQualityDiffers])
      node.delegate = log
      node.displayDidFinish()
      #expect(node.renderedImageQuality == 1 && violations.all.count == 1)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`: only an answer with another
  // identifier is ignored.
  @Test func `an answer without an identifier is used although its download was canceled`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      node.url = try url("b")
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == blank && violations.all.isEmpty)
      downloader.completions[0](photo, nil, nil, nil)
      scheduler.drain()
      #expect(node.image == photo && log.calls.last == "loaded")
      #expect(violations.codes == [.imageAfterCancellation])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, the part for file URLs.
  @Test func `a file is shown although the node has left the preload range`() {
    withNodeEnvironment { scheduler, violations in
      let node = makeNode()
      node.url = URL(fileURLWithPath: "/no such folder/photo.png")
      node.enterInterfaceState(.preload)
      node.exitInterfaceState(.preload)
      #expect(node.image == blank)
      scheduler.drain()
      #expect(node.image != blank)
      #expect(Set(violations.codes) == [.imageAfterCancellation, .missingImage])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`, where a missing downloader
  // receives no message.
  @Test func `without a downloader nothing is loaded and nothing fails`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = ASNetworkImageNode(cache: nil, downloader: HeldDownloader())
      node.delegate = log
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(log.calls == ["start", "ask network"])
      #expect(violations.codes == [.imageLoadWithoutDownloader])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, whose condition for a miss
  // includes the downloader.
  @Test func `without a downloader a cache without the image counts as a hit`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = ASNetworkImageNode(cache: cache, downloader: HeldDownloader())
      node.delegate = log
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      cache.completions[0](nil, .asynchronous)
      scheduler.drain()
      #expect(log.calls == ["start", "ask cache", "hit"])
      #expect(node.image == nil)
      #expect(violations.codes == [.imageLoadWithoutDownloader])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, which compares the identifiers.
  @Test func `an answer with another identifier than the download's is ignored`() throws {
    try withNodeEnvironment { scheduler, violations in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      downloader.completions[0](photo, nil, "1", nil)
      scheduler.drain()
      #expect(node.image == blank && log.calls == ["start", "ask network"])
      #expect(violations.codes == [.downloadAnswerIgnored])
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == photo && log.calls.last == "loaded")
    }
  }

  // Source: the same method, which compares with `isEqual:`, so that a bridged value equals its object.
  @Test func `an identifier of Foundation equals the value that it is bridged to`() throws {
    let address = try url("a")
    let text = DownloadOutcome(identifier: "1")
    #expect(text.answers("1" as NSString) && !text.answers("2" as NSString))
    #expect(DownloadOutcome(identifier: address).answers(address as NSURL))
    let id = UUID()
    #expect(DownloadOutcome(identifier: id).answers(NSUUID(uuidString: id.uuidString)))
  }
}
