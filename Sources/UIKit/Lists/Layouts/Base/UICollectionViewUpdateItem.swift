import Foundation

/// One change of a batch, as a layout learns of it before the change is shown.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Hashable, Sendable {
    /// Something new appears.
    case insert
    /// Something disappears.
    case delete
    /// Something is replaced where it is.
    case reload
    /// Something changes its place.
    case move
    /// Nothing happens.
    case none
  }

  /// The place before the batch; nil for an insert. A whole section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the batch; nil for a delete. A whole section has the item `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ change: ListChange) {
    indexPathBeforeUpdate = change.before
    indexPathAfterUpdate = change.after
    updateAction = change.action
    super.init()
  }
}
