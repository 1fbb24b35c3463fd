/// What the tree above a node means for it.
package struct HierarchyState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ancestor draws the whole subtree into its own contents.
  package static let rasterized = HierarchyState(rawValue: 1 << 0)
  /// A range controller sets the interface state of the subtree.
  package static let rangeManaged = HierarchyState(rawValue: 1 << 1)
  /// The subtree moves between two supernodes; it says nothing about windows meanwhile.
  package static let transitioningSupernodes = HierarchyState(rawValue: 1 << 2)
  /// An ancestor runs a layout transition.
  package static let layoutPending = HierarchyState(rawValue: 1 << 3)
}
