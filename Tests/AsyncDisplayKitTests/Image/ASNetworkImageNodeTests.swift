import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
private final class InfoLog: ASNetworkImageNodeDelegate {
  var calls: [String] = []

  func imageNode(
    _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo
  ) {
    calls.append("\(info.sourceType) \(info.url.lastPathComponent)")
  }

  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {
    calls.append("short form")
  }
}

@Suite("Network image node")
@MainActor
struct ASNetworkImageNodeTests {
  private struct Offline: Error {}

  private let cache = HeldCache()
  private let downloader = HeldDownloader()
  private let log = LoadLog()
  private let photo = UIImage(name: "photo", size: CGSize(width: 30, height: 20))
  private let blank = UIImage(name: "blank", size: CGSize(width: 10, height: 10))

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  private func makeNode(cached: Bool = false) -> ASNetworkImageNode {
    let node = ASNetworkImageNode(cache: cached ? cache : nil, downloader: downloader)
    node.delegate = log
    node.defaultImage = blank
    // Only a range controller takes nodes out of the preload range.
    node.enterHierarchyState(.rangeManaged)
    return node
  }

  @Test func `a miss of the cache leads to a download`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode(cached: true)
      node.url = try url("a")
      #expect(log.calls.isEmpty)
      node.enterInterfaceState(.preload)
      #expect(log.calls == ["start", "ask cache"])
      cache.completions[0](nil, .asynchronous)
      scheduler.drain()
      #expect(log.calls == ["start", "ask cache", "miss", "ask network"])
      #expect(downloader.calls == ["download a"])
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(log.calls.last == "loaded")
      #expect(node.image == photo)
      #expect(node.currentImageQuality == 1)
    }
  }

  @Test(arguments: [
    (ASImageCacheType.synchronous, "synchronousCache photo"),
    (ASImageCacheType.asynchronous, "asynchronousCache photo"),
  ])
  func `the way of the cache is told`(type: ASImageCacheType, told: String) throws {
    try withNodeEnvironment { scheduler, _ in
      let log = InfoLog()
      let node = makeNode(cached: true)
      node.delegate = log
      node.url = try url("photo")
      node.enterInterfaceState(.preload)
      cache.completions[0](photo, type)
      scheduler.drain()
      #expect(log.calls == [told])
    }
  }

  @Test(
    arguments: zip(
      [ASInterfaceState.preload, [.preload, .display], [.preload, .display, .visible]],
      [ASImageDownloaderPriority.preload, .imminent, .visible]))
  func `a downloader is asked with the priority of the node's state`(
    state: ASInterfaceState, priority: ASImageDownloaderPriority
  ) throws {
    final class Prioritizing: ASImageDownloaderProtocol {
      var priorities: [ASImageDownloaderPriority] = []
      func downloadImage(
        with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
        callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
        completion: @escaping ASImageDownloaderCompletion
      ) -> Any? {
        priorities.append(priority)
        return priorities.count
      }
      func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
    }
    try withNodeEnvironment { scheduler, _ in
      let downloader = Prioritizing()
      let node = ASNetworkImageNode(cache: nil, downloader: downloader)
      node.enterInterfaceState(state)
      node.url = try url("a")
      node.setNeedsPreload()
      scheduler.drain()
      #expect(downloader.priorities == [priority])
    }
  }

  @Test func `a downloader has either form, and one with neither fails`() throws {
    final class Retrying: ASImageDownloaderProtocol {
      var answer: UIImage?
      func downloadImage(
        with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
        downloadProgress: ASImageDownloaderProgress?,
        completion: @escaping ASImageDownloaderCompletion
      ) -> Any? {
        completion(answer, nil, nil, nil)
        return nil
      }
      func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
    }
    final class Neither: ASImageDownloaderProtocol {
      func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
    }
    try withNodeEnvironment { scheduler, _ in
      let retrying = Retrying()
      retrying.answer = photo
      for downloader in [retrying, Neither()] as [any ASImageDownloaderProtocol] {
        let node = ASNetworkImageNode(cache: nil, downloader: downloader)
        node.delegate = log
        node.url = try url("a")
        node.enterInterfaceState(.preload)
        scheduler.drain()
      }
      #expect(log.calls.filter { $0 == "loaded" || $0 == "failed" } == ["loaded", "failed"])
    }
  }

  @Test func `a hit of the cache ends the loading`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode(cached: true)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      cache.completions[0](photo, .asynchronous)
      cache.completions[0](photo, .asynchronous)
      scheduler.drain()
      // The second answer comes before the first one is handled in the background.
      #expect(log.calls == ["start", "ask cache", "hit", "hit", "loaded", "loaded"])
      cache.completions[0](photo, .asynchronous)
      scheduler.drain()
      #expect(log.calls.count == 6 && downloader.calls.isEmpty)
      #expect(node.image == photo)
    }
  }

  @Test func `a failure is told and leaves the default image`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      downloader.completions[0](nil, Offline(), 1, nil)
      scheduler.drain()
      #expect(log.calls == ["start", "ask network", "failed"])
      #expect(node.image == blank)
    }
  }

  @Test func `the basic downloader fails without a loader`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = ASNetworkImageNode()
      node.delegate = log
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(log.calls == ["start", "ask network", "failed"])
    }
  }

  @Test func `the longer form of the loading call is preferred`() throws {
    try withNodeEnvironment { scheduler, _ in
      let infoLog = InfoLog()
      let node = makeNode()
      node.delegate = infoLog
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(infoLog.calls == ["download a"])
    }
  }

  @Test func `leaving the preload range cancels, clears and drops late answers`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode(cached: true)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      cache.completions[0](nil, .asynchronous)
      scheduler.drain()
      node.exitInterfaceState(.preload)
      #expect(downloader.calls == ["download a", "cancel 1"])
      #expect(cache.cleared == [try url("a")])
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == blank)
      #expect(!log.calls.contains("loaded"))
      node.enterInterfaceState(.preload)
      #expect(log.calls.suffix(2) == ["start", "ask cache"])
    }
  }

  @Test func `an image is loaded once a stay in the range`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      node.setNeedsPreload()
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      node.setNeedsPreload()
      #expect(downloader.calls == ["download a"])
      node.exitInterfaceState(.preload)
      #expect(node.image == blank)
    }
  }

  @Test func `a new address shows the default image and loads anew`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      node.url = try url("b")
      #expect(node.image == blank)
      #expect(downloader.calls == ["download a", "download b"])
      node.setURL(try url("c"), resetToDefault: false)
      #expect(downloader.calls.suffix(2) == ["cancel 2", "download c"])
      downloader.completions[1](photo, nil, 2, nil)
      scheduler.drain()
      #expect(node.image == blank)
      downloader.completions[2](photo, nil, 3, nil)
      scheduler.drain()
      #expect(node.image == photo)
      node.setURL(try url("d"), resetToDefault: false)
      #expect(node.image == photo)
      node.url = nil
      #expect(node.image == blank)
      scheduler.drain()
      #expect(node.currentImageQuality == 0)
    }
  }

  @Test func `the parts of an image are subscribed anew with a new address`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState([.preload, .display, .visible])
      #expect(downloader.calls.contains("take parts 1"))
      downloader.parts[1]?(photo, 0.25, 1)
      scheduler.drain()
      #expect(node.image == photo)
      #expect(node.currentImageQuality == 0.25)
      node.url = try url("b")
      // The source drops the handler of the canceled download when the next one has begun.
      let expected = ["cancel 1", "download b", "drop parts 1", "take parts 2"]
      #expect(downloader.calls.suffix(4) == expected[...])
      node.shouldRenderProgressImages = false
      #expect(downloader.calls.last == "drop parts 2")
    }
  }

  @Test func `visibility sets the download's priority`() throws {
    try withNodeEnvironment { _, _ in
      let node = makeNode()
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      #expect(downloader.calls == ["download a"])
      node.enterInterfaceState([.display, .visible])
      #expect(downloader.calls.contains("priority visible 1"))
      node.exitInterfaceState(.visible)
      #expect(downloader.calls.suffix(2) == ["priority imminent 1", "drop parts 1"])
      node.exitInterfaceState(.display)
      #expect(downloader.calls.last == "priority preload 1")
    }
  }

  @Test func `an image from outside stays and stops the loading`() {
    withNodeEnvironment { _, violations in
      let node = makeNode()
      node.image = photo
      node.enterInterfaceState(.preload)
      node.exitInterfaceState(.preload)
      #expect(node.image == photo)
      #expect(downloader.calls.isEmpty)
      #expect(violations.codes.isEmpty)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-displayWillStartAsynchronously:`.
  @Test func `drawing outside of the preload range starts no loading`() throws {
    try withNodeEnvironment { _, _ in
      let node = makeNode()
      node.url = try url("a")
      node.displayWillStartAsynchronously(true)
      #expect(log.calls.isEmpty && downloader.calls.isEmpty)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, which looks at the download alone.
  @Test func `a second preload asks the cache again, and only the last answer counts`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode(cached: true)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      node.setNeedsPreload()
      #expect(log.calls == ["start", "ask cache", "start", "ask cache"])
      cache.completions[0](nil, .asynchronous)
      scheduler.drain()
      #expect(log.calls.count == 4 && downloader.calls.isEmpty)
      cache.completions[1](nil, .asynchronous)
      scheduler.drain()
      #expect(downloader.calls == ["download a"])
      node.setNeedsPreload()
      #expect(downloader.calls == ["download a"])
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-displayWillStartAsynchronously:`.
  @Test func `a synchronous drawing leaves the request to the cache alone`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode(cached: true)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      cache.immediate = photo
      node.displayWillStartAsynchronously(false)
      #expect(node.image == photo)
      let late = UIImage(name: "late", size: CGSize(width: 1, height: 1))
      cache.completions[0](late, .asynchronous)
      scheduler.drain()
      #expect(node.image == late)
      #expect(log.calls.filter { $0 == "loaded" }.count == 2)
      #expect(node.currentImageQuality == 1 && node.downloadProgress == 1)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, the part for file URLs.
  @Test func `a file that is missing ends the loading without an image`() {
    withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.shouldCacheImage = false
      node.url = URL(fileURLWithPath: "/no such folder/photo.png")
      node.enterInterfaceState(.preload)
      #expect(node.image == blank)
      scheduler.drain()
      #expect(node.image == nil && node.currentImageQuality == 1)
      #expect(log.calls == ["start"])
      node.setNeedsPreload()
      #expect(log.calls == ["start"])
    }
  }

  @Test func `a default image stays in and out of the range`() {
    withNodeEnvironment { _, _ in
      let node = makeNode()
      #expect(node.image == blank)
      node.enterInterfaceState(.preload)
      #expect(node.image == blank)
      node.exitInterfaceState(.preload)
      #expect(node.image == blank)
    }
  }

  @Test func `an image and an address exclude each other`() throws {
    try withNodeEnvironment { _, violations in
      let node = makeNode()
      node.url = try url("a")
      node.image = photo
      #expect(violations.codes == [.imageOfLoadingNode])
      #expect(node.url == nil)
      node.url = try url("b")
      #expect(violations.codes == [.imageOfLoadingNode, .addressOfExternalImage])
      #expect(node.image == blank)
    }
  }

  @Test func `the placeholder stays as long as an image is expected`() throws {
    try withNodeEnvironment { _, _ in
      let node = makeNode()
      node.defaultImage = nil
      #expect(!node.placeholderShouldPersist())
      node.url = try url("a")
      #expect(node.placeholderShouldPersist())
    }
  }

  @Test func `a drawing that is waited for takes what the cache has at once`() throws {
    try withNodeEnvironment { _, _ in
      let node = makeNode(cached: true)
      cache.immediate = photo
      node.url = try url("a")
      node.displayWillStartAsynchronously(false)
      #expect(node.image == photo)
      #expect(log.calls == ["loaded"])
    }
  }

  @Test func `a node that is gone cancels its download`() throws {
    try withNodeEnvironment { scheduler, _ in
      var node: ASNetworkImageNode? = makeNode()
      node?.url = try url("a")
      node?.enterInterfaceState(.preload)
      // The jobs that set quality and progress keep the node.
      scheduler.drain()
      node = nil
      #expect(downloader.calls == ["download a", "cancel 1"])
      downloader.completions[0](photo, nil, 1, nil)
    }
  }

  // Source: `ASImageContainerProtocolCategories.mm`.
  @Test func `data is that of an animated image`() {
    let data = Data("GIF89a".utf8)
    #expect(data.asdk_image() == nil && data.asdk_animatedImageData() == data)
    #expect(photo.asdk_image() === photo)
  }
}
