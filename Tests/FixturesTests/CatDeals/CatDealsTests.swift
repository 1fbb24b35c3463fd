import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The grid of offers, beyond what its fixture can say.
@Suite("Cat deals", .device(.iPhone8)) @MainActor
struct CatDealsTests {
  private func makeHost() async throws -> FixtureHost<CatDealsDataSource> {
    let host = FixtureHost(CatDealsDataSource())
    try await host.settle()
    return host
  }

  @Test("a reloaded offer keeps its node, since its model is of the same class")
  func keptNode() async throws {
    let host = try await makeHost()
    let node = try #require(host.node(DealNode.self, at: [0, 0]))
    host.apply(mutation: "reloadFirst")
    try await host.settle()
    #expect(host.node(at: [0, 0]) === node)
  }

  @Test("a kept node shows the model that is given to it")
  func shownModel() async throws {
    let host = try await makeHost()
    let node = try #require(host.node(DealNode.self, at: [0, 0]))
    #expect(node.titleNode.attributedText?.string == "Cat 1")
    host.apply(mutation: "sellFirst")
    try await host.settle()
    #expect(host.node(at: [0, 0]) === node)
    #expect(node.model.isSoldOut)
    #expect(node.titleNode.attributedText?.string == "A cat that is gone")
    host.bind { node.layoutIfNeeded() }
    #expect(node.soldOutOverlay.supernode === node)
    #expect(node.badgeNode.supernode == nil)
  }

  @Test("without node models a reload makes a new node")
  func newNode() async throws {
    let deals = CatDealsDataSource()
    deals.answers.nodeModelForItemAt = { _, _ in nil }
    let host = FixtureHost(deals)
    try await host.settle()
    let node = try #require(host.node(at: [0, 0]))
    host.apply(mutation: "reloadFirst")
    try await host.settle()
    #expect(host.node(at: [0, 0]) !== node)
  }

  @Test("an empty list asks for a batch at once, and gets it after a second")
  func firstBatch() async throws {
    let host = try await makeHost()
    #expect(host.dataSource.calls.calls(of: "willBeginBatchFetchWith").count == 1)
    host.advance(by: 0.9)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 20)
    host.advance(by: 0.1)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 40)
  }

  @Test("a further batch of twenty begins when two screens are left, and not before")
  func furtherBatch() async throws {
    let host = try await makeHost()
    host.advance(by: 1)
    try await host.settle()
    let log = host.dataSource.calls
    let limit = host.contentSize.height - 667 - 2 * 667
    host.scroll(to: CGPoint(x: 0, y: limit - 1))
    try await host.settle()
    #expect(log.calls(of: "willBeginBatchFetchWith").count == 1)
    host.scroll(to: CGPoint(x: 0, y: limit + 1))
    try await host.settle()
    #expect(log.calls(of: "willBeginBatchFetchWith").count == 2)
    host.advance(by: 1)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 60)
  }

  @Test(
    "an image's placeholder is there until the image is drawn, and goes without a fade",
    .schedule(seed: 1))
  func placeholder() async throws {
    let host = FixtureHost(CatDealsDataSource())
    let scheduler = try #require(host.environment.scheduler as? RuntimeScheduling.SteppedScheduler)
    var hadPlaceholder: [Bool] = []
    repeat {
      host.bind { host.window.layoutIfNeeded() }
      guard let image = host.node(DealNode.self, at: [0, 0])?.dealImageNode else { continue }
      guard image.isNodeLoaded, image.isVisible else { continue }
      let hasPlaceholder = host.bind { image.layer.sublayers?.contains { $0.zPosition == 9999 } }
      #expect((hasPlaceholder == true) == (image.contents == nil))
      hadPlaceholder.append(hasPlaceholder == true)
    } while scheduler.runStep()
    #expect(hadPlaceholder.first == true)
    #expect(hadPlaceholder.last == false)
  }

  @Test("the two rows of prices read from the side where reading begins")
  func direction() async throws {
    func order(_ direction: UIUserInterfaceLayoutDirection) async throws -> [CGFloat] {
      try await withLayoutDirection(direction) {
        let host = try await makeHost()
        let node = try #require(host.node(DealNode.self, at: [0, 0]))
        host.bind { node.layoutIfNeeded() }
        return [node.infoNode, node.distanceNode, node.originalPriceNode].map(\.frame.minX)
      }
    }
    let forward = try await order(.leftToRight)
    let backward = try await order(.rightToLeft)
    #expect(forward == forward.sorted())
    #expect(backward == backward.sorted(by: >))
  }

  @Test("a touch and a selection color the cell, and their ends give the color back")
  func colors() async throws {
    let host = try await makeHost()
    let node = try #require(host.node(DealNode.self, at: [0, 0]))
    #expect(node.backgroundColor == .white)
    node.isHighlighted = true
    #expect(node.backgroundColor?.cgColor.alpha != 1)
    node.isHighlighted = false
    host.tap([0, 0])
    #expect(node.backgroundColor == .lightGray)
    host.deselect([0, 0])
    #expect(node.backgroundColor == .white)
  }

  @Test("offers on screen are visible, and leave the state when they are scrolled away")
  func visibility() async throws {
    let host = try await makeHost()
    let node = try #require(host.node(at: [0, 0]))
    #expect(node.isVisible)
    #expect(node.isInPreloadState)
    host.scroll(toFraction: 0.9)
    try await host.settle()
    #expect(!node.isVisible)
    #expect(host.visibleItems.allSatisfy { $0.node?.isVisible == true })
  }

  @Test("the ranges are tuned as the fixture says")
  func tuning() async throws {
    let host = try await makeHost()
    let node = try #require(host.collectionNode)
    let preload = node.tuningParameters(for: .preload)
    let display = node.tuningParameters(for: .display)
    #expect(preload.leadingBufferScreenfuls == 2)
    #expect(preload.trailingBufferScreenfuls == 1)
    #expect(display.leadingBufferScreenfuls == 1)
    #expect(display.trailingBufferScreenfuls == 0.5)
  }
}
