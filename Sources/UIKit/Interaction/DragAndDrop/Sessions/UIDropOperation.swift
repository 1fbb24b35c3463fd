/// What becomes of dragged items where they are dropped.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel = 0
  /// Nothing here and now, though a drop would do at another time or place.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved, which the session has to allow.
  case move = 3

  /// Whether the items are handed on.
  var takesItems: Bool { self == .copy || self == .move }
}
