/// The frames of an element's descendants, in depth-first order, from one measuring pass.
///
/// Elements are measured in place and may be measured again; a snapshot preserves the result of one
/// pass in one block of memory. ``ASLayout`` objects are created from it on demand.
final class LayoutSnapshot {
  let records: ContiguousArray<LayoutRecord>
  /// The snapshots of those elements whose descendants are stored separately.
  let contents: ContiguousArray<LayoutSnapshot>
  /// The objects that keep the elements of the records alive.
  let owners: ContiguousArray<ASLayoutElementObject>

  init(
    _ records: ContiguousArray<LayoutRecord>, contents: ContiguousArray<LayoutSnapshot> = [],
    owners: ContiguousArray<ASLayoutElementObject>
  ) {
    self.records = records
    self.contents = contents
    self.owners = owners
  }

  /// Creates an empty snapshot.
  convenience init() {
    self.init([], owners: [])
  }

  /// Returns the separate snapshot of a record's descendants, or `nil` if they are in this
  /// snapshot.
  func content(of record: LayoutRecord) -> LayoutSnapshot? {
    record.content < 0 ? nil : contents[Int(record.content)]
  }
}

/// The frame of one element in a ``LayoutSnapshot``.
struct LayoutRecord {
  let reference: ElementReference
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  /// The index after the element's last descendant.
  var end: Int32
  // Twice the index of the separate descendants, and one more for a node.
  private var contentAndKind: Int32

  /// The index in the snapshot's `contents` of the element's descendants, or -1 if they are in this
  /// snapshot.
  var content: Int32 {
    get { contentAndKind >> 1 }
    set { contentAndKind = newValue << 1 | contentAndKind & 1 }
  }

  /// A Boolean value that indicates whether the element is a node.
  var isNode: Bool { contentAndKind & 1 == 1 }

  /// The element that the record describes.
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
    contentAndKind = element.kind == .node ? -1 : -2
  }
}
