import FixtureHosting
import Foundation
import Testing
import UIKit

/// Checks expectations at every width of a range, and reports the smallest width at which one
/// fails.
///
/// Hosts created inside have a screen of the width. The expectations of the smallest failing width
/// report at their own source locations, with the width and the end of the failures; those of other
/// widths are suppressed. Outside of a running test, the closure runs at each width.
///
/// - Parameters:
///   - widths: The smallest and the largest width, in points.
///   - step: The distance between two widths, in points.
///   - search: The search method: every width, or binary search for a failure on one side of a single width.
///   - body: The closure, which must create everything that it needs; it receives the width in points.
/// - Throws: The error of the body at the smallest failing width.
@MainActor public func sweepWidths(
  _ widths: ClosedRange<Double>, step: Double = 1, search: FixtureSizeSweep.Search = .linear,
  _ body: @escaping @MainActor @Sendable (Double) async throws -> Void
) async throws {
  let sweep = FixtureSizeSweep(widths, step: step, search: search)
  let run: @MainActor @Sendable (Double) async throws -> Void = { width in
    try await withConfiguration({ $0.width = width }) { try await body(width) }
  }
  guard let test = Test.current else {
    for width in sweep.widths { try await run(width) }
    return
  }
  let issues = SuppressedIssues(test: test, testCase: Test.Case.current)
  let failure = await sweep.run { width in await issues.fails { try await run(width) } }
  guard let failure else { return }
  let (first, last) = (FixtureNumber.text(failure.width), FixtureNumber.text(failure.lastWidth))
  let text = "At width \(first), the smallest failing one; fails up to \(last)"
  try await issues.explaining(text) { try await run(failure.width) }
}
