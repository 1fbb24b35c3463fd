import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Basic image downloader") @MainActor
struct ASBasicImageDownloaderTests {
  private struct Missing: Error {}

  private let log = LoadLog()

  private func makeNode() -> ASNetworkImageNode {
    let node = ASNetworkImageNode()
    node.delegate = log
    node.enterHierarchyState(.rangeManaged)
    node.url = URL(string: "https://example.com/a")
    return node
  }

  @Test("a node without a downloader shows what the loader gives")
  func loads() {
    withNodeEnvironment { scheduler, _ in
      let photo = UIImage(name: "photo", size: CGSize(width: 30, height: 20))
      let asked = Locked<[String]>([])
      ASBasicImageDownloader.shared.loader = { url in
        asked.withLock { $0.append(url.absoluteString) }
        return photo
      }
      let node = makeNode()
      node.enterInterfaceState(.preload)
      #expect(asked.withLock { $0 }.isEmpty)
      scheduler.drain()
      #expect(asked.withLock { $0 } == ["https://example.com/a"])
      #expect(node.image == photo && node.downloadProgress == 1)
      #expect(log.calls == ["start", "ask network", "loaded"])
    }
  }

  @Test("what the loader throws is the failure", arguments: [true, false])
  func fails(hasLoader: Bool) {
    withNodeEnvironment { scheduler, _ in
      if hasLoader { ASBasicImageDownloader.shared.loader = { _ in throw Missing() } }
      let node = makeNode()
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(log.calls == ["start", "ask network", "failed"] && node.image == nil)
    }
  }

  @Test("a download that is given up asks no loader")
  func cancelled() {
    withNodeEnvironment { scheduler, _ in
      let asked = Locked(0)
      ASBasicImageDownloader.shared.loader = { _ in
        asked.withLock { $0 += 1 }
        return UIImage()
      }
      let node = makeNode()
      node.enterInterfaceState(.preload)
      node.url = nil
      scheduler.drain()
      #expect(asked.withLock { $0 } == 0 && log.calls.last == "failed")
    }
  }

  // Source: `ASBasicImageDownloader.mm`, `-cancelImageDownloadForIdentifier:` and `-cancel`.
  @Test("canceling a download that others share is reported, canceling an own one is not")
  func sharedCancellation() {
    withNodeEnvironment { scheduler, violations in
      ASBasicImageDownloader.shared.loader = { _ in UIImage() }
      let (first, second) = (makeNode(), makeNode())
      first.enterInterfaceState(.preload)
      second.enterInterfaceState(.preload)
      first.url = nil
      #expect(violations.codes == [.sharedDownloadCanceled] && violations.all[0].numbers == [1])
      let third = makeNode()
      third.enterInterfaceState(.preload)
      third.url = nil
      #expect(violations.all.count == 1)
    }
  }

  @Test("a loader belongs to the environment that it was given in")
  func environments() {
    withNodeEnvironment { _, _ in ASBasicImageDownloader.shared.loader = { _ in UIImage() } }
    withNodeEnvironment { _, _ in #expect(ASBasicImageDownloader.shared.loader == nil) }
  }
}
