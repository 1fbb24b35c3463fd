import FixtureHosting
import Foundation
import Testing
import UIKit

/// Runs expectations at every width of a range and reports the smallest failing one.
///
/// Hosts made inside have a screen of the width. The expectations of the smallest failing width
/// report at their own places, with the width and where the failures end; those of the others are
/// kept back. Outside of a running test, the closure runs at each width.
///
/// - Parameters:
///   - widths: the smallest and the largest width, in points.
///   - step: the distance of two widths, in points.
///   - search: every width, or by halves where what fails does so on one side of a single width.
///   - body: makes everything it needs anew; it is given the width in points.
/// - Throws: what the body throws at the smallest failing width.
@MainActor public func sweepWidths(
  _ widths: ClosedRange<Double>, step: Double = 1, search: SizeSweep.Search = .linear,
  _ body: @escaping @MainActor @Sendable (Double) async throws -> Void
) async throws {
  let sweep = SizeSweep(widths, step: step, search: search)
  let run: @MainActor @Sendable (Double) async throws -> Void = { width in
    try await withConfiguration({ $0.width = width }) { try await body(width) }
  }
  guard let test = Test.current else {
    for width in sweep.widths { try await run(width) }
    return
  }
  let issues = WithheldIssues(test: test, testCase: Test.Case.current)
  let failure = await sweep.run { width in await issues.fails { try await run(width) } }
  guard let failure else { return }
  let (first, last) = (CanonicalNumber.text(failure.width), CanonicalNumber.text(failure.lastWidth))
  let text = "At width \(first), the smallest failing one; fails up to \(last)"
  try await issues.explaining(text) { try await run(failure.width) }
}
