import FixtureTesting
import Foundation
import Testing
import UIKit

/// What ``ChildRunTests`` runs in processes of their own; some of it is planted to fail.
@Suite("Planted child", .enabled(if: ChildTestRun.isChild)) @MainActor
struct PlantedChildTests {
  static let tree = FixtureTree("list", properties: [.init("frame", "0 0 320 568")])

  @Test(.device(.iPhoneSE))
  func steps() async throws {
    let lines = try await SeededCollectionTests.steps(of: .seed(77)).joined(separator: "\n")
    Attachment.record(lines, named: "steps.txt")
  }

  @Test(.snapshots(record: .never))
  func snapshot() {
    expectSnapshot(of: Self.tree)
  }

  @Test
  func straySnapshot() async {
    let tree = Self.tree
    await Task.detached {
      #expect(Test.current == nil)
      expectSnapshot(of: tree)
    }.value
  }

  @Test(.device(.iPhoneSE))
  func thrash() async throws {
    try await FixtureThrash(updates: 10, seed: 1).run {
      ListGrid([5, 8, 0, 12], fault: .deletedItems).host()
    }
  }

  @Test
  func strayViolation() async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    host.bind { grid.node.deleteItems(at: [[0, 0]]) }
    try await host.settle()
    #expect(host.violations.count == 1)
  }
}

/// Expectations that fail, whose pictures ``ChildRunTests`` looks at.
@Suite("Planted pictures", .enabled(if: ChildTestRun.isChild)) @MainActor
struct PlantedPictureTests {
  @Test
  func frame() async throws {
    let host = NumberGrid(sections: [3]).host()
    try await host.settle()
    expectFrames(of: host, [[0, 1]: FixtureExpectedRect(5, 5, 20, .any)])
  }

  @Test
  func snapshot() async throws {
    let host = NumberGrid(sections: [3]).host()
    try await host.settle()
    expectSnapshot(of: host, as: .svg)
  }
}
