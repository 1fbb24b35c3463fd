// The snippets of the article "Sizing".

import FixtureTesting
import Fixtures
import Foundation
import Testing
import UIKit

@Suite("Article: sizing", .device(.iPhoneSE)) @MainActor
struct SizingArticle {
  // snippet: trace
  @Test("the cell gets the width of the list")
  func constraint() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    #expect(trace.range?.max.width == 320)
    #expect(trace.source.hasPrefix("the default of ASCollectionViewFlowLayoutInspector"))
  }
  // end

  // snippet: sizes
  @Test("cells are as expected, and nothing sticks out")
  func sizes() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    expectSizes(of: host, [[0, 0]: FixtureExpectedSize(.any, 40.5)])
    expectFrames(of: host, [[0, 2]: FixtureExpectedRect(0, 101, .any, 40.5)])
    expectFits(host)
  }
  // end

  // snippet: sweep
  @Test("the list holds at every width")
  func everyWidth() async throws {
    try await sweepWidths(300...320) { _ in
      let host = FixtureHost(PostcardsDataSource())
      try await host.settle()
      expectFits(host)
    }
  }
  // end

  // snippet: advisories
  @Test("no advisory on ranges, texts and touch targets", .strict)
  func soundSizing() async throws {
    let host = FixtureHost(PostcardsDataSource())
    try await host.settle()
    expectSoundSizing(of: host)
  }
  // end
}
