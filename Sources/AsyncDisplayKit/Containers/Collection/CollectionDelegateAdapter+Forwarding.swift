import UIKit

// Texture's delegate proxy hands everything that the collection does not need itself to the app's
// delegate as it is, with UIKit's index paths.
extension CollectionDelegateAdapter {
  /// Asks the node's delegate for something in UIKit's spelling, and declines without an answer.
  private func forward<Answer>(
    _ member: StaticString, _ question: (any ASCollectionDelegate) -> Answer
  ) -> Answer? {
    guard let view else { return nil }
    var answer: Answer?
    if let delegate = view.asyncDelegate {
      answer = view.optionalMembers.ask(OptionalMember(member)) { question(delegate) }
    }
    if answer == nil { view.optionalMembers.decline(member) }
    return answer
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    forward("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      $0.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    } ?? proposedContentOffset
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    forward("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
      $0.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    } ?? proposedIndexPath
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forward("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forward("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      $0.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.asyncDelegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.asyncDelegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view?.asyncDelegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
