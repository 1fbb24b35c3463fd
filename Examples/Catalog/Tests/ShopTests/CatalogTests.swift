import AsyncDisplayKit
import FixtureTesting
import Testing
import UIKit

@testable import Shop

@Suite("Catalog", .device(.iPhone8))
@MainActor
struct CatalogTests {
  @Test("the generated data source shows the app's own nodes, made in the background")
  func ownNodes() async throws {
    let host = FixtureHost(CatalogDataSource())
    try await host.settle()
    let isBanner = host.items.map { $0.node is BannerCellNode }
    #expect(isBanner == [false, false, false, false, true, false])
    let blocks = host.dataSource.calls.calls(of: "nodeBlock")
    #expect(blocks.count == 6)
    #expect(blocks.allSatisfy { $0.role == .background })
  }

  @Test(
    "a long title takes two lines and leaves the price its place",
    arguments: [FixtureDevice.iPhoneSE, .iPhone8])
  func longTitle(_ device: FixtureDevice) async throws {
    try await withDevice(device) {
      let host = FixtureHost(CatalogDataSource())
      try await host.settle()
      let short = try #require(host.node(ProductCellNode.self, at: [0, 0]))
      let long = try #require(host.node(ProductCellNode.self, at: [0, 1]))
      host.bind {
        short.layoutIfNeeded()
        long.layoutIfNeeded()
      }
      #expect(long.titleNode.frame.height > 1.5 * short.titleNode.frame.height)
      #expect(long.titleNode.frame.maxX + 12 <= long.priceNode.frame.minX)
      #expect(long.priceNode.frame.maxX <= device.size.width - 16)
    }
  }

  @Test("what is sold out says so, and is higher for it")
  func soldOut() async throws {
    let host = FixtureHost(CatalogDataSource())
    try await host.settle()
    let lamp = try #require(host.frame(at: [0, 0]))
    host.apply(mutation: "sellLamp")
    try await host.settle()
    #expect(try #require(host.frame(at: [0, 0])).height > lamp.height)
  }

  @Test("the app's own controller runs in a host, too")
  func controller() async throws {
    let products = (1...8).map { Product(title: "Product \($0)", price: "\($0)") }
    let host = FixtureHost(controller: CatalogViewController(products: products))
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 10)
    #expect(host.node(at: [0, 4]) is BannerCellNode)
    host.tap([0, 5])
    #expect(host.dataSource.chosen?.title == "Product 5")
  }
}
