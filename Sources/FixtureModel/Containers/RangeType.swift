/// A range of Texture's `ASLayoutRangeType`.
package enum RangeType: String, Sendable, CaseIterable {
  /// Nodes that draw.
  case display
  /// Nodes that load data.
  case preload
}
