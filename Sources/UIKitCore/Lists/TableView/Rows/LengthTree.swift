import Foundation

/// The lengths of a list's elements, in points, as a tree with fast changes and sums.
///
/// Changing a length and summing those before an element take time logarithmic in the count. Sums are
/// added again from the lengths after each change, so that no rounding error accumulates.
package struct LengthTree: Hashable, Sendable {
  let count: Int
  /// The number of leaves: the smallest power of two that is at least the count.
  private let width: Int
  /// The sums of a binary tree. The root has the index 1, and the children of a node have twice its
  /// index and the next one.
  private var sums: [CGFloat]

  package init(_ lengths: [CGFloat]) {
    count = lengths.count
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    sums = Array(repeating: 0, count: 2 * width)
    sums.replaceSubrange(width..<width + count, with: lengths)
    for node in (1..<width).reversed() { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  /// The sum of all lengths.
  var total: CGFloat { sums[1] }

  package subscript(index: Int) -> CGFloat {
    get { sums[width + index] }
    set {
      var node = width + index
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// Returns the sum of the lengths before an element. For the count, it is the sum of all lengths.
  package func start(of index: Int) -> CGFloat {
    guard index < count else { return total }
    var (node, span, remaining) = (1, width, index)
    var sum: CGFloat = 0
    while span > 1 {
      span /= 2
      node *= 2
      guard remaining >= span else { continue }
      sum += sums[node]
      remaining -= span
      node += 1
    }
    return sum
  }
}
