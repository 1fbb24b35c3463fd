/// The modes of a container's ranges, each with its own tuning parameters.
///
/// Source: `ASLayoutRangeType.h`, `ASLayoutRangeMode`, of the type `char`, which Apple's platforms import as
/// `Int8`.
public enum ASLayoutRangeMode: Int8, Hashable, Sendable {
  /// No mode has been chosen.
  case unspecified = -1
  /// Small ranges, for a container in which the user has not scrolled.
  case minimum = 0
  /// Full ranges, for a container in which the user has scrolled.
  case full = 1
  /// The visible items only.
  case visibleOnly = 2
  /// The mode for low memory, in which the display range is empty.
  case lowMemory = 3
}

/// Returns the range mode for a container that the given number of view controllers cover. 0 means
/// that it is on top.
///
/// Source: `ASVisibilityProtocols.mm`, `ASLayoutRangeModeForVisibilityDepth`.
public func ASLayoutRangeModeForVisibilityDepth(_ visibilityDepth: UInt) -> ASLayoutRangeMode {
  switch visibilityDepth {
  case 0: .full
  case 1: .minimum
  case 2: .visibleOnly
  default: .lowMemory
  }
}

/// The types of ranges around the visible items.
///
/// Source: `ASLayoutRangeType.h`, `ASLayoutRangeType`.
public enum ASLayoutRangeType: Int, Hashable, Sendable, CaseIterable {
  /// The range in which items are drawn.
  case display = 0
  /// The range in which items preload their data.
  case preload = 1
}
