// The snippets of the article "Your first fixture".

// snippet: first-test
import FixtureTesting
import Fixtures
import Testing
import UIKit

@Suite("Postcards", .device(.iPhoneSE)) @MainActor
struct PostcardTests {
  @Test("every postcard has a cell that shows its greeting")
  func greetings() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    #expect(host.items.count == 3)
    let cell = try #require(host.node(PostcardCell.self, at: [0, 0]))
    #expect(cell.greetingNode.attributedText?.string == "Greetings from Oslo")
  }
}
// end

extension PostcardTests {
  // snippet: drive
  @Test("a mutation of the fixture takes the first postcard away")
  func dropFirst() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    host.apply(mutation: "dropFirst")
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.items.count == 2)
    #expect(host.window.bounds.width == 568)
  }
  // end

  // snippet: matrix
  @Test(
    "three postcards on every device and in both directions",
    arguments: FixtureEnvironmentMatrix(
      devices: FixtureDevice.all, layoutDirections: [.leftToRight, .rightToLeft]))
  func everywhere(_ environment: FixtureEnvironment) async throws {
    try await environment {
      let host = FixtureHost(PostcardsDataSource())
      try await host.settle()
      #expect(host.items.count == 3)
    }
  }
  // end
}
