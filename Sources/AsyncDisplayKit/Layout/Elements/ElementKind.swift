/// What the engine must know of an element's class.
enum ElementKind: UInt8 {
  /// A spec whose layouts list its children in their order.
  case spec
  /// A spec whose layouts list its children the other way round: a background comes first.
  case backToFrontSpec
  /// A node, which flattening keeps.
  case node
}
