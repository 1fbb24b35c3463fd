import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Pager offsets equal Texture's") @MainActor
struct PagerConformanceTests {
  @Test("every case: the offset that each step answers")
  func everyCase() throws {
    try ConformanceFile(name: "pager").compare { value in
      let replay = PagerNodeReplay(value)
      let results = value["steps"]?.array.map { replay.perform($0) } ?? []
      return difference(
        "results", expected: value["expect"], actual: .object(["results": .array(results)]))
    }
  }
}
