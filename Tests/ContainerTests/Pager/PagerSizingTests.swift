import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Pager: sizing", .device(.iPhoneSE)) @MainActor
struct PagerSizingTests {
  @Test(
    "a page fills the pager on every device, held either way",
    arguments: FixtureEnvironmentMatrix(
      devices: FixtureDevice.all, orientations: [.portrait, .landscape]))
  func devices(_ environment: FixtureEnvironment) async throws {
    try await environment {
      let host = FixtureHost(BookDataSource())
      try await host.settle()
      let size = host.window.bounds.size
      for item in host.items {
        #expect(item.frame.size == size)
        #expect(item.frame.minX == CGFloat(item.indexPath.item) * size.width)
        let trace = try #require(host.sizingTrace(at: item.indexPath))
        #expect(trace.range == ASSizeRange(min: size, max: size))
        #expect(trace.source == "the page size of ASPagerNode")
      }
      #expect(host.contentSize.width == size.width * 6)
    }
  }

  @Test("a rotation keeps the page and gives it the new size")
  func rotation() async throws {
    let host = CardPages().host()
    try await host.settle()
    host.scroll(to: [0, 2], at: .left)
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.frame(at: [0, 2])?.size == CGSize(width: 568, height: 320))
    #expect(host.currentPage == 2)
    host.rotate(to: .portrait)
    try await host.settle()
    #expect(host.frame(at: [0, 2]) == CGRect(x: 640, y: 0, width: 320, height: 568))
    #expect(host.currentPage == 2)
  }

  @Test("nothing sticks out of a page at any width")
  func sweep() async throws {
    try await sweepWidths(280...768, step: 16) { width in
      let host = CardPages(Card.deck(2)).host()
      try await host.settle()
      expectFits(host)
      #expect(host.items.allSatisfy { $0.frame.width == width })
    }
  }

  @Test("from right to left the nodes of a page are mirrored in it")
  func direction() async throws {
    let frames = try await Mirroring.frames { CardPages().host() }
    #expect(frames.leftToRight == frames.mirroredBack)
    #expect(frames.leftToRight.first?.first?.minX == 10)
  }
}
