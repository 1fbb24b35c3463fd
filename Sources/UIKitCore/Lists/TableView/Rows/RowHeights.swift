import Foundation

/// The heights of a section's rows, in points: one value, sums of different heights, or a tree for
/// estimated heights.
struct RowHeights: Sendable {
  private enum Form: Sendable {
    case uniform(CGFloat, count: Int)
    /// The sum of the heights before each row, and of all rows.
    case varied([CGFloat])
    /// The heights are stored in ``tree``.
    case estimated
  }

  private let form: Form
  private var tree = LengthTree([])
  /// The flags that indicate, for each row of the tree, whether its height is estimated.
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

  /// Creates heights that are stored as sums, even if they are all equal.
  init(differing heights: [CGFloat]) {
    var sums: [CGFloat] = [0]
    sums.reserveCapacity(heights.count + 1)
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    form = .varied(sums)
  }

  /// Creates heights that can be changed individually. All are initially estimated.
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

  /// Returns the sum of the heights before a row.
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

  /// Returns the rows that intersect a range, relative to the top of the first row. Rows that only
  /// touch the range are not included.
  func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let indices = 0..<count
    let first = indices.partitioningIndex { start(of: $0 + 1) > range.lowerBound }
    let end = indices.partitioningIndex { start(of: $0) >= range.upperBound }
    return first..<max(first, end)
  }

  // MARK: Estimates

  /// A Boolean value that indicates whether heights were initially estimated.
  var hasEstimates: Bool { !isEstimated.isEmpty }

  /// Returns a Boolean value that indicates whether the height of a row is an estimate.
  func isEstimate(_ row: Int) -> Bool { hasEstimates && isEstimated[row] }

  /// Replaces the estimated height of a row by its measured height.
  mutating func resolve(_ row: Int, to height: CGFloat) {
    guard hasEstimates else { return }
    isEstimated[row] = false
    if tree[row] != height { tree[row] = height }
  }

  /// Marks the height of a row as estimated again.
  mutating func doubt(_ row: Int) {
    if hasEstimates { isEstimated[row] = true }
  }

  /// The rows whose measured heights replaced estimates, in order.
  var resolvedRows: [Int] { isEstimated.indices.filter { !isEstimated[$0] } }
}
