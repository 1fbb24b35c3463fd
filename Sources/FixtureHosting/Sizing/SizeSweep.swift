/// A search for the smallest width at which something fails.
public struct SizeSweep: Hashable, Sendable {
  /// How the widths are gone through.
  public enum Search: Hashable, Sendable {
    /// Every width from the smallest on, to the end of the first run of failures.
    case linear
    /// By halves: for what fails on one side of a single width; far fewer runs.
    case binary
  }

  /// What a sweep found.
  public struct Failure: Hashable, Sendable {
    /// The smallest failing width, in points.
    public let width: Double
    /// The largest width of the same run of failures, in points.
    public let lastWidth: Double
    /// The number of widths that were tried.
    public let runCount: Int

    /// Makes a failure.
    public init(width: Double, lastWidth: Double, runCount: Int) {
      self.width = width
      self.lastWidth = lastWidth
      self.runCount = runCount
    }
  }

  /// The widths, in points, from small to large.
  public let widths: [Double]
  /// How they are gone through.
  public let search: Search

  /// Plans a sweep.
  ///
  /// - Parameters:
  ///   - widths: the smallest and the largest width, in points; both are tried.
  ///   - step: the distance of two widths, in points, above zero.
  ///   - search: how the widths are gone through.
  public init(_ widths: ClosedRange<Double>, step: Double = 1, search: Search = .linear) {
    let length = widths.upperBound - widths.lowerBound
    let count = step > 0 ? Int((length / step).rounded(.down)) : 0
    // Multiples of the step, so that no rounding adds up.
    let inner = (0...max(count, 0)).map { widths.lowerBound + Double($0) * step }
    self.widths = inner.last == widths.upperBound ? inner : inner + [widths.upperBound]
    self.search = search
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller.
  ///   - fails: tries a width and tells whether it fails.
  /// - Returns: the smallest failing width found; nil when none was.
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
