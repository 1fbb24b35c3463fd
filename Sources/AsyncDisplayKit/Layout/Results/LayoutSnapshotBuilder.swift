import Foundation

/// A builder that copies the result of a measuring pass, or of an override, into a snapshot.
struct LayoutSnapshotBuilder {
  private var records: UnsafeMutableBufferPointer<LayoutRecord>
  private var count = 0
  /// A Boolean value that indicates whether the result has too many records for a snapshot.
  private var isFull = false
  private var contents: ContiguousArray<LayoutSnapshot> = []
  private var owners: ContiguousArray<ASLayoutElementObject> = []

  private init(_ records: UnsafeMutableBufferPointer<LayoutRecord>) {
    self.records = records
  }

  /// Returns the frames of an element's descendants, which the element or `owner` keeps alive.
  ///
  /// `capacity` is the expected number of descendants.
  static func snapshot(
    below element: ASLayoutElementObject, capacity: Int, owner: ASLayoutElementObject? = nil
  ) -> LayoutSnapshot {
    if let content = element.ownContent { return content }
    let snapshot = build(capacity) { builder in
      builder.appendChildren(of: element)
      if let owner { builder.owners = [owner] }
    }
    return snapshot ?? Self.snapshot(below: element, capacity: 4 * capacity + 64, owner: owner)
  }

  /// Returns the frames of layouts that an override created, including their descendants.
  static func snapshot(of layouts: [ASLayout]) -> LayoutSnapshot {
    let snapshot = build(layouts.count) { builder in
      for layout in layouts { builder.append(layout) }
    }
    return snapshot ?? LayoutSnapshot()
  }

  /// Returns a snapshot of the records that a closure appends, or `nil` if there are too many.
  @inline(__always)
  private static func build(
    _ capacity: Int, _ body: (inout LayoutSnapshotBuilder) -> Void
  ) -> LayoutSnapshot? {
    var contents: ContiguousArray<LayoutSnapshot> = []
    var owners: ContiguousArray<ASLayoutElementObject> = []
    var isFull = false
    let records = ContiguousArray<LayoutRecord>(unsafeUninitializedCapacity: capacity) {
      var builder = LayoutSnapshotBuilder($0)
      body(&builder)
      $1 = builder.count
      isFull = builder.isFull
      contents = builder.contents
      owners = builder.owners
    }
    return isFull ? nil : LayoutSnapshot(records, contents: contents, owners: owners)
  }

  @inline(__always)
  private mutating func appendChildren(of element: ASLayoutElementObject) {
    let count = element.storedChildren.count
    if element.kind == .backToFrontSpec {
      for index in (0..<count).reversed() { element.childReference(at: index).with { append($0) } }
    } else {
      for index in 0..<count { element.childReference(at: index).with { append($0) } }
    }
  }

  private mutating func append(_ element: ASLayoutElementObject) {
    guard element.measured.state != .untouched else { return }
    let index = count
    append(LayoutRecord(element, element.measured, at: index))
    guard element.measured.state == .measured, !isFull else { return }
    if element.ownContent != nil {
      appendContent(of: element, at: index)
    } else if !element.storedChildren.isEmpty {
      appendChildren(of: element)
      records[index].end = Int32(truncatingIfNeeded: count)
    }
  }

  @inline(never)
  private mutating func appendContent(of element: ASLayoutElementObject, at index: Int) {
    guard let content = element.ownContent else { return }
    records[index].content = Int32(truncatingIfNeeded: contents.count)
    contents.append(content)
  }

  private mutating func append(_ layout: ASLayout) {
    guard let element = layout.elementObject else { return }
    var record = LayoutRecord(
      element, layout.position.x, layout.position.y, layout.size.width, layout.size.height,
      at: count)
    if let content = layout.content {
      record.content = Int32(truncatingIfNeeded: contents.count)
      contents.append(content)
    }
    append(record)
    owners.append(element)
  }

  @inline(__always)
  private mutating func append(_ record: LayoutRecord) {
    guard count < records.count else {
      isFull = true
      return
    }
    records.initializeElement(at: count, to: record)
    count += 1
  }
}
