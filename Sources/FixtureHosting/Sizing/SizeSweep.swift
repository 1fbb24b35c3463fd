import UIKit

/// A search for the smallest width at which a check fails.
public struct FixtureSizeSweep: Hashable, Sendable {
  /// The search methods.
  public enum Search: Hashable, Sendable {
    /// All widths in ascending order, until the end of the first run of failures.
    case linear
    /// A binary search, for a check that fails on one side of a single width. Needs far fewer runs.
    case binary
  }

  /// A failure that a sweep found.
  public struct Failure: Hashable, Sendable {
    /// The smallest failing width, in points.
    public let width: Double
    /// The largest width of the same run of failures, in points.
    public let lastWidth: Double
    /// The number of widths that were checked.
    public let runCount: Int

    /// Creates a failure from its widths and the number of runs.
    public init(width: Double, lastWidth: Double, runCount: Int) {
      self.width = width
      self.lastWidth = lastWidth
      self.runCount = runCount
    }
  }

  /// The widths, in points, in ascending order.
  public let widths: [Double]
  /// The search method of the sweep.
  public let search: Search

  /// The greatest number of steps of a sweep.
  ///
  /// Decided here: a sweep of more steps would not end.
  private static let maximumStepCount = 1_000_000.0

  /// Creates a sweep over a range of widths, in points.
  ///
  /// More than 1,000,000 steps are an `invalid-geometry` violation, and only the smallest and the largest
  /// width are tried.
  ///
  /// - Parameters:
  ///   - widths: The smallest and the largest width, in points; both are tried.
  ///   - step: The distance between two widths, in points, above zero.
  ///   - search: The search method.
  public init(_ widths: ClosedRange<Double>, step: Double = 1, search: Search = .linear) {
    let count = Self.stepCount(widths, step)
    // Multiples of the step, so that rounding errors do not accumulate.
    let inner = (0...max(count, 0)).map { widths.lowerBound + Double($0) * step }
    self.widths = inner.last == widths.upperBound ? inner : inner + [widths.upperBound]
    self.search = search
  }

  /// Returns the number of whole steps in a range of widths, or 0 and a violation for too many.
  private static func stepCount(_ widths: ClosedRange<Double>, _ step: Double) -> Int {
    guard step > 0 else { return 0 }
    let count = ((widths.upperBound - widths.lowerBound) / step).rounded(.down)
    if count <= maximumStepCount { return Int(count) }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .invalidGeometry, subject: "FixtureSizeSweep",
        message: "The sweep over \(widths) has more than 1,000,000 steps of \(step) points.",
        remedy: "Use a greater step, or a smaller range."))
    return 0
  }

  /// Runs the search and returns the smallest failing width, if any.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - fails: A closure that tries a width and returns whether it fails.
  /// - Returns: The failure at the smallest failing width, or `nil` if none was found.
  public func run(
    isolation: isolated (any Actor)? = #isolation, _ fails: (Double) async throws -> Bool
  ) async rethrows -> Failure? {
    switch search {
    case .linear: try await runLinear(fails)
    case .binary: try await runBinary(fails)
    }
  }

  private func runLinear(
    isolation: isolated (any Actor)? = #isolation, _ fails: (Double) async throws -> Bool
  ) async rethrows -> Failure? {
    var first: Int?
    for (index, width) in widths.enumerated() {
      let failed = try await fails(width)
      if failed, first == nil { first = index }
      guard let first, !failed else { continue }
      return Failure(width: widths[first], lastWidth: widths[index - 1], runCount: index + 1)
    }
    return first.map {
      Failure(width: widths[$0], lastWidth: widths[widths.count - 1], runCount: widths.count)
    }
  }

  private func runBinary(
    isolation: isolated (any Actor)? = #isolation, _ fails: (Double) async throws -> Bool
  ) async rethrows -> Failure? {
    var (low, high) = (0, widths.count - 1)
    let failsLow = try await fails(widths[low])
    let failsHigh = high == low ? failsLow : try await fails(widths[high])
    var runCount = high == low ? 1 : 2
    guard failsLow || failsHigh else { return nil }
    guard failsLow != failsHigh else {
      return Failure(width: widths[low], lastWidth: widths[high], runCount: runCount)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      runCount += 1
      if try await fails(widths[middle]) == failsLow { low = middle } else { high = middle }
    }
    return failsLow
      ? Failure(width: widths[0], lastWidth: widths[low], runCount: runCount)
      : Failure(width: widths[high], lastWidth: widths[widths.count - 1], runCount: runCount)
  }
}
