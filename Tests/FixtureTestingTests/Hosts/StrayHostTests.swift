import FixtureTesting
import Foundation
import Testing
import UIKit

/// Hosts outside of any trait.
@Suite("Stray hosts") @MainActor
struct StrayHostTests {
  @Test("two hosts outside of any trait have schedulers, screens and applications of their own")
  func apart() async throws {
    let (first, second) = (
      NumberGrid(sections: [3]).host(), NumberGrid(sections: [3]).host()
    )
    #expect(first.environment.scheduler !== second.environment.scheduler)
    #expect(first.environment.scheduler !== RuntimeEnvironment.current.scheduler)
    first.rotate(to: .landscape)
    try await first.settle()
    #expect(second.window.bounds.size == RuntimeEnvironment.current.screen.size)
    #expect(first.window.isKeyWindow && second.window.isKeyWindow)
  }

  @Test("a host takes an environment that is bound as it is")
  func bound() {
    let environment = RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler())
    let host = environment.bind { NumberGrid(sections: [3]).host() }
    #expect(host.environment.scheduler === environment.scheduler)
  }

  @Test("a host keeps the violations that its environment was notified of")
  func violations() async throws {
    let environment = RuntimeEnvironment(violationHandler: .silent)
    let (grid, host) = environment.bind {
      let grid = NumberGrid(sections: [3, 2])
      return (grid, grid.host())
    }
    try await host.settle()
    #expect(host.violations.isEmpty)
    host.bind { grid.node.deleteItems(at: [[0, 0]]) }
    try await host.settle()
    #expect(host.violations.map(\.code) == [.invalidUpdate])
  }
}
