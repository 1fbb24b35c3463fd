import CLibXML2

/// The size of a match: the number of its nodes, or a quarter of the bytes of its text if that is more.
///
/// Decided here, from measurements: libxml2 compares a node with another in the time in which it copies
/// four bytes.
final class MatchSize {
  private let root: xmlNodePtr
  private let countsNamespaces: Bool
  private var nodeCount = 0
  private var textLength = 0
  private var namespaces = 0
  private var isMeasured = false

  /// Creates the size of an element, which is computed when it is asked for.
  init(of root: xmlNodePtr, countsNamespaces: Bool) {
    self.root = root
    self.countsNamespaces = countsNamespaces
  }

  /// The size.
  var value: Int {
    measure()
    // libxml2 looks for each namespace among those that were found before.
    return max(nodeCount, textLength / 4) + namespaces * namespaces
  }

  /// The number of nodes.
  var nodes: Int {
    measure()
    return nodeCount
  }

  /// The length of the text, in bytes.
  var text: Int {
    measure()
    return textLength
  }

  private func measure() {
    guard !isMeasured else { return }
    isMeasured = true
    var next: xmlNodePtr? = root
    while let node = next {
      count(node)
      next = Self.following(node, in: root)
    }
  }

  private func count(_ node: xmlNodePtr) {
    nodeCount += 1
    switch node.pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_COMMENT_NODE, XML_PI_NODE:
      if let content = node.pointee.content { textLength += Int(xmlStrlen(content)) }
    case XML_ELEMENT_NODE: countAttributes(of: node)
    default: break
    }
  }

  private func countAttributes(of node: xmlNodePtr) {
    var attribute = node.pointee.properties
    while let current = attribute {
      nodeCount += 1
      var child = current.pointee.children
      while let part = child {
        count(part)
        child = part.pointee.next
      }
      attribute = current.pointee.next
    }
    var namespace = countsNamespaces ? node.pointee.nsDef : nil
    while let current = namespace {
      namespaces += 1
      namespace = current.pointee.next
    }
  }

  /// Returns the next node of the tree.
  private static func following(_ node: xmlNodePtr, in root: xmlNodePtr) -> xmlNodePtr? {
    if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
    var node = node
    while node != root {
      if let sibling = node.pointee.next { return sibling }
      guard let parent = node.pointee.parent else { return nil }
      node = parent
    }
    return nil
  }
}
