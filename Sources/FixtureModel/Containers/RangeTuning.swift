/// The size of one range in one mode, in screens.
package struct RangeTuning: Sendable, Equatable {
  /// The range mode.
  package var mode: RangeMode
  /// The range's type.
  package var type: RangeType
  /// Screens ahead of the scroll direction.
  package var leading: Double
  /// Screens on the side opposite to the scroll direction.
  package var trailing: Double
  /// The source position of the tuning.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    mode: RangeMode,
    type: RangeType,
    leading: Double,
    trailing: Double,
    position: SourcePosition
  ) {
    self.mode = mode
    self.type = type
    self.leading = leading
    self.trailing = trailing
    self.position = position
  }
}

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

/// A range of Texture's `ASLayoutRangeType`.
package enum RangeType: String, Sendable, CaseIterable {
  /// Nodes that draw.
  case display
  /// Nodes that load data.
  case preload
}
