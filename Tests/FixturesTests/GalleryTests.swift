import AsyncDisplayKit
import FixtureSupport
import Fixtures
import Testing
import UIKit

/// The generated gallery: a mosaic of nodes in which every third cell is plain.
@Suite("Gallery") @MainActor
struct GalleryTests {
  private func isPlain(_ indexPath: IndexPath) -> Bool { indexPath.item % 3 == 1 }

  @Test("every column begins at 10 or at 192.5")
  func columns() {
    let host = GalleryWindow(width: 375)
    let edges = host.indexPaths.map { host.frame(at: $0).minX }
    #expect(edges.count == 14)
    #expect(Set(edges) == [10, 192.5])
  }

  @Test("items do not overlap")
  func overlaps() {
    let host = GalleryWindow(width: 320)
    let frames = host.indexPaths.map { host.frame(at: $0) }
    for (index, frame) in frames.enumerated() {
      #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) }, "item \(index)")
    }
  }

  @Test("plain cells are square", arguments: [320, 375, 414])
  func squares(_ width: CGFloat) {
    let host = GalleryWindow(width: width)
    for indexPath in host.indexPaths where isPlain(indexPath) {
      let frame = host.frame(at: indexPath)
      #expect(frame.width == (width - 30) / 2)
      #expect(frame.height == frame.width)
    }
  }

  @Test("a node's height is its width times its image's ratio, floored to a pixel")
  func ratios() throws {
    let host = GalleryWindow(width: 375)
    for indexPath in host.indexPaths where !isPlain(indexPath) {
      let image = try #require(host.gallery.item(at: indexPath)).model.image
      let height = 172.5 * (image.size.height / image.size.width)
      #expect(host.frame(at: indexPath).height == (height * 2).rounded(.down) / 2)
    }
  }

  @Test("without plain cells all fourteen items are nodes")
  func nodesAlone() {
    let host = GalleryWindow(width: 375, showsPlainCells: false)
    let blocks = host.gallery.calls.calls(of: "nodeBlock")
    #expect(Set(blocks.compactMap(\.indexPath)).isSuperset(of: host.indexPaths))
    #expect(host.gallery.calls.calls(of: "cellForItemAt").isEmpty)
    #expect(host.indexPaths.allSatisfy { host.node.nodeForItem(at: $0) is ImageCellNode })
  }

  @Test("node blocks run off the main thread")
  func threads() {
    let host = GalleryWindow(width: 375)
    let blocks = host.gallery.calls.calls(of: "nodeBlock")
    #expect(blocks.count == 9 + 3)
    #expect(blocks.allSatisfy { $0.role == .background })
    #expect(host.gallery.calls.calls(of: "nodeBlockForItemAt").allSatisfy { $0.role == .main })
  }

  @Test("plain cells on screen are of the fixture's class, node cells show its nodes")
  func classes() {
    let host = GalleryWindow(width: 375)
    #expect(host.node.cellForItem(at: [0, 1]) is ImageCollectionViewCell)
    let node = host.node.nodeForItem(at: [0, 0]) as? ImageCellNode
    #expect(node?.imageNode.image?.size == CGSize(width: 453, height: 960))
    #expect(
      host.node.cellForItem(at: [0, 0])?.contentView.subviews.contains { $0 === node?.view } == true
    )
  }

  @Test("nodes are never reused, plain cells are, through their pool")
  func reuse() {
    let host = GalleryWindow(width: 375, height: 300)
    var cells: Set<ObjectIdentifier> = []
    var nodes: Set<ObjectIdentifier> = []
    var kept: [AnyObject] = []
    for y in stride(from: CGFloat(0), through: 1_755, by: 100) {
      host.scroll(to: y)
      for indexPath in host.indexPaths {
        guard let cell = host.node.cellForItem(at: indexPath) else { continue }
        if isPlain(indexPath) {
          cells.insert(ObjectIdentifier(cell))
          kept.append(cell)
        } else if let node = host.node.nodeForItem(at: indexPath) {
          nodes.insert(ObjectIdentifier(node))
          kept.append(node)
        }
      }
    }
    #expect(nodes.count == 9)
    #expect(cells.count < 5)
  }

  @Test("a test's own answer goes before the fixture's")
  func answers() {
    let gallery = GalleryDataSource()
    gallery.answers.numberOfItemsInSection = { _, section in section == 0 ? 1 : 0 }
    let counts = (0..<3).map { section in
      gallery.collectionNode(gallery.collectionNode, numberOfItemsInSection: section)
    }
    #expect(counts == [1, 0, 0])
    #expect(gallery.calls.calls(of: "numberOfItemsInSection").count == 3)
  }
}
