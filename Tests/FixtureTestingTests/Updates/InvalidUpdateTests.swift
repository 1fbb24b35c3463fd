import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Invalid updates", .device(.iPhoneSE)) @MainActor
struct InvalidUpdateTests {
  @Test("an update that does not fit the data is rejected by its rule", arguments: InvalidEdit.all)
  func refused(_ invalid: InvalidEdit) async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    let violations = try await expectViolation(.invalidUpdate) {
      host.bind { invalid.edit(grid) }
      try await host.settle()
    }
    #expect(violations.first?.subject == "NumberGrid")
    #expect(violations.first?.message.hasPrefix("Invalid update [\(invalid.rule)]") == true)
  }

  @Test("the container continues after a rejected update: a reload shows the data")
  func goesOn() async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    try await expectViolation(.invalidUpdate) {
      host.bind { grid.node.deleteItems(at: [[0, 0]]) }
      try await host.settle()
    }
    grid.sections = [1, 1, 5]
    host.bind { grid.node.reloadData() }
    try await host.settle()
    #expect(FixtureInvariant(host).breaches(against: [1, 1, 5]).isEmpty)
  }

  @Test("the same edit with the data changed is valid")
  func valid() async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    grid.sections = [2, 2]
    host.bind { grid.node.deleteItems(at: [[0, 0]]) }
    try await host.settle()
    #expect(FixtureInvariant(host).breaches(against: [2, 2]).isEmpty)
    #expect(!FixtureInvariant(host).breaches(against: [3, 2]).isEmpty)
  }
}
