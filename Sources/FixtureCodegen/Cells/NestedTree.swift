/// The layout of a display node that has a tree of its own.
struct NestedTree {
  private let parent: PlannedElement
  private let scope: BindingScope

  /// Makes the layout of one node.
  init(_ parent: PlannedElement, scope: BindingScope) {
    self.parent = parent
    self.scope = scope
  }

  /// Writes the statements that give the node its layout block.
  func write(to writer: inout SwiftWriter) {
    guard let name = parent.node?.property, let root = parent.children.first else { return }
    var inner = scope
    inner.node = "node."
    var layout = LayoutWriter(nodes: root.nodes, in: inner)
    var body = SwiftWriter()
    layout.writeReturn(of: root, to: &body)
    let captures = root.ownNodes.map(\.property).joined(separator: ", ")
    writer.line("\(name).automaticallyManagesSubnodes = true")
    let node = body.text.contains("node.") ? "node" : "_"
    let head = captures.isEmpty ? "\(node), _ in" : "[\(captures)] \(node), _ in"
    writer.block("\(name).layoutSpecBlock =", in: head) { writer in
      writer.lines(body.text.split(separator: "\n").map(String.init))
    }
  }
}
