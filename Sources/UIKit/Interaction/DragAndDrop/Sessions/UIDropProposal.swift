import Foundation

/// What a target would do with dragged items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// What would become of the items.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the drop would hit something small; kept as a value.
  open var isPrecise = false
  /// A Boolean value that indicates whether full-size previews are wanted; kept as a value.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Itself: what it proposes does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

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

  /// A Boolean value that indicates whether the items are handed on.
  var takesItems: Bool { self == .copy || self == .move }
}
