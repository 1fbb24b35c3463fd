import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Invariants of a settled container", .device(.iPhoneSE)) @MainActor
struct HostInvariantTests {
  /// The breaches of a container with four cells in a layout.
  private func breaches(
    in layout: UICollectionViewLayout, _ makeNode: @escaping @MainActor (Int) -> ASCellNode
  ) async throws -> [String] {
    let grid = NodeGrid(makeNode)
    let node = ASCollectionNode(collectionViewLayout: layout)
    node.dataSource = grid
    let host = FixtureHost(grid, in: node)
    try await host.settle()
    return FixtureInvariant(host).breaches(against: [4])
  }

  @Test("a sound container has no breach")
  func sound() async throws {
    #expect(try await breaches(in: UICollectionViewFlowLayout()) { NumberCellNode($0) }.isEmpty)
  }

  @Test("other counts than those of the data are reported with both")
  func counts() async throws {
    let host = NumberGrid(sections: [3, 2]).host()
    try await host.settle()
    #expect(
      FixtureInvariant(host).breaches(against: [3, 1])
        == ["displayed counts are [3, 2], data has [3, 1]"])
  }

  @Test("a layout that has no place for an item is reported")
  func missingPlace() async throws {
    let breaches = try await breaches(in: ForgetfulLayout(forgets: .place)) { NumberCellNode($0) }
    #expect(breaches == ["the layout has 3 items, data has 4"])
  }

  @Test("an item in the visible rectangle that is not on screen is reported")
  func notOnScreen() async throws {
    let breaches = try await breaches(in: ForgetfulLayout(forgets: .view)) { NumberCellNode($0) }
    #expect(breaches == ["0.3 is in the visible rectangle, but not on screen"])
  }

  @Test("one node for several items is reported, and the item that it does not know")
  func sharedNode() async throws {
    let node = NumberCellNode(1)
    let breaches = try await breaches(in: UICollectionViewFlowLayout()) { _ in node }
    #expect(breaches.contains("one node is used for 0.0 and 0.1"), "\(breaches)")
    #expect(
      breaches.contains { $0.hasPrefix("the node of 0.0 has the index path ") }, "\(breaches)")
  }
}
