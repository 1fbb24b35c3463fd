import UIKit

extension CollectionDelegateAdapter {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    view?.flowSize(ofItemAt: indexPath) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    view?.flowSize(of: .header, inSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    view?.flowSize(of: .footer, inSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    forward("collectionView(_:layout:insetForSectionAt:)", to: section) { delegate, section in
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    } ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    forward("collectionView(_:layout:minimumLineSpacingForSectionAt:)", to: section) {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: $1)
    } ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    forward("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", to: section) {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: $1)
    } ?? 0
  }

  /// Asks the node's delegate, and declines where it has no answer.
  private func forward<Answer>(
    _ member: StaticString, to section: Int,
    _ question: (any UICollectionViewDelegateFlowLayout, Int) -> Answer
  ) -> Answer? {
    guard let view else { return nil }
    var answer: Answer?
    // Source: `ASCollectionView.mm`, `-delegateIndexForSection:withSelector:`: the layout decides about a
    // section that the newest data lacks.
    if let delegate = view.asyncDelegate as? any UICollectionViewDelegateFlowLayout,
      let section = view.pendingSection(forShown: section)
    {
      answer = view.optionalMembers.ask(OptionalMember(member)) { question(delegate, section) }
    }
    if answer == nil { view.optionalMembers.decline(member) }
    return answer
  }
}
