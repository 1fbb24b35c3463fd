import Foundation

/// Copies what a pass left in the elements, or what an override returned, into a snapshot.
struct LayoutSnapshotBuilder {
  private var records: ContiguousArray<LayoutRecord> = []
  private var contents: ContiguousArray<LayoutSnapshot> = []
  private var owners: ContiguousArray<ASLayoutElementObject> = []

  /// The frames of an element's descendants, kept alive by the element or what it is measured with.
  static func snapshot(
    below element: ASLayoutElementObject, capacity: Int, owner: ASLayoutElementObject? = nil
  ) -> LayoutSnapshot {
    if let content = element.ownContent { return content }
    var builder = LayoutSnapshotBuilder()
    builder.records.reserveCapacity(capacity)
    builder.appendChildren(of: element)
    if let owner { builder.owners = [owner] }
    return builder.snapshot()
  }

  /// The frames of layouts that an override made, which may have descendants of their own.
  static func snapshot(of layouts: [ASLayout]) -> LayoutSnapshot {
    var builder = LayoutSnapshotBuilder()
    for layout in layouts { builder.append(layout) }
    return builder.snapshot()
  }

  private func snapshot() -> LayoutSnapshot {
    LayoutSnapshot(records, contents: contents, owners: owners)
  }

  @inline(__always)
  private mutating func appendChildren(of element: ASLayoutElementObject) {
    let children = element.storedChildren
    if element.kind == .backToFrontSpec {
      for index in children.indices.reversed() { append(children[index]) }
    } else {
      for index in children.indices { append(children[index]) }
    }
  }

  private mutating func append(_ element: ASLayoutElementObject) {
    let frame = element.measured
    guard frame.state != .untouched else { return }
    let index = records.count
    records.append(LayoutRecord(element, frame, at: index))
    guard frame.state == .measured else { return }
    if let content = element.ownContent {
      records[index].content = Int32(truncatingIfNeeded: contents.count)
      contents.append(content)
    } else if !element.storedChildren.isEmpty {
      appendChildren(of: element)
      records[index].end = Int32(truncatingIfNeeded: records.count)
    }
  }

  private mutating func append(_ layout: ASLayout) {
    guard let element = layout.elementObject else { return }
    var record = LayoutRecord(
      element, layout.position.x, layout.position.y, layout.size.width, layout.size.height,
      at: records.count)
    if let content = layout.content {
      record.content = Int32(truncatingIfNeeded: contents.count)
      contents.append(content)
    }
    records.append(record)
    owners.append(element)
  }
}
