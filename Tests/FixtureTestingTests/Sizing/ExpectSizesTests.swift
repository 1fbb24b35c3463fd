import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Sizing expectations", .device(.iPhoneSE), .provokesIssues) @MainActor
struct ExpectSizesTests {
  private func settledGrid() async throws -> FixtureHost<NumberGrid> {
    let host = NumberGrid(sections: [6]).host()
    try await host.settle()
    return host
  }

  private func expectSizeIssue(_ text: String, _ body: () -> Void) {
    expectIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test("right sizes pass, exactly, with any number, and within the tolerance")
  func rightSizes() async throws {
    let host = try await settledGrid()
    expectSizes(
      of: host, [[0, 0]: FixtureExpectedSize(100, 50), [0, 1]: FixtureExpectedSize(.any, 50)])
    expectSizes(of: host, [[0, 2]: FixtureExpectedSize(101, 49)], tolerance: 1)
  }

  @Test("a wrong size is reported with item, both sizes and the constraint")
  func wrongSize() async throws {
    let host = try await settledGrid()
    expectSizeIssue("size of 0.1 is 100 50, expected 100 60; measured in ") {
      expectSizes(of: host, [[0, 1]: FixtureExpectedSize(100, 60)])
    }
    expectSizeIssue("expected 102 50") {
      expectSizes(of: host, [[0, 1]: FixtureExpectedSize(102, 50)], tolerance: 1)
    }
  }

  @Test("an item that is not there has no size")
  func absentItem() async throws {
    let host = try await settledGrid()
    expectSizeIssue("size of 0.6 is absent, expected * *") {
      expectSizes(of: host, [[0, 6]: FixtureExpectedSize(.any, .any)])
    }
  }

  @Test("a wrong frame is reported, its fixed twin passes")
  func frames() async throws {
    let host = try await settledGrid()
    expectFrames(of: host, [[0, 4]: FixtureExpectedRect(110, 60, 100, 50)])
    expectFrames(of: host, [[0, 4]: FixtureExpectedRect(111, 59, 99, 51)], tolerance: 1)
    expectSizeIssue("frame of 0.4 is 110 60 100 50, expected 110 61 100 50") {
      expectFrames(of: host, [[0, 4]: FixtureExpectedRect(110, 61, 100, 50)])
    }
    expectSizeIssue("frame of 0.6 is absent, expected * * * *") {
      expectFrames(of: host, [[0, 6]: FixtureExpectedRect(.any, .any, .any, .any)])
    }
  }

  @Test("a node that sticks out of its cell is reported, its fixed twin passes")
  func fits() async throws {
    let fitting = BannerGrid(bannerWidth: 100).host()
    try await fitting.settle()
    expectFits(fitting)
    let host = BannerGrid(bannerWidth: 104).host()
    try await host.settle()
    expectSizeIssue("extends beyond its cell: frame 0 10 104 20 in a cell of 100 50") {
      expectFits(host)
    }
    expectFits(host, tolerance: 4)
  }
}
