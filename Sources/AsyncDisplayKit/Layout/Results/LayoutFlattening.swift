/// A reduction of a layout tree to its nodes, with positions relative to the tree's root.
struct LayoutFlattening {
  private let pass: LayoutPass
  /// The width in which positions are mirrored, or `nil` to leave them.
  private let mirrorWidth: Double?
  private var records: ContiguousArray<LayoutRecord> = []
  private var owners: ContiguousArray<ASLayoutElementObject> = []

  private init(_ pass: LayoutPass, nodeCount: Int, mirroredIn width: Double? = nil) {
    self.pass = pass
    mirrorWidth = width
    records.reserveCapacity(nodeCount)
    owners.reserveCapacity(nodeCount)
  }

  /// Returns the nodes of a tree that was just measured. The root is at the origin.
  ///
  /// `nodeCount` is the number of nodes in the tree, not counting those of elements with a snapshot
  /// of their own. Positions are mirrored horizontally in a width, unless it is `nil`. Source:
  /// `ASDisplayNode+LayoutSpec.mm`, `-calculateLayoutLayoutSpec:`.
  static func nodes(
    of root: ASLayoutElementObject, nodeCount: Int, mirroredIn width: Double?, in pass: LayoutPass
  ) -> LayoutSnapshot {
    var flattening = LayoutFlattening(pass, nodeCount: nodeCount, mirroredIn: width)
    flattening.visit(root, x: 0, y: 0)
    return LayoutSnapshot(flattening.records, owners: flattening.owners)
  }

  /// Returns the nodes of a snapshot.
  static func nodes(of snapshot: LayoutSnapshot, in pass: LayoutPass) -> LayoutSnapshot {
    var flattening = LayoutFlattening(pass, nodeCount: snapshot.records.count)
    flattening.visit(snapshot, 0..<snapshot.records.count, 0, 0)
    return LayoutSnapshot(flattening.records, owners: flattening.owners)
  }

  private mutating func visit(_ element: ASLayoutElementObject, x: Double, y: Double) {
    let frame = element.measured
    guard frame.state != .untouched else { return }
    if element.kind == .node { return append(element, x, y, frame.width, frame.height) }
    guard frame.state == .measured else { return }
    if let content = element.ownContent {
      return visit(content, 0..<content.records.count, x, y)
    }
    visitChildren(of: element, x, y)
  }

  private mutating func visitChildren(
    of element: ASLayoutElementObject, _ x: Double, _ y: Double
  ) {
    let children = element.storedChildren
    for index in children.indices {
      let isReversed = element.kind == .backToFrontSpec
      let child = ElementReference(children[isReversed ? children.count - 1 - index : index])
      child.with { visit($0, x: x + $0.measured.x, y: y + $0.measured.y) }
    }
  }

  private mutating func visit(
    _ snapshot: LayoutSnapshot, _ range: Range<Int>, _ x: Double, _ y: Double
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let record = snapshot.records[index]
      let (left, top) = (x + record.x, y + record.y)
      if record.isNode {
        append(record.element, left, top, record.width, record.height)
      } else if let content = snapshot.content(of: record) {
        visit(content, 0..<content.records.count, left, top)
      } else {
        visit(snapshot, index + 1..<Int(record.end), left, top)
      }
      index = Int(record.end)
    }
  }

  private mutating func append(
    _ element: ASLayoutElementObject, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    let left = pass.ceil(x)
    records.append(
      LayoutRecord(
        element, mirrorWidth.map { $0 - width - left } ?? left, pass.ceil(y), width, height,
        at: records.count))
    owners.append(element)
  }
}
