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
    guard let view, let newest = view.pendingSection(forShown: section) else {
      return collectionView.notImplemented(returning: .zero)
    }
    if let delegate = view.delegateProtocols.flowLayoutOfUIKit {
      return delegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: newest)
    }
    return view.delegateProtocols.flowLayout?.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: newest)
      ?? collectionView.notImplemented(returning: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    forward(section) {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: $1)
    } ?? collectionView.notImplemented(returning: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    forward(section) {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: $1)
    } ?? collectionView.notImplemented(returning: 0)
  }

  /// Asks the node's delegate about a section of the newest data. Returns `nil` if the newest data
  /// lacks the section, so that the layout's own metric applies.
  ///
  /// Source: `ASCollectionView.mm`, `-delegateIndexForSection:withSelector:`.
  private func forward<Answer>(
    _ section: Int, _ question: (any UICollectionViewDelegateFlowLayout, Int) -> Answer
  ) -> Answer? {
    guard let delegate = view?.delegateProtocols.flowLayoutOfUIKit,
      let newest = view?.pendingSection(forShown: section)
    else { return nil }
    return question(delegate, newest)
  }
}
