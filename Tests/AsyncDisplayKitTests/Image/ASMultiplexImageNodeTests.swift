import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Multiplex image node")
@MainActor
struct ASMultiplexImageNodeTests {
  private struct Offline: Error {}

  private final class Source: ASMultiplexImageNodeDataSource, ASMultiplexImageNodeDelegate {
    var images: [String: UIImage] = [:]
    var addresses: [String: URL] = [:]
    var calls: [String] = []

    private func name(_ identifier: Any?) -> String { identifier.map { "\($0)" } ?? "none" }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> UIImage? { images[name(imageIdentifier)] }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { addresses[name(imageIdentifier)] }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode,
      didStartDownloadOfImageWithIdentifier imageIdentifier: Any
    ) { calls.append("start \(name(imageIdentifier))") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
      forImageWithIdentifier imageIdentifier: ASImageIdentifier
    ) { calls.append("\(downloadProgress == 0.5 ? "half" : "part") of \(name(imageIdentifier))") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode,
      didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
      error: (any Error)?
    ) { calls.append("\(error == nil ? "finish" : "fail") \(name(imageIdentifier))") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
      withIdentifier imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
      withIdentifier previousImageIdentifier: ASImageIdentifier?
    ) { calls.append("\(name(previousImageIdentifier)) to \(name(imageIdentifier))") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
      withIdentifier imageIdentifier: ASImageIdentifier?
    ) { calls.append("displayed \(name(imageIdentifier))") }
    func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode) {
      calls.append("drawn")
    }
  }

  private let cache = HeldCache()
  private let downloader = HeldDownloader()
  private let source = Source()
  private let good = UIImage(name: "good", size: CGSize(width: 30, height: 20))
  private let poor = UIImage(name: "poor", size: CGSize(width: 3, height: 2))

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  private func makeNode(
    _ identifiers: [NSString] = ["good", "poor"], cached: Bool = false
  ) -> ASMultiplexImageNode {
    let node = ASMultiplexImageNode(cache: cached ? cache : nil, downloader: downloader)
    node.dataSource = source
    node.delegate = source
    node.enterHierarchyState(.rangeManaged)
    node.imageIdentifiers = identifiers
    return node
  }

  /// What the downloader was asked for, parts of images aside.
  private var asked: [String] { downloader.calls.filter { !$0.contains("parts") } }

  private func loaded(_ node: ASMultiplexImageNode) -> String? {
    node.loadedImageIdentifier.map { "\($0)" }
  }

  @Test func `the best image at hand is taken, and only the best is downloaded`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.images["poor"] = poor
      source.addresses["good"] = try url("good")
      let node = makeNode()
      #expect(source.calls.isEmpty)
      node.enterInterfaceState(.preload)
      #expect(source.calls == ["none to poor", "start good"])
      #expect(node.image == poor && loaded(node) == "poor")
      scheduler.drain()
      #expect(asked == ["download good"])
      downloader.completions[0](good, nil, 1, nil)
      scheduler.drain()
      #expect(source.calls.suffix(2) == ["poor to good", "finish good"])
      #expect(node.image == good && loaded(node) == "good")
    }
  }

  @Test func `intermediate versions are downloaded from the worst to the best`() throws {
    try withNodeEnvironment { scheduler, _ in
      for name in ["good", "fair", "poor"] { source.addresses[name] = try url(name) }
      let node = makeNode(["good", "fair", "poor"])
      node.downloadsIntermediateImages = true
      node.enterInterfaceState(.preload)
      for index in 0..<3 {
        scheduler.drain()
        downloader.completions[index](index == 2 ? good : poor, nil, index + 1, nil)
        scheduler.drain()
      }
      #expect(
        asked == ["download poor", "download fair", "cancel 1", "download good", "cancel 2"])
      #expect(
        source.calls == [
          "start poor", "none to poor", "start fair", "finish poor", "poor to fair", "start good",
          "finish fair", "fair to good", "finish good",
        ])
    }
  }

  @Test func `a hit of the cache needs no download, a miss does`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.addresses["good"] = try url("good")
      let node = makeNode(cached: true)
      node.enterInterfaceState(.preload)
      cache.completions[0](good, .asynchronous)
      scheduler.drain()
      #expect(source.calls == ["none to good"] && asked.isEmpty)
      node.exitInterfaceState(.preload)
      #expect(node.image == nil && loaded(node) == nil)
      #expect(cache.cleared == [try url("good")])
      node.enterInterfaceState(.preload)
      cache.completions[1](nil, .asynchronous)
      scheduler.drain()
      #expect(source.calls.last == "start good" && asked == ["download good"])
    }
  }

  @Test func `a version without a source, and a failed download, end the loading`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(source.calls.isEmpty && asked.isEmpty)
      source.addresses["good"] = try url("good")
      node.reloadImageIdentifierSources()
      scheduler.drain()
      downloader.completions[0](nil, Offline(), 1, nil)
      scheduler.drain()
      #expect(source.calls == ["start good", "fail good"] && node.image == nil)
    }
  }

  @Test func `another list of versions begins anew when the best has changed meanwhile`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.addresses["good"] = try url("good")
      source.addresses["better"] = try url("better")
      let node = makeNode(["good"], cached: true)
      node.enterInterfaceState(.preload)
      node.imageIdentifiers = ["better", "good"] as [NSString]
      scheduler.drain()
      #expect(cache.completions.count == 2)
      cache.completions[1](nil, .asynchronous)
      scheduler.drain()
      #expect(asked == ["download better"])
      downloader.completions[0](good, nil, 1, nil)
      scheduler.drain()
      #expect(loaded(node) == "better")
    }
  }

  @Test func `an answer that comes after the node has left the range is dropped`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.addresses["good"] = try url("good")
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      node.exitInterfaceState(.preload)
      #expect(asked == ["download good", "cancel 1"])
      downloader.completions[0](good, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == nil && source.calls == ["start good"])
    }
  }

  /// A data source that has no method for images.
  private final class Addresses: ASMultiplexImageNodeDataSource {
    let url: URL
    init(_ url: URL) { self.url = url }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { url }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_bestImmediatelyAvailableImageFromDataSource:`, which returns
  // nothing when the data source does not implement the method for images.
  @Test func `a loaded image is not reported again for a data source that has only URLs`() throws {
    try withNodeEnvironment { scheduler, _ in
      let addresses = Addresses(try url("good"))
      let node = makeNode(["good"])
      node.dataSource = addresses
      node.enterInterfaceState(.preload)
      scheduler.drain()
      downloader.completions[0](good, nil, 1, nil)
      scheduler.drain()
      #expect(source.calls == ["start good", "none to good", "finish good"])
      node.displayWillStartAsynchronously(true)
      #expect(source.calls.count == 3)
      node.dataSource = source
      source.images["good"] = poor
      node.reloadImageIdentifierSources()
      node.displayWillStartAsynchronously(true)
      #expect(source.calls.suffix(2) == ["none to good", "good to good"])
      #expect(node.image == poor)
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_downloadImageWithIdentifier:URL:completion:` and
  // `-_setDownloadIdentifier:`.
  @Test
  func `the next download begins before the former one is canceled, even if that has finished`()
    throws
  {
    try withNodeEnvironment { scheduler, _ in
      for name in ["good", "poor"] { source.addresses[name] = try url(name) }
      let node = makeNode()
      node.downloadsIntermediateImages = true
      node.enterInterfaceState(.preload)
      scheduler.drain()
      downloader.completions[0](poor, nil, 1, nil)
      scheduler.drain()
      #expect(asked == ["download poor", "download good", "cancel 1"])
      downloader.completions[1](good, nil, 2, nil)
      scheduler.drain()
      node.exitInterfaceState(.preload)
      #expect(asked.suffix(1) == ["cancel 2"])
      node.exitInterfaceState(.display)
      #expect(asked.suffix(1) == ["cancel 2"])
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_downloadImageWithIdentifier:URL:completion:`: only an answer
  // with another identifier is ignored.
  @Test func `an answer without an identifier is used even after the download was canceled`() throws
  {
    try withNodeEnvironment { scheduler, violations in
      source.addresses["good"] = try url("good")
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      node.exitInterfaceState(.preload)
      downloader.progress[0]?(0.5)
      downloader.completions[0](good, nil, nil, nil)
      scheduler.drain()
      #expect(node.image == good && loaded(node) == "good")
      #expect(source.calls == ["start good", "half of good", "none to good", "finish good"])
      #expect(violations.codes == [.imageAfterCancellation])
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_setDownloadIdentifier:`, which cancels no equal download.
  @Test func `a download that is begun twice was not canceled when its first answer comes`() throws
  {
    try withNodeEnvironment { scheduler, violations in
      source.addresses["good"] = try url("good")
      downloader.sharedIdentifier = 7
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      node.displayWillStartAsynchronously(true)
      scheduler.drain()
      #expect(asked == ["download good", "priority preload 7", "download good"])
      downloader.completions[0](good, nil, 7, nil)
      scheduler.drain()
      #expect(node.image == good && violations.codes.isEmpty)
    }
  }

  @Test func `without a downloader, a download does not end`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.addresses["good"] = try url("good")
      let node = ASMultiplexImageNode(cache: nil, downloader: nil)
      node.dataSource = source
      node.delegate = source
      node.imageIdentifiers = ["good"] as [NSString]
      node.enterHierarchyState(.rangeManaged)
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(source.calls == ["start good"])
    }
  }

  @Test func `the downloader may retry unless the node forbids it`() throws {
    try withNodeEnvironment { scheduler, _ in
      source.addresses["good"] = try url("good")
      #expect(makeNode().shouldRetryImageDownload)
      for mayRetry in [true, false] {
        let node = makeNode()
        node.shouldRetryImageDownload = mayRetry
        node.enterInterfaceState(.preload)
        scheduler.drain()
      }
      #expect(downloader.retries == [true, false])
    }
  }

  @Test func `an image from outside is a violation, and is shown`() {
    withNodeEnvironment { _, violations in
      let node = makeNode([])
      node.image = poor
      #expect(violations.codes == [.imageOfMultiplexNode])
      #expect(node.image == poor)
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_downloadImageWithIdentifier:URL:completion:`, which compares
  // the identifiers.
  @Test func `an answer with another identifier than the last download's is ignored`() throws {
    try withNodeEnvironment { scheduler, violations in
      source.addresses["good"] = try url("good")
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      downloader.completions[0](good, nil, "other", nil)
      scheduler.drain()
      #expect(node.image == nil && source.calls == ["start good"])
      #expect(violations.codes == [.downloadAnswerIgnored])
      downloader.completions[0](good, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == good)
    }
  }
}
