/// The class of a container node.
package enum ContainerKind: String, Sendable, CaseIterable {
  /// An `ASCollectionNode`.
  case collection
  /// An `ASTableNode`.
  case table
  /// An `ASPagerNode`.
  case pager
}
