import Foundation

/// A layout that a node keeps, with the question it answers.
struct NodeLayout {
  /// The size, in points, rounded up to pixels.
  let size: Extent
  /// The flattened subnodes; nil without any.
  let content: LayoutSnapshot?
  /// The range that was asked for.
  let range: ExtentRange
  /// The parent's size that was asked for.
  let parent: Extent
  /// The layout version of the node at that time; above 0.
  let version: Int
  /// Whether a parent's pass asked for this layout.
  var isRequestedFromAbove = false
  /// The layout object, once somebody has asked for it.
  var layout: ASLayout?

  /// Whether this answers a question.
  ///
  /// - Quirk: a parent of unknown size is never equal to itself, so that such layouts are
  ///   calculated anew each time.
  func isValid(_ range: ExtentRange, _ parent: Extent, _ version: Int) -> Bool {
    self.version >= version && self.parent == parent && self.range == range
  }

  /// Whether this is not older than a version.
  func isValid(_ version: Int) -> Bool { self.version >= version }
}
