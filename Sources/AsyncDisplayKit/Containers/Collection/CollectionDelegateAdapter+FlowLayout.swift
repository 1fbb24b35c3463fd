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
    flowDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: newest(section))
      ?? collectionView.notImplemented(returning: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate?.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: newest(section))
      ?? collectionView.notImplemented(returning: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate?.collectionView(
      collectionView, layout: collectionViewLayout,
      minimumInteritemSpacingForSectionAt: newest(section))
      ?? collectionView.notImplemented(returning: 0)
  }

  /// The node's delegate, whose default implementations report a method as not implemented.
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    view?.asyncDelegate as? any UICollectionViewDelegateFlowLayout
  }

  private func newest(_ section: Int) -> Int { view?.pendingSection(forShown: section) ?? section }
}
