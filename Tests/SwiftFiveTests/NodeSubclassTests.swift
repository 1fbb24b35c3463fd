import AsyncDisplayKit
import Testing
import UIKit

/// Subclasses of the nodes that ask optional members of their delegates. They are not isolated, as in
/// Texture, whose headers name no actor: this file would not compile otherwise.
///
/// Source: `ASNetworkImageNode.h`, `-initWithCache:downloader:`; `ASMultiplexImageNode.h`.
@Suite("Subclasses of image nodes in the Swift 5 language mode")
struct NodeSubclassTests {
  final class PosterNode: ASNetworkImageNode {
    let badge = ASTextNode()
    private(set) var changes = 0

    override init(
      cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol
    ) {
      super.init(cache: cache, downloader: downloader)
      addSubnode(badge)
    }

    func change() { changes += 1 }
  }

  final class VersionsNode: ASMultiplexImageNode {
    let badge = ASTextNode()

    override init(
      cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?
    ) {
      super.init(cache: cache, downloader: downloader)
      addSubnode(badge)
    }
  }

  @Test("their members may be used on any thread")
  func members() {
    let poster = PosterNode(cache: nil, downloader: ASBasicImageDownloader.shared)
    poster.change()
    #expect(poster.changes == 1 && poster.subnodes.first === poster.badge)
    let versions = VersionsNode(cache: nil, downloader: nil)
    #expect(versions.badge.supernode === versions)
  }
}
