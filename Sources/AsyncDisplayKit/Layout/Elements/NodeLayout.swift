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

/// A kept layout as an object: most nodes never have one applied, and need only room for a reference.
final class NodeLayoutBox {
  var layout: NodeLayout

  init(_ layout: NodeLayout) {
    self.layout = layout
  }
}

/// Where a node keeps one layout: plain data, and an object only for what is below the node.
struct NodeLayoutSlot {
  /// What a leaf has none of.
  final class Attachment {
    let content: LayoutSnapshot?
    var layout: ASLayout?

    init(_ content: LayoutSnapshot?, _ layout: ASLayout?) {
      self.content = content
      self.layout = layout
    }
  }

  var range = ExtentRange(minWidth: 0, minHeight: 0, maxWidth: 0, maxHeight: 0)
  var parent = Extent.zero
  var size = Extent.zero
  /// The version; 0 when the slot is empty.
  var version: Int32 = 0
  var isRequestedFromAbove = false
  var attachment: Attachment?

  /// Whether the slot answers a question.
  @inline(__always)
  func isValid(_ range: ExtentRange, _ parent: Extent, _ version: Int32) -> Bool {
    self.version >= version && self.parent == parent && self.range == range
  }
}

extension NodeLayoutSlot {
  /// The layout in the slot as one value.
  var layout: NodeLayout? {
    guard version > 0 else { return nil }
    return NodeLayout(
      size: size, content: attachment?.content, range: range, parent: parent,
      version: Int(version), isRequestedFromAbove: isRequestedFromAbove,
      layout: attachment?.layout)
  }

  /// Makes a slot that holds a layout, or is empty.
  init(_ layout: NodeLayout?) {
    guard let layout else { return }
    range = layout.range
    parent = layout.parent
    size = layout.size
    version = Int32(truncatingIfNeeded: layout.version)
    isRequestedFromAbove = layout.isRequestedFromAbove
    if layout.content != nil || layout.layout != nil {
      attachment = Attachment(layout.content, layout.layout)
    }
  }
}
