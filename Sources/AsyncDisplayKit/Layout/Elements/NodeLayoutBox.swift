/// A kept layout as an object: most nodes never have one applied, and need only room for a reference.
final class NodeLayoutBox {
  var layout: NodeLayout

  init(_ layout: NodeLayout) {
    self.layout = layout
  }
}
