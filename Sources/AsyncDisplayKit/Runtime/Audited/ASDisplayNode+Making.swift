// A view controller creates a node of a class that is known only at run time. The pair below names
// a convenience initializer by a symbol and calls it as a static function, whose calling convention
// is the same; a required initializer would exclude every subclass that declares `override init()`.
extension ASDisplayNode {
  @_silgen_name("texture_fixtures_node_make")
  convenience init(ofClass: Void) {
    self.init()
  }

  @_silgen_name("texture_fixtures_node_make")
  private static func unsafeMake(_: Void) -> ASDisplayNode

  /// Creates a node of this class with its `init()`.
  static func instantiate() -> ASDisplayNode {
    unsafeMake(())
  }

  /// Creates a node of a class with its `init()`.
  ///
  /// Proof: the object is of the class itself, so that the cast cannot fail.
  static func make<Node: ASDisplayNode>(_ nodeClass: Node.Type) -> Node {
    unsafeDowncast(nodeClass.instantiate(), to: nodeClass)
  }
}
