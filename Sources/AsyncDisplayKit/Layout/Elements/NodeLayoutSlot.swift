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
