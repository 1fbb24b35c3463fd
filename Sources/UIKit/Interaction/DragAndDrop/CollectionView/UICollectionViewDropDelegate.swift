import Foundation

/// The drop delegate of a collection view: decides about drops and handles them. All methods but
/// the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Asks the delegate to handle the drop: to change the data, and the collection view with it.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Asks the delegate, once per session, whether it can handle the session. The default is `true`.
  ///
  /// If the method returns `false`, the delegate is not notified about the session again.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Tells the delegate that the dragged items have entered the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for a proposal of what a drop would do now.
  ///
  /// The index path is the one of the item under the finger, the one after the last item if the
  /// finger is beyond it, or `nil`.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells the delegate that the dragged items have left the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a session that has been over the collection view is over, wherever it
  /// ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate how a dropped item is shown. This method is never called by this runtime,
  /// which draws no previews.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a proposal to copy.
  ///
  /// Decided here: Apple documents that a proposal is returned, but not which one.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Returns `nil`, which shows the whole cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal of what a collection view would do with dragged items if they were dropped now, and
/// at which position.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The position at which the items are inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// No particular position. No gap opens.
    case unspecified
    /// Before the destination. A gap opens there.
    case insertAtDestinationIndexPath
    /// Into the destination, which does not move.
    case insertIntoDestinationIndexPath
  }

  /// The position at which the items are inserted.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a particular position.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
