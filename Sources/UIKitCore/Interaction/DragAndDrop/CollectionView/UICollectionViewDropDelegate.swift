import Foundation

/// The drop delegate of a collection view, which decides on drops and handles them. All methods
/// except the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Asks the delegate to handle the drop by changing the data and updating the collection view.
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
  /// Asks the delegate for a proposal for dropping at the current location.
  ///
  /// The index path is that of the item under the finger, the one after the last item if the finger
  /// is beyond it, or `nil`.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells the delegate that the dragged items have left the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag session that entered the collection view has ended anywhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the preview parameters of an item to whose place a drop is animated. They
  /// are not used by the runtime, which draws no previews.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// The default implementation returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// The default implementation returns a proposal to copy.
  ///
  /// Decided here: Apple documents that a proposal is returned, but not which one.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// The default implementation returns `nil`, which shows the whole cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for dropping items on a collection view: the operation and the position.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The position at which the items are inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// The items have no particular position. No gap opens.
    case unspecified
    /// The items are inserted before the destination. A gap opens there.
    case insertAtDestinationIndexPath
    /// The items are inserted into the item at the destination, which does not move.
    case insertIntoDestinationIndexPath
  }

  /// The position at which the items are inserted.
  public let intent: Intent

  /// Creates a proposal for an operation and a position.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal for an operation without a particular position.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
