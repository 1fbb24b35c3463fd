import AsyncDisplayKit
import Foundation

/// A kind of tree that is built, laid out and freed over and over.
struct LayoutTree: Sendable {
  /// The name printed, and known to the peers.
  let name: String
  /// The elements of one tree.
  let elementCount: Int
  /// The number of trees in one measurement.
  let treeCount: Int
  /// The range in which the root is measured.
  let range: ASSizeRange
  /// Makes the tree of an index.
  let make: @Sendable (Int) -> ASLayoutSpec

  /// The number of trees in a measurement on several cores. A few large trees cannot be divided
  /// evenly.
  var concurrentTreeCount: Int { max(treeCount, 400_000 / elementCount) }

  /// The elements of one measurement.
  var totalCount: Int { elementCount * treeCount }
}
