import AsyncDisplayKit
import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Sweeps over widths", .device(.iPhoneSE), .provokesIssues) @MainActor
struct SweepWidthsTests {
  /// The comments of the issues that a sweep over cells reports.
  private func comments(
    isFaulty: Bool, search: FixtureSizeSweep.Search, _ widths: ClosedRange<Double>
  ) async throws -> [String] {
    try await collectedComments {
      try await sweepWidths(widths, search: search) { _ in
        let host = try await SizedGrid { BandCellNode(isFaulty: isFaulty) }.settledHost()
        expectFits(host)
      }
    }
  }

  @Test("the smallest failing width is reported with the expectation's message and where it ends")
  func linear() async throws {
    let comments = try await comments(isFaulty: true, search: .linear, 355...380)
    let first = try #require(comments.first)
    #expect(first.contains("extends beyond its cell: frame 0 0 372 20 in a cell of 361 "))
    #expect(comments.contains("At width 361, the smallest failing one; fails up to 371"))
    #expect(!comments.contains { $0.contains("in a cell of 362 ") })
  }

  @Test("by halves the same width is found where the failures go on to the end")
  func binary() async throws {
    let comments = try await comments(isFaulty: true, search: .binary, 320...371)
    #expect(comments.contains("At width 361, the smallest failing one; fails up to 371"))
  }

  @Test(
    "every width is tried, or few of them", arguments: [FixtureSizeSweep.Search.linear, .binary])
  func runs(_ search: FixtureSizeSweep.Search) async throws {
    let widths = Locked<[Double]>([])
    try await sweepWidths(320...420, search: search) { width in
      widths.withLock { $0.append(width) }
    }
    #expect(widths.withLock { $0.count } == (search == .linear ? 101 : 2))
  }

  @Test(
    "the fixed twin passes at every width", arguments: [FixtureSizeSweep.Search.linear, .binary])
  func twin(_ search: FixtureSizeSweep.Search) async throws {
    #expect(try await comments(isFaulty: false, search: search, 355...380).isEmpty)
  }

  @Test("a body that throws fails its width, and the error is reported")
  func throwing() async throws {
    struct Planted: Error {}
    await expectIssue {
      try await sweepWidths(300...310) { width in if width == 304 { throw Planted() } }
    } matching: { issue in
      issue.error is Planted
    }
  }
}
