import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Hosted collections", .device(.iPhoneSE)) @MainActor
struct CollectionHostTests {
  @Test("a settled host has every item with its node and frame")
  func settled() async throws {
    let host = NumberGrid().host()
    try await host.settle()
    #expect(host.sectionCount == 1)
    #expect(host.itemCount(inSection: 0) == 40)
    #expect(host.items.map(\.indexPath.item) == Array(0..<40))
    #expect(host.items.allSatisfy { $0.kind == .node && $0.node is NumberCellNode })
    #expect(host.frame(at: [0, 4]) == CGRect(x: 110, y: 60, width: 100, height: 50))
    #expect(host.contentSize == CGSize(width: 320, height: 830))
    let cell = host.node(NumberCellNode.self, at: [0, 7])
    #expect(cell?.label.attributedText?.string == "7")
  }

  @Test("places without an item have neither frame nor node")
  func absent() async throws {
    let host = NumberGrid().host()
    try await host.settle()
    #expect(host.frame(at: [0, 40]) == nil)
    #expect(host.frame(at: [1, 0]) == nil)
    #expect(host.node(NumberCellNode.self, at: [0, -1]) == nil)
    #expect(host.itemCount(inSection: 7) == 0)
    #expect(host.currentPage == nil)
  }

  @Test("scrolling to an offset changes the visible items")
  func offset() async throws {
    let host = NumberGrid().host()
    try await host.settle()
    host.scroll(to: CGPoint(x: 0, y: 262))
    try await host.settle()
    #expect(host.contentOffset == CGPoint(x: 0, y: 262))
    #expect(host.visibleItems.map(\.indexPath.item) == Array(12..<40))
    #expect(host.visibleItems.allSatisfy { $0.cell != nil })
  }

  @Test("scrolling to an item shows it, and to a fraction the end")
  func item() async throws {
    let host = NumberGrid(sections: [200]).host()
    try await host.settle()
    host.scroll(to: [0, 90], at: .top)
    try await host.settle()
    let top =
      host.contentOffset.y + host.bind { host.dataSource.node.view.adjustedContentInset.top }
    #expect(host.frame(at: [0, 90])?.minY == top)
    host.scroll(toFraction: 1)
    try await host.settle()
    #expect(host.visibleItems.last?.indexPath == [0, 199])
  }

  @Test("a finger that moves up scrolls down by as much")
  func drag() async throws {
    let host = NumberGrid(sections: [200]).host()
    try await host.settle()
    let start = host.contentOffset
    host.drag(by: CGPoint(x: 0, y: -130))
    try await host.settle()
    #expect(host.contentOffset.y - start.y == 130)
  }

  @Test("a rotation lays the items out for the new width, and back")
  func rotation() async throws {
    let host = NumberGrid().host()
    try await host.settle()
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.window.bounds.size == CGSize(width: 568, height: 320))
    #expect(host.frame(at: [0, 5])?.minY == 60)
    host.rotate(to: .portrait)
    host.rotate(to: .portrait)
    try await host.settle()
    #expect(host.frame(at: [0, 3])?.minY == 60)
  }

  @Test("a narrow window has one column")
  func resize() async throws {
    let host = NumberGrid().host()
    try await host.settle()
    host.resize(to: CGSize(width: 200, height: 568))
    try await host.settle()
    #expect(host.frame(at: [0, 1])?.minY == 60)
    #expect(host.contentSize == CGSize(width: 200, height: 2390))
  }

  @Test("headers are supplementary elements with their nodes")
  func headers() async throws {
    let grid = NumberGrid(sections: [3, 3])
    grid.headerHeight = 30
    let host = grid.host()
    try await host.settle()
    let header = UICollectionView.elementKindSectionHeader
    #expect(host.supplementaries.map(\.kind) == [header, header])
    #expect(host.supplementaries.map(\.indexPath.section) == [0, 1])
    #expect(host.supplementaries.map(\.frame.minY) == [0, 80])
    #expect(host.supplementaries.allSatisfy { $0.node is NumberCellNode })
  }

  @Test("a tap passes the gates and tells the delegate")
  func tap() async throws {
    let grid = NumberGrid()
    let host = grid.host()
    try await host.settle()
    #expect(host.tap([0, 4]) != nil)
    #expect(
      grid.events.filter { $0.contains("ighlight") } == [
        "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4",
      ])
    #expect(grid.events.filter { $0.contains("elect") } == ["shouldSelect 4", "didSelect 4"])
    #expect(grid.node.indexPathsForSelectedItems == [[0, 4]])
  }

  @Test("a tap that the delegate prevents selects nothing")
  func refusedTap() async throws {
    let grid = NumberGrid()
    grid.allowsSelection = false
    let host = grid.host()
    try await host.settle()
    host.tap([0, 4])
    #expect(grid.events.filter { $0.contains("elect") } == ["shouldSelect 4"])
    #expect(grid.node.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("an item that does not exist cannot be tapped")
  func absentTap() async throws {
    let grid = NumberGrid()
    let host = grid.host()
    try await host.settle()
    #expect(host.tap([0, 40]) == nil)
    #expect(grid.events.isEmpty)
  }

  @Test("selecting calls no delegate method")
  func select() async throws {
    let grid = NumberGrid()
    let host = grid.host()
    try await host.settle()
    host.select([0, 2])
    #expect(grid.node.indexPathsForSelectedItems == [[0, 2]])
    host.deselect([0, 2])
    #expect(grid.node.indexPathsForSelectedItems?.isEmpty != false)
    #expect(grid.events.isEmpty)
  }

  @Test("a timer fires when the virtual clock reaches it")
  func timer() {
    let host = NumberGrid().host()
    let fired = Locked(0)
    host.environment.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer, "planted")) {
      fired.withLock { $0 += 1 }
    }
    host.advance(by: 0.75)
    #expect(fired.withLock { $0 } == 0)
    host.advance(by: 0.25)
    #expect(fired.withLock { $0 } == 1)
  }

  @Test("a rotation gives the window the traits and safe areas of the device in landscape")
  func rotatedDevice() async throws {
    try await withConfiguration({
      $0.device = .iPhone15
      $0.scale = 2
    }) {
      let host = NumberGrid().host()
      try await host.settle()
      host.rotate(to: .landscape)
      try await host.settle()
      #expect(host.window.bounds.size == CGSize(width: 852, height: 393))
      #expect(host.window.safeAreaInsets == FixtureDevice.iPhone15.landscapeSafeArea)
      #expect(host.window.traitCollection.verticalSizeClass == .compact)
      #expect(host.window.screen.scale == 2)
      host.rotate(to: .portrait)
      #expect(host.window.traitCollection.verticalSizeClass == .regular)
      #expect(host.window.safeAreaInsets == FixtureDevice.iPhone15.portraitSafeArea)
    }
  }
}
