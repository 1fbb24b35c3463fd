import Foundation

/// The heights of a section's rows, in points: one value, running sums where they differ, or a tree of
/// sums where some are estimates.
struct RowHeights: Sendable {
  private enum Form: Sendable {
    case uniform(CGFloat, count: Int)
    /// The sums of the heights before each row, and of all.
    case varied([CGFloat])
    /// The heights are in ``tree``.
    case estimated
  }

  private let form: Form
  private var tree = LengthTree([])
  /// A Boolean value for each row of a tree that indicates whether its height is an estimate.
  private var isEstimated: [Bool] = []

  init(uniform height: CGFloat, count: Int) {
    form = .uniform(height, count: count)
  }

  init(_ heights: [CGFloat]) {
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      self.init(uniform: heights.first ?? 0, count: heights.count)
      return
    }
    self.init(differing: heights)
  }

  /// Keeps a sum for each height, whether or not they differ.
  init(differing heights: [CGFloat]) {
    var sums: [CGFloat] = [0]
    sums.reserveCapacity(heights.count + 1)
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    form = .varied(sums)
  }

  /// Keeps heights that change one by one; every one is an estimate at first.
  init(estimates: [CGFloat]) {
    form = .estimated
    tree = LengthTree(estimates)
    isEstimated = Array(repeating: true, count: estimates.count)
  }

  var count: Int {
    switch form {
    case .uniform(_, let count): count
    case .varied(let sums): sums.count - 1
    case .estimated: tree.count
    }
  }

  /// The sum of all heights.
  var total: CGFloat { start(of: count) }

  /// The sum of the heights before a row.
  func start(of row: Int) -> CGFloat {
    switch form {
    case .uniform(let height, _): height * CGFloat(row)
    case .varied(let sums): sums[row]
    case .estimated: tree.start(of: row)
    }
  }

  func height(of row: Int) -> CGFloat {
    switch form {
    case .uniform(let height, _): height
    case .varied(let sums): sums[row + 1] - sums[row]
    case .estimated: tree[row]
    }
  }

  /// The rows that share more than an edge with a range, counted from the first row's top.
  func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let indices = 0..<count
    let first = indices.partitioningIndex { start(of: $0 + 1) > range.lowerBound }
    let end = indices.partitioningIndex { start(of: $0) >= range.upperBound }
    return first..<max(first, end)
  }

  // MARK: Estimates

  /// A Boolean value that indicates whether heights were estimated at first.
  var hasEstimates: Bool { !isEstimated.isEmpty }

  /// Returns a Boolean value that indicates whether the height of a row is an estimate.
  func isEstimate(_ row: Int) -> Bool { hasEstimates && isEstimated[row] }

  /// Replaces the estimate of a row by its height.
  mutating func resolve(_ row: Int, to height: CGFloat) {
    guard hasEstimates else { return }
    isEstimated[row] = false
    if tree[row] != height { tree[row] = height }
  }

  /// Makes the height of a row an estimate again.
  mutating func doubt(_ row: Int) {
    if hasEstimates { isEstimated[row] = true }
  }

  /// The rows that had estimates and have their heights, in order.
  var resolvedRows: [Int] { isEstimated.indices.filter { !isEstimated[$0] } }
}
