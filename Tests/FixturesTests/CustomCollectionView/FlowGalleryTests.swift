import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The mosaic as a flow layout that is its own inspector, beyond what its fixture can say.
@Suite("Flow gallery", .device(.iPhone8)) @MainActor
struct FlowGalleryTests {
  @Test("items are in three columns and do not overlap")
  func columns() async throws {
    let host = FixtureHost(FlowGalleryDataSource())
    try await host.settle()
    let frames = host.items.map(\.frame)
    #expect(frames.count == 14)
    #expect(Set(frames.map { ($0.minX * 100).rounded() }) == [1000, 13167, 25333])
    for (index, frame) in frames.enumerated() {
      #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) }, "item \(index)")
    }
  }

  @Test("the layout as inspector gives a range from zero to an item's size")
  func ranges() async throws {
    let host = FixtureHost(FlowGalleryDataSource())
    try await host.settle()
    let node = try #require(host.collectionNode)
    let inspector = try #require(node.layoutInspector)
    #expect(inspector === node.view.collectionViewLayout)
    for item in host.items {
      let range = inspector.collectionView(
        node.view, constrainedSizeForNodeAt: item.indexPath)
      #expect(range.min == .zero)
      #expect(abs(range.max.width - item.frame.width) < 0.001)
      #expect(abs(range.max.height - item.frame.height) < 0.001)
    }
  }

  @Test("every item is a node, whatever the data source says of plain cells")
  func nodesAlone() async throws {
    let host = FixtureHost(FlowGalleryDataSource())
    try await host.settle()
    #expect(host.items.allSatisfy { $0.kind == .node && $0.node is ImageCellNode })
    #expect(host.dataSource.calls.calls(of: "cellForItemAt").isEmpty)
  }

  @Test("a rotation keeps three columns and makes them wider")
  func rotation() async throws {
    let host = FixtureHost(FlowGalleryDataSource())
    try await host.settle()
    host.rotate(to: .landscape)
    try await host.settle()
    let frame = try #require(host.frame(at: [0, 2]))
    #expect(abs(frame.width - (667 - 40) / 3) < 0.001)
    #expect(abs(frame.maxX - 657) < 0.001)
  }
}
