import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Data controllers equal Texture's") @MainActor
struct DataControllerConformanceTests {
  @Test("every case: questions, events, maps, kept nodes, completions, states after each step")
  func everyCase() throws { try replay("datacontroller") }

  @Test("models asked for while an earlier update builds a kept node run no main-queue block")
  func reentry() throws { try replay("datacontroller-reentry") }

  private func replay(_ name: String) throws {
    try ConformanceFile(name: name).compare { value in
      let replay = DataControllerReplay(value)
      for (number, step) in (value["steps"]?.array ?? []).enumerated() {
        let actual = replay.perform(step)
        let differences = difference(
          "step \(number)", expected: step["expect"], actual: .object(actual))
        guard differences.isEmpty else { return differences }
      }
      return []
    }
  }
}
