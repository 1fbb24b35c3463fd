import FixtureContract
import FixtureModel
import Foundation
import Testing

@testable import FixtureXML

/// The fixtures `Planted.xml` and `Shelves.xml`, whose expectations the runtime's tests check, state each assertion
/// with a fault, and each step.
@Suite("Elements with a planted fault")
struct PlantedElementsTests {
  private static let text = ["Planted", "Shelves"].compactMap { name in
    try? String(
      contentsOf: Repository.root.appending(path: "Tests/HostedFixtures/\(name).xml"),
      encoding: .utf8)
  }.joined()
  /// The texts of the expectations whose assertions fail.
  private static let faults = text.split(separator: "<expect ").filter {
    $0.prefix { $0 != ">" }.contains("Faults\"")
  }

  @Test("each assertion has a planted fault", arguments: Vocabulary.assertions.map(\.name))
  func assertion(_ name: String) {
    #expect(Self.faults.contains { $0.contains("<\(name) ") })
  }

  @Test("each step runs before a planted fault", arguments: StepsParser.words)
  func step(_ word: String) {
    let steps = Self.faults.compactMap { $0.firstMatch(of: /after="([^"]*)"/)?.output.1 }
    #expect(steps.contains { $0.split(separator: " ").contains { $0 == word } }, "\(steps)")
  }
}
