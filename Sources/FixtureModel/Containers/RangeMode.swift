/// A range mode of Texture's `ASLayoutRangeMode`.
package enum RangeMode: String, Sendable, CaseIterable {
  /// The mode before the first scroll.
  case minimum
  /// The mode while scrolling.
  case full
  /// The mode that keeps only what is visible.
  case visibleOnly
  /// The mode after a memory warning.
  case lowMemory
}
