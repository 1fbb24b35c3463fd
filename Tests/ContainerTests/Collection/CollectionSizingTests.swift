import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Collection: sizing", .device(.iPhoneSE)) @MainActor
struct CollectionSizingTests {
  @Test(
    "a cell gets the viewport's width on every device, held either way, and keeps inside of it",
    arguments: FixtureEnvironmentMatrix(
      devices: FixtureDevice.all, orientations: [.portrait, .landscape],
      layoutDirections: [.leftToRight, .rightToLeft]))
  func devices(_ environment: FixtureEnvironment) async throws {
    try await environment {
      let host = FixtureHost(FeedDataSource())
      try await host.settle()
      let width = host.window.bounds.width
      for item in host.items {
        let trace = try #require(host.sizingTrace(at: item.indexPath))
        #expect(trace.range?.max.width == width)
        #expect(trace.source.hasPrefix("the default of ASCollectionViewFlowLayoutInspector"))
        #expect(trace.measuredSize == item.frame.size)
        #expect(item.frame.minX >= 0 && item.frame.maxX <= width)
      }
      expectFits(host)
    }
  }

  @Test("nothing sticks out at any width from the narrowest phone to a tablet")
  func sweep() async throws {
    try await sweepWidths(280...768, step: 8) { width in
      let host = CardGrid(Card.deck(3)).host()
      try await host.settle()
      expectFits(host)
      #expect(host.items.allSatisfy { $0.frame.width <= width })
    }
  }

  @Test("a narrower list makes a wrapping cell higher, never lower")
  func wrapping() async throws {
    var heights: [CGFloat] = []
    for width in stride(from: CGFloat(700), through: 200, by: -50) {
      let host = FixtureHost(FeedDataSource(), size: CGSize(width: width, height: 600))
      try await host.settle()
      heights.append(try #require(host.frame(at: [0, 0])).height)
    }
    #expect(heights == heights.sorted())
    #expect(heights.first != heights.last)
  }

  @Test("a rotation sizes anew, and rotating back gives the first tree again")
  func rotation() async throws {
    let host = CardGrid().host()
    try await host.settle()
    let first = host.tree
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.sizingTrace(at: [0, 0])?.range?.max.width == 568)
    #expect(host.tree != first)
    host.rotate(to: .portrait)
    try await host.settle()
    #expect(host.tree.text == first.text)
  }

  @Test("from right to left the nodes of a cell are mirrored in it")
  func direction() async throws {
    let generated = try await Mirroring.frames { FixtureHost(FeedDataSource()) }
    #expect(generated.leftToRight == generated.mirroredBack)
    #expect(generated.leftToRight.first?.first?.minX == 8)
    let byHand = try await Mirroring.frames { CardGrid().host() }
    #expect(byHand.leftToRight == byHand.mirroredBack)
    #expect(byHand.leftToRight.first?.first?.minX == 10)
  }

  @Test("a larger text size makes cells higher, step by step")
  func contentSizes() async throws {
    var heights: [CGFloat] = []
    for category in [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ] {
      try await withContentSize(category) {
        let host = CardGrid(Card.deck(1)).host()
        try await host.settle()
        heights.append(try #require(host.frame(at: [0, 0])).height)
        expectFits(host)
      }
    }
    #expect(Set(heights).count == 4)
    #expect(heights == heights.sorted())
  }

  @Test("the lists of this suite give no sizing advisory", .strict)
  func advisories() async throws {
    let (generated, byHand) = (FixtureHost(FeedDataSource()), CardGrid().host())
    try await generated.settle()
    try await byHand.settle()
    expectSoundSizing(of: generated)
    expectSoundSizing(of: byHand)
  }
}
