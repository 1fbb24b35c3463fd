import Foundation

/// What a collection view would do with dragged items if they were dropped now, and where.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere in particular: no gap opens.
    case unspecified
    /// In front of the destination: a gap opens there.
    case insertAtDestinationIndexPath
    /// Into the destination, which stays where it is.
    case insertIntoDestinationIndexPath
  }

  /// Where the items go.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that goes nowhere in particular.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
