import Foundation

/// A proposal of what a target would do with dragged items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the drop needs a precise location. Not used by the
  /// runtime, which reports `unused-member`.
  open var isPrecise = false {
    didSet { reportUnused("UIDropProposal.isPrecise", if: isPrecise) }
  }
  /// A Boolean value that indicates whether full-size previews are preferred. Not used by the
  /// runtime, which reports `unused-member`.
  open var prefersFullSizePreview = false {
    didSet { reportUnused("UIDropProposal.prefersFullSizePreview", if: prefersFullSizePreview) }
  }

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the object itself, because a proposal is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The operation that is performed on dragged items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// No operation: the drag is canceled.
  case cancel = 0
  /// No operation at this time and location, although a drop is possible in general.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved, which the session must allow.
  case move = 3

  /// A Boolean value that indicates whether the items are transferred.
  package var takesItems: Bool { self == .copy || self == .move }
}
