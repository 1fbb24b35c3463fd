import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Table: sizing", .device(.iPhoneSE)) @MainActor
struct TableSizingTests {
  @Test(
    "a row is as wide as the table on every device, held either way, in both directions",
    arguments: FixtureEnvironmentMatrix(
      devices: FixtureDevice.all, orientations: [.portrait, .landscape],
      layoutDirections: [.leftToRight, .rightToLeft]))
  func devices(_ environment: FixtureEnvironment) async throws {
    try await environment {
      let host = FixtureHost(InboxDataSource())
      try await host.settle()
      let width = host.window.bounds.width
      for item in host.items {
        let range = try #require(host.sizingTrace(at: item.indexPath)?.range)
        #expect(item.frame.width == width)
        #expect(range.min.width == range.max.width)
        #expect(range.max.width <= width)
      }
      expectFits(host)
    }
  }

  @Test("rows follow each other without gap or overlap")
  func stacking() async throws {
    let host = FixtureHost(InboxDataSource())
    try await host.settle()
    let frames = host.items.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(host.contentSize.height == frames.last?.maxY)
  }

  @Test("nothing sticks out at any width from the narrowest phone to a tablet")
  func sweep() async throws {
    try await sweepWidths(280...768, step: 8) { _ in
      let host = CardTable(Card.deck(3)).host()
      try await host.settle()
      expectFits(host)
    }
  }

  @Test("a rotation sizes anew, and rotating back gives the first tree again")
  func rotation() async throws {
    let host = CardTable().host()
    try await host.settle()
    let first = host.tree
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.frame(at: [0, 0])?.width == 568)
    host.rotate(to: .portrait)
    try await host.settle()
    #expect(host.tree.text == first.text)
  }

  @Test("from right to left the nodes of a row are mirrored in it")
  func direction() async throws {
    let frames = try await Mirroring.frames { CardTable().host() }
    #expect(frames.leftToRight == frames.mirroredBack)
    #expect(frames.leftToRight.first?.first?.minX == 10)
  }

  @Test("a larger text size makes rows higher, step by step")
  func contentSizes() async throws {
    var heights: [CGFloat] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge] {
      try await withContentSize(category) {
        let host = CardTable(Card.deck(1)).host()
        try await host.settle()
        heights.append(try #require(host.frame(at: [0, 0])).height)
      }
    }
    #expect(Set(heights).count == 3)
    #expect(heights == heights.sorted())
  }
}
