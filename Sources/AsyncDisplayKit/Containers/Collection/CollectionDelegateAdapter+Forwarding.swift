import UIKit

// Texture's delegate proxy hands everything that the collection does not need itself to the app's
// delegate as it is, with UIKit's index paths. Context menus are asked of the app's delegate itself.
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

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    forward(
      """
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:\
      toProposedIndexPath:)
      """
    ) {
      $0.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    } ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    forward("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    view?.asyncDelegate?.collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    view?.asyncDelegate?.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    view?.asyncDelegate?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    view?.asyncDelegate?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    view?.asyncDelegate?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}
