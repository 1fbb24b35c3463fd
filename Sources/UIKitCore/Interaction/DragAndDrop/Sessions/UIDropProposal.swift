import Foundation

/// A proposal for dropping items at the current location.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the drop needs a precise location. Not used by the
  /// runtime, which reports `unused-member`.
  open var isPrecise = false { didSet { reportUnused("UIDropProposal", if: isPrecise) } }
  /// A Boolean value that indicates whether full-size previews are preferred. Not used by the
  /// runtime, which reports `unused-member`.
  open var prefersFullSizePreview = false {
    didSet { reportUnused("UIDropProposal", if: prefersFullSizePreview) }
  }

  /// Creates a proposal for an operation.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the proposal itself, because a proposal is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The operation that is performed on dragged items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drag is canceled.
  case cancel = 0
  /// Dropping is not allowed at this time and location, although it is possible in general.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved. The session must allow it.
  case move = 3

  /// A Boolean value that indicates whether the operation transfers the items.
  package var takesItems: Bool { self == .copy || self == .move }
}
