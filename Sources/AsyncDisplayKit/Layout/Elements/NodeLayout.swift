import Foundation

/// A cached layout of a node, with the range, parent size and version for which it is valid.
struct NodeLayout {
  /// The size, in points, rounded up to pixels.
  let size: Extent
  /// The flattened subnodes, or `nil` if there are none.
  let content: LayoutSnapshot?
  /// The range in which the layout was measured.
  let range: ExtentRange
  /// The size of the parent with which the layout was measured.
  let parent: Extent
  /// The node's layout version when the layout was measured. Greater than 0.
  let version: Int
  /// A Boolean value that indicates whether a parent's pass requested this layout.
  var isRequestedFromAbove = false
  /// The layout object, created on first access.
  var layout: ASLayout?

  /// Returns whether the layout is valid for a range, a parent size and a version.
  ///
  /// - Quirk: an unknown parent size is never equal to itself, so such layouts are calculated again
  ///   each time. `ASDisplayNodeLayout.h`, `isValid`.
  func isValid(_ range: ExtentRange, _ parent: Extent, _ version: Int) -> Bool {
    self.version >= version && self.parent == parent && self.range == range
  }

  /// Returns whether the layout is not older than a version.
  func isValid(_ version: Int) -> Bool { self.version >= version }
}

/// An object that stores an applied layout, so that a node without one needs only a reference.
final class NodeLayoutBox {
  var layout: NodeLayout

  init(_ layout: NodeLayout) {
    self.layout = layout
  }
}

/// Storage for one layout of a node, without an object of its own.
struct NodeLayoutSlot {
  /// The flattened subnodes, or `nil` if there are none.
  var content: LayoutSnapshot?
  /// The layout object, or `nil` before the first access.
  var object: ASLayout?
  var range = ExtentRange(minWidth: 0, minHeight: 0, maxWidth: 0, maxHeight: 0)
  var parent = Extent.zero
  var size = Extent.zero
  /// The version, or 0 if the slot is empty.
  var version: Int32 = 0
  var isRequestedFromAbove = false

  /// Returns whether the stored layout is valid for a range, a parent size and a version.
  @inline(__always)
  func isValid(_ range: ExtentRange, _ parent: Extent, _ version: Int32) -> Bool {
    self.version >= version && self.parent == parent && self.range == range
  }
}

extension NodeLayoutSlot {
  /// The stored layout, or `nil` if the slot is empty.
  var layout: NodeLayout? {
    guard version > 0 else { return nil }
    return NodeLayout(
      size: size, content: content, range: range, parent: parent, version: Int(version),
      isRequestedFromAbove: isRequestedFromAbove, layout: object)
  }

  /// Creates a slot with a layout, or an empty slot.
  init(_ layout: NodeLayout?) {
    guard let layout else { return }
    range = layout.range
    parent = layout.parent
    size = layout.size
    version = Int32(truncatingIfNeeded: layout.version)
    isRequestedFromAbove = layout.isRequestedFromAbove
    content = layout.content
    object = layout.layout
  }
}
