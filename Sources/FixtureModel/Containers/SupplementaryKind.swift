/// The kind of a supplementary element.
package enum SupplementaryKind: Sendable, Hashable {
  /// A section's header.
  case header
  /// A section's footer.
  case footer
  /// A kind of a hand-written layout.
  case custom(String)
}
