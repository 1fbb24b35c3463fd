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
}
