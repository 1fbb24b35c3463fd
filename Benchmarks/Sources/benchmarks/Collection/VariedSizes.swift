import UIKit

/// Gives every item a size of its own.
@MainActor
final class VariedSizes: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40 + indexPath.item * 37 % 120, height: 30 + indexPath.item * 53 % 40)
  }
}
