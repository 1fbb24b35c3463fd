/// The item or supplementary element that a claim is about.
package struct ElementAddress: Sendable, Hashable {
  /// The supplementary kind; nil for an item.
  package var kind: SupplementaryKind?
  /// The index path; a supplementary element's item is 0.
  package var indexPath: IndexPathValue

  /// Creates the value from its parts.
  package init(kind: SupplementaryKind? = nil, indexPath: IndexPathValue) {
    self.kind = kind
    self.indexPath = indexPath
  }
}
