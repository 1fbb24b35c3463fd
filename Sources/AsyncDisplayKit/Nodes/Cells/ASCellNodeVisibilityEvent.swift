/// What a cell node hears while its container scrolls.
///
/// Texture: `ASCellNodeVisibilityEvent`.
public enum ASCellNodeVisibilityEvent: UInt, Hashable, Sendable {
  /// The cell became visible.
  case visible
  /// The container scrolled while the cell was visible.
  case visibleRectChanged
  /// The cell is no longer visible.
  case invisible
  /// A drag of the container begins.
  case willBeginDragging
  /// A drag of the container has ended.
  case didEndDragging
  /// The container has come to rest.
  case didStopScrolling
}
