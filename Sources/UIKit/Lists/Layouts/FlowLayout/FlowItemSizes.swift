import Foundation

/// The sizes of a section's items, kept as one value when they are all equal.
package enum FlowItemSizes: Sendable, Hashable {
  /// Many items of one size.
  case uniform(CGSize, count: Int)
  /// Items of sizes that differ at least once.
  case varied([CGSize])

  /// Chooses the cheap form when all sizes are equal (rule F5: values count, not who gave them).
  package init(_ sizes: [CGSize]) {
    guard let first = sizes.first else {
      self = .uniform(.zero, count: 0)
      return
    }
    let isUniform = sizes.allSatisfy { $0 == first }
    self = isUniform ? .uniform(first, count: sizes.count) : .varied(sizes)
  }

  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .varied(let sizes): sizes.count
    }
  }

  subscript(item: Int) -> CGSize {
    switch self {
    case .uniform(let size, _): size
    case .varied(let sizes): sizes[item]
    }
  }
}
