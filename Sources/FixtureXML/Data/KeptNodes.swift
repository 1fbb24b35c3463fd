import CLibXML2

/// Copies of elements and texts outside of rows, in the places of the document from which they come.
///
/// While a row is read, the copies are put beside the row's containers, so that a path of the row finds what it
/// finds in the whole document. Confined to the thread that calls it.
final class KeptNodes {
  /// The copies below one element.
  final class Group {
    fileprivate(set) var nodes: [(ordinal: Int, node: xmlNodePtr)] = []
    /// The copy of the element; `nil` if only its content is kept.
    fileprivate var copy: xmlNodePtr?
    fileprivate var parent: xmlNodePtr?
  }

  /// The places that a container had before the copies were put into it.
  struct Placement {
    fileprivate let container: xmlNodePtr
    fileprivate let node: xmlNodePtr
    fileprivate let group: Group
    fileprivate let index: Int
    fileprivate let replaces: Bool
    fileprivate let first: xmlNodePtr?
    fileprivate let last: xmlNodePtr?
  }

  private let document: xmlDocPtr
  private var groups: [Int: Group] = [:]
  /// The numbers of copies with all of their content.
  private var whole: Set<Int> = []
  private var loose: [xmlNodePtr] = []
  private var size = 0
  private let limit: Int

  /// Creates an empty store with a limit for the memory of the copies, in bytes.
  init?(limit: Int) {
    guard let document = xmlNewDoc(nil) else { return nil }
    document.pointee.dict = xmlDictCreate()
    self.document = document
    self.limit = limit
  }

  deinit {
    for group in groups.values {
      group.copy?.pointee.children = nil
      group.copy?.pointee.last = nil
    }
    for group in groups.values {
      for (_, node) in group.nodes { Self.free(node) }
    }
    for node in loose { Self.free(node) }
    xmlFreeDoc(document)
  }

  private static func free(_ node: xmlNodePtr) {
    (node.pointee.parent, node.pointee.next, node.pointee.prev) = (nil, nil, nil)
    xmlFreeNode(node)
  }

  /// A Boolean value that indicates whether nothing is kept beside containers.
  var isEmpty: Bool { groups.isEmpty }

  /// The number of copied nodes, for the cost of searching them.
  private(set) var nodeCount = 0

  /// Copies a node.
  func copy(
    _ node: xmlNodePtr, isWhole: Bool, offset: Int
  ) throws(ExternalDocumentError) -> xmlNodePtr {
    let measure = MatchSize(of: node, countsNamespaces: false)
    let nodes = isWhole ? measure.nodes : 1 + node.attributeCount
    nodeCount += nodes
    size += 128 * nodes + (isWhole ? measure.text : 0)
    guard size <= limit, let copy = xmlDocCopyNode(node, document, isWhole ? 1 : 2) else {
      throw .tooMuchKept(offset: offset)
    }
    return copy
  }

  /// Keeps a copy that has no place, as an entry of a key.
  func keep(_ copy: xmlNodePtr) { loose.append(copy) }

  /// Keeps the copies below an element.
  func keep(_ nodes: [(ordinal: Int, node: xmlNodePtr, isWhole: Bool)], below ordinal: Int) {
    let group = Group()
    for (number, node, isWhole) in nodes {
      group.nodes.append((number, node))
      if isWhole { whole.insert(number) }
      guard let inner = groups[number], !isWhole else { continue }
      inner.copy = node
      giveBack(inner)
    }
    groups[ordinal] = group
  }

  /// Frees copies that are not needed, with what is below them.
  func discard(_ nodes: [(ordinal: Int, node: xmlNodePtr, isWhole: Bool)]) {
    for (number, node, _) in nodes {
      if let group = groups.removeValue(forKey: number) {
        group.copy?.pointee.children = nil
        group.copy?.pointee.last = nil
        discard(group.nodes.map { ($0.ordinal, $0.node, false) })
      }
      Self.free(node)
    }
  }

  /// Returns whether the element of a number was copied with all of its content.
  func isWhole(_ ordinal: Int) -> Bool { whole.contains(ordinal) }

  /// Puts the copies below a container around the node that contains the row; `nil` if there are none.
  func place(around node: xmlNodePtr, _ number: Int, in container: xmlNodePtr, _ ordinal: Int)
    -> Placement?
  {
    guard let group = groups[ordinal] else { return nil }
    if group.parent != container { link(group, below: container) }
    let nodes = group.nodes
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].ordinal < number { low = middle + 1 } else { high = middle }
    }
    let replaces = low < nodes.count && nodes[low].ordinal == number
    let placement = Placement(
      container: container, node: node, group: group, index: low, replaces: replaces,
      first: container.pointee.children, last: container.pointee.last)
    let before = low > 0 ? nodes[low - 1].node : nil
    let next = low + (replaces ? 1 : 0)
    let after = next < nodes.count ? nodes[next].node : nil
    (node.pointee.prev, node.pointee.next) = (before, after)
    before?.pointee.next = node
    after?.pointee.prev = node
    container.pointee.children = before == nil ? node : nodes[0].node
    container.pointee.last = after == nil ? node : nodes[nodes.count - 1].node
    return placement
  }

  /// Restores a container.
  func remove(_ placement: Placement) {
    let (nodes, index) = (placement.group.nodes, placement.index)
    (placement.node.pointee.prev, placement.node.pointee.next) = (nil, nil)
    placement.container.pointee.children = placement.first
    placement.container.pointee.last = placement.last
    let before = index > 0 ? nodes[index - 1].node : nil
    let after = index < nodes.count ? nodes[index].node : nil
    before?.pointee.next = after
    after?.pointee.prev = before
    let next = index + 1
    if placement.replaces, next < nodes.count { nodes[next].node.pointee.prev = after }
  }

  /// Returns the copies below a container that ends to the copy of the container.
  func end(_ ordinal: Int) {
    guard let group = groups[ordinal], group.parent != nil else { return }
    giveBack(group)
  }

  private func giveBack(_ group: Group) {
    group.parent = nil
    guard let copy = group.copy else { return }
    link(group, below: copy)
    group.parent = nil
    copy.pointee.children = group.nodes.first?.node
    copy.pointee.last = group.nodes.last?.node
  }

  private func link(_ group: Group, below parent: xmlNodePtr) {
    group.parent = parent
    var previous: xmlNodePtr?
    for (_, node) in group.nodes {
      node.pointee.parent = parent
      node.pointee.prev = previous
      node.pointee.next = nil
      previous?.pointee.next = node
      previous = node
    }
  }
}

extension xmlNodePtr {
  /// The number of attributes of an element.
  fileprivate var attributeCount: Int {
    guard pointee.type == XML_ELEMENT_NODE else { return 0 }
    var count = 0
    var attribute = pointee.properties
    while let current = attribute {
      count += 1
      attribute = current.pointee.next
    }
    return count
  }
}
