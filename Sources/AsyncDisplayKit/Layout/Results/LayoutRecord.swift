/// One element of a ``LayoutSnapshot``: plain data.
struct LayoutRecord {
  let reference: ElementReference
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  /// The index after the element's last descendant.
  var end: Int32
  /// The index in the snapshot's `contents` of what lies below the element; -1 when it lies here.
  var content: Int32 = -1
  let isNode: Bool

  /// The element.
  var element: ASLayoutElementObject { reference.element }

  @inline(__always)
  init(_ element: ASLayoutElementObject, _ frame: MeasuredFrame, at index: Int) {
    self.init(element, frame.x, frame.y, frame.width, frame.height, at: index)
  }

  @inline(__always)
  init(
    _ element: ASLayoutElementObject, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    at index: Int
  ) {
    reference = ElementReference(element)
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    end = Int32(truncatingIfNeeded: index + 1)
    isNode = element.kind == .node
  }
}
