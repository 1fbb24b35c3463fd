import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// The order of what Texture does on global queues, without a seed: that in which it began.
@Suite("The order of background work", .device(.iPhoneSE)) @MainActor
struct BackgroundOrderTests {
  private let log = Locked<[Int]>([])

  @Test("images are loaded in the order in which their downloads began")
  func images() async throws {
    ASBasicImageDownloader.shared.loader = { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    }
    let host = FixtureHost(controller: ShelfController(log: log, showsImages: true))
    try await host.settle()
    #expect(log.withLock { $0 } == Array(0..<24))
  }

  @Test("the batches of several lists are fetched in the order of the lists")
  func batches() async throws {
    let host = FixtureHost(controller: ShelfController(log: log, showsImages: false))
    try await host.settle()
    #expect(log.withLock { $0 } == Array(0..<24))
  }

  @Test("blocks of ASPerformBlockOnBackgroundThread run in order, and may wait for one another")
  func blocks() async throws {
    let host = FixtureHost(controller: UIViewController())
    let signal = DispatchSemaphore(value: 0)
    host.bind {
      ASPerformBlockOnBackgroundThread {
        signal.wait()
        log.withLock { $0.append(20) }
      }
      for number in 0..<20 {
        ASPerformBlockOnBackgroundThread { log.withLock { $0.append(number) } }
      }
      ASPerformBlockOnBackgroundThread { signal.signal() }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == Array(0...20))
  }
}

/// A table of 24 rows, each with an image or a list that fetches one batch.
private final class ShelfController: ASDKViewController<ASTableNode>, ASTableDataSource {
  private let log: Locked<[Int]>
  private let showsImages: Bool

  init(log: Locked<[Int]>, showsImages: Bool) {
    self.log = log
    self.showsImages = showsImages
    super.init(node: ASTableNode())
    node.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 24 }

  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    showsImages
      ? ImageRow(indexPath.row, log: log) : ListRow(indexPath.row, log: log)
  }
}

private final class ImageRow: ASCellNode, ASNetworkImageNodeDelegate {
  private let image = ASNetworkImageNode()
  private let number: Int
  private let log: Locked<[Int]>

  init(_ number: Int, log: Locked<[Int]>) {
    self.number = number
    self.log = log
    super.init()
    automaticallyManagesSubnodes = true
    image.style.preferredSize = CGSize(width: 10, height: 10)
    image.delegate = self
    image.url = URL(string: "https://example.com/\(number)")
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: image)
  }

  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {
    log.withLock { $0.append(number) }
  }
}

private final class ListRow: ASCellNode {
  private let list: ASCollectionNode
  private let fetcher: Fetcher

  @MainActor init(_ number: Int, log: Locked<[Int]>) {
    list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    fetcher = Fetcher(number, log: log)
    super.init()
    automaticallyManagesSubnodes = true
    list.style.preferredSize = CGSize(width: 320, height: 10)
    list.delegate = fetcher
    list.dataSource = fetcher
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: list)
  }
}

private final class Fetcher: NSObject, ASCollectionDelegate, ASCollectionDataSource {
  private let number: Int
  private let log: Locked<[Int]>

  init(_ number: Int, log: Locked<[Int]>) {
    self.number = number
    self.log = log
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASCellNode() } }

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    log.withLock { !$0.contains(number) }
  }

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    log.withLock { $0.append(number) }
    context.completeBatchFetching(true)
  }
}
