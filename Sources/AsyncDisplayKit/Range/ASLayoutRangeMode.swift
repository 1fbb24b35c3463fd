/// The tuning tables for a container's ranges.
///
/// Source: `ASLayoutRangeType.h`, `ASLayoutRangeMode`.
public enum ASLayoutRangeMode: Int, Hashable, Sendable {
  /// No mode has been chosen yet.
  case unspecified = -1
  /// Small ranges, used before the user has scrolled.
  case minimum = 0
  /// The full ranges, used after the user has scrolled.
  case full = 1
  /// The visible items alone.
  case visibleOnly = 2
  /// No ranges except the states that visible items need.
  case lowMemory = 3
}

/// Returns the range mode of a container that is covered by a number of controllers; 0 means it is
/// on top.
public func ASLayoutRangeModeForVisibilityDepth(_ visibilityDepth: UInt) -> ASLayoutRangeMode {
  switch visibilityDepth {
  case 0: .full
  case 1: .minimum
  case 2: .visibleOnly
  default: .lowMemory
  }
}

/// The two ranges around the visible items.
///
/// Source: `ASLayoutRangeType.h`, `ASLayoutRangeType`.
public enum ASLayoutRangeType: Int, Hashable, Sendable, CaseIterable {
  /// Items whose contents are drawn.
  case display = 0
  /// Items whose data is fetched.
  case preload = 1
}
