import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Which delegate and which node answers of a loading reach.
@Suite("Listeners of image loadings") @MainActor
struct ImageLoadListenerTests {
  private let downloader = HeldDownloader()
  private let photo = UIImage(name: "photo", size: CGSize(width: 30, height: 20))
  private let part = UIImage(name: "part", size: CGSize(width: 3, height: 2))

  private func makeNode(_ delegate: LoadLog?) -> ASNetworkImageNode {
    let node = ASNetworkImageNode(cache: nil, downloader: downloader)
    node.delegate = delegate
    node.enterHierarchyState(.rangeManaged)
    node.url = URL(string: "https://example.com/a")
    return node
  }

  // Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, which reads the delegate once.
  @Test("a loading notifies the delegate from when it began", arguments: [true, false])
  func delegate(hasFormer: Bool) {
    withNodeEnvironment { scheduler, _ in
      let (former, later) = (LoadLog(), LoadLog())
      let node = makeNode(hasFormer ? former : nil)
      node.enterInterfaceState(.preload)
      node.delegate = later
      downloader.completions[0](photo, nil, 1, nil)
      scheduler.drain()
      #expect(node.image == photo && later.calls.isEmpty)
      #expect(former.calls == (hasFormer ? ["start", "ask network", "loaded"] : []))
    }
  }

  // Source: `ASNetworkImageNode.mm`, `-handleProgressImage:progress:downloadIdentifier:`.
  @Test("a partial image is shown if it has no identifier or that of the running download")
  func parts() throws {
    try withNodeEnvironment { scheduler, log in
      let node = makeNode(nil)
      node.shouldRenderProgressImages = true
      _ = node.view
      node.enterInterfaceState([.preload, .display, .visible])
      let first = try #require(downloader.parts[1])
      first(part, 0.3, 7)
      scheduler.drain()
      #expect(node.image == nil)
      first(part, 0.3, 1)
      scheduler.drain()
      #expect(node.image == part && log.all.isEmpty)
      node.url = URL(string: "https://example.com/b")
      scheduler.drain()
      #expect(node.image == nil)
      first(part, 0.3, 1)
      scheduler.drain()
      #expect(node.image == nil)
      first(part, 0.3, nil)
      scheduler.drain()
      #expect(node.image == part && log.codes == [.imageAfterCancellation])
    }
  }
}
