import Foundation

/// The heights of a section's rows, in points: one value, or running sums where they differ.
struct RowHeights: Sendable {
  private enum Form: Sendable {
    case uniform(CGFloat, count: Int)
    /// The sums of the heights before each row, and of all.
    case varied([CGFloat])
  }

  private let form: Form

  init(uniform height: CGFloat, count: Int) {
    form = .uniform(height, count: count)
  }

  init(_ heights: [CGFloat]) {
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      form = .uniform(heights.first ?? 0, count: heights.count)
      return
    }
    var sums: [CGFloat] = [0]
    sums.reserveCapacity(heights.count + 1)
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    form = .varied(sums)
  }

  var count: Int {
    switch form {
    case .uniform(_, let count): count
    case .varied(let sums): sums.count - 1
    }
  }

  /// The sum of all heights.
  var total: CGFloat { start(of: count) }

  /// The sum of the heights before a row.
  func start(of row: Int) -> CGFloat {
    switch form {
    case .uniform(let height, _): height * CGFloat(row)
    case .varied(let sums): sums[row]
    }
  }

  func height(of row: Int) -> CGFloat {
    switch form {
    case .uniform(let height, _): height
    case .varied(let sums): sums[row + 1] - sums[row]
    }
  }

  /// The rows that share more than an edge with a range, counted from the first row's top.
  func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let indices = 0..<count
    let first = indices.partitioningIndex { start(of: $0 + 1) > range.lowerBound }
    let end = indices.partitioningIndex { start(of: $0) >= range.upperBound }
    return first..<max(first, end)
  }
}
