/// The two ranges around the visible items.
///
/// Source: Texture's `ASLayoutRangeType`.
public enum ASLayoutRangeType: Int, Hashable, Sendable, CaseIterable {
  /// Items whose contents are drawn.
  case display = 0
  /// Items whose data is fetched.
  case preload = 1
}
