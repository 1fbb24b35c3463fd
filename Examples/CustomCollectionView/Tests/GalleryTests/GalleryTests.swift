import FixtureTesting
import Testing
import UIKit

@Suite("Gallery")
@MainActor
struct GalleryTests {
  @Test("every third cell is plain", .device(.iPhoneSE))
  func everyThirdCellIsPlain() async throws {
    let host = FixtureHost(GalleryDataSource())
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .plain, .node, .node])
  }

  @Test("without plain cells every cell is a node", .device(.iPhoneSE))
  func nodesOnly() async throws {
    let gallery = GalleryDataSource()
    gallery.showsPlainCells = false
    let host = FixtureHost(gallery)
    try await host.settle()
    #expect(host.items.allSatisfy { $0.kind == .node })
  }
}
