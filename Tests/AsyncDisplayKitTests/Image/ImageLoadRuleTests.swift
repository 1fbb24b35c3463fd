import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Rules of loading images")
@MainActor
struct ImageLoadRuleTests {
  private final class AnimationData: ASImageContainerProtocol {
    func asdk_image() -> UIImage? { nil }
    func asdk_animatedImageData() -> Data? { Data([1]) }
  }

  /// A downloader whose identifiers are the URLs.
  private final class AddressDownloader: ASImageDownloaderProtocol {
    var calls: [String] = []

    func downloadImage(
      with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
      completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      calls.append("download")
      return url
    }
    func cancelImageDownload(forIdentifier downloadIdentifier: Any) { calls.append("cancel") }
  }

  private final class AddressSource: ASMultiplexImageNodeDataSource {
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { URL(string: "https://example.com/a") }
  }

  private final class InfoLog: ASNetworkImageNodeDelegate {
    var identifiers: [Bool] = []

    func imageNode(
      _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo
    ) { identifiers.append(info.downloadIdentifier == nil) }
  }

  private final class DecodingLog: ASNetworkImageNodeDelegate {
    var calls = 0

    func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) { calls += 1 }
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @Test func `a cached container of animated data counts as an image`() throws {
    try withNodeEnvironment { scheduler, _ in
      let (cache, downloader, log) = (HeldCache(), HeldDownloader(), LoadLog())
      let node = ASNetworkImageNode(cache: cache, downloader: downloader)
      node.delegate = log
      node.enterHierarchyState(.rangeManaged)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      cache.completions[0](AnimationData(), .asynchronous)
      scheduler.drain()
      #expect(downloader.calls.isEmpty && log.calls == ["start", "ask cache", "hit"])
      #expect(node.downloadProgress == 1)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  @Test func `the progress of a canceled download is stored`() throws {
    try withNodeEnvironment { scheduler, _ in
      let downloader = HeldDownloader()
      let node = ASNetworkImageNode(cache: nil, downloader: downloader)
      node.enterHierarchyState(.rangeManaged)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      node.url = try url("b")
      scheduler.drain()
      downloader.progress[0]?(0.7)
      scheduler.drain()
      #expect(node.downloadProgress == 0.7)
    }
  }

  // Source: `ASMultiplexImageNode.mm`, `-_setDownloadIdentifier:`.
  @Test func `a download with an equal identifier is not canceled`() {
    withNodeEnvironment { scheduler, _ in
      let (downloader, source) = (AddressDownloader(), AddressSource())
      let node = ASMultiplexImageNode(cache: nil, downloader: downloader)
      node.dataSource = source
      node.enterHierarchyState(.rangeManaged)
      node.enterInterfaceState(.preload)
      node.imageIdentifiers = ["best" as NSString]
      scheduler.drain()
      node.reloadImageIdentifierSources()
      scheduler.drain()
      #expect(downloader.calls == ["download", "download"])
    }
  }

  // Source: `ASBasicImageDownloader.mm`, `+contextForURL:`, `-cancel` and `-completeWithImage:error:`.
  @Test(arguments: [false, true])
  func `downloads of one address are shared`(isCanceled: Bool) throws {
    try withNodeEnvironment { scheduler, _ in
      let asked = Locked(0)
      ASBasicImageDownloader.shared.loader = { _ in
        asked.withLock { $0 += 1 }
        return UIImage(name: "photo", size: CGSize(width: 3, height: 2))
      }
      let log = InfoLog()
      let nodes = [ASNetworkImageNode(), ASNetworkImageNode()]
      for node in nodes {
        node.delegate = log
        node.enterHierarchyState(.rangeManaged)
        node.url = try url("a")
        node.enterInterfaceState(.preload)
      }
      if isCanceled { nodes[0].exitInterfaceState(.preload) }
      scheduler.drain()
      #expect(asked.withLock { $0 } == (isCanceled ? 0 : 1))
      #expect(log.identifiers == (isCanceled ? [] : [true, true]))
      nodes[1].url = nil
      nodes[1].url = try url("a")
      scheduler.drain()
      #expect(nodes[1].image != nil)
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-displayDidFinish`.
  @Test func `the rendered quality needs a delegate with the method`() {
    withNodeEnvironment { scheduler, _ in
      let (plain, decoding) = (InfoLog(), DecodingLog())
      @MainActor func quality(_ delegate: any ASNetworkImageNodeDelegate) -> CGFloat {
        let node = ASNetworkImageNode()
        node.delegate = delegate
        node.image = UIImage(name: "photo", size: CGSize(width: 3, height: 2))
        node.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        let window = makeWindow()
        window.addSubview(node.view)
        window.layoutIfNeeded()
        scheduler.drain()
        #expect(node.contents != nil)
        return node.renderedImageQuality
      }
      #expect(quality(plain) == 0)
      #expect(quality(decoding) == 1 && decoding.calls > 0)
    }
  }
}
