/// The size of one range in one mode, in screens.
package struct RangeTuning: Sendable, Equatable {
  /// The range mode.
  package var mode: RangeMode
  /// The range's type.
  package var type: RangeType
  /// Screens ahead of the scroll direction.
  package var leading: Double
  /// Screens behind the scroll direction.
  package var trailing: Double
  /// Where the tuning is stated.
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
