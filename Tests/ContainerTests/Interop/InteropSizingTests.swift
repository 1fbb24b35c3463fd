import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Interop: sizing", .device(.iPhoneSE)) @MainActor
struct InteropSizingTests {
  @Test(
    "plain cells have the delegate's size, nodes their own, on every device and in both directions",
    arguments: FixtureEnvironmentMatrix(
      devices: FixtureDevice.all, layoutDirections: [.leftToRight, .rightToLeft]))
  func devices(_ environment: FixtureEnvironment) async throws {
    try await environment {
      let host = MixedCards().host()
      try await host.settle()
      for item in host.items {
        let trace = try #require(host.sizingTrace(at: item.indexPath))
        guard item.kind == .plain else {
          #expect(trace.range?.max.width == host.window.bounds.width)
          #expect(trace.measuredSize == item.frame.size)
          continue
        }
        #expect(item.frame.size == MixedCards.plainSize)
        #expect(trace.source == "MixedCards.collectionView(_:layout:sizeForItemAt:)")
        #expect(trace.range == nil)
        #expect(trace.steps.first?.answer == .size(MixedCards.plainSize))
      }
      expectFits(host)
    }
  }

  @Test("without a delegate's size plain cells have the layout's item size, and the trace says so")
  func itemSize() async throws {
    let host = FixtureHost(MixedDataSource())
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 1]))
    #expect(trace.source == "UICollectionViewFlowLayout.itemSize")
    #expect(trace.steps.prefix(2).map(\.answer) == [.missing, .missing])
    #expect(trace.steps.dropFirst(2).first?.question == "itemSize")
    #expect(trace.frame.size == CGSize(width: 140, height: 60))
  }

  @Test("a rotation keeps kinds and sizes of plain cells")
  func rotation() async throws {
    let host = MixedCards().host()
    try await host.settle()
    let (kinds, first) = (host.items.map(\.kind), host.tree.text)
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.items.map(\.kind) == kinds)
    #expect(
      host.items.filter { $0.kind == .plain }.allSatisfy { $0.frame.size == MixedCards.plainSize })
    host.rotate(to: .portrait)
    try await host.settle()
    #expect(host.tree.text == first)
  }

  @Test("nothing sticks out at any width")
  func sweep() async throws {
    try await sweepWidths(280...768, step: 16) { _ in
      let host = MixedCards(Card.deck(4)).host()
      try await host.settle()
      expectFits(host)
    }
  }
}
