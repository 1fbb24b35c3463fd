import Foundation

/// A change of a batch update, of which a layout is notified before the change is shown.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Hashable, Sendable {
    /// An element is inserted.
    case insert
    /// An element is deleted.
    case delete
    /// An element is reloaded.
    case reload
    /// An element is moved.
    case move
    /// Nothing changes.
    case none
  }

  /// The index path before the update, or `nil` for an insertion. For a whole section, the item is
  /// `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or `nil` for a deletion. For a whole section, the item is
  /// `NSNotFound`.
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
