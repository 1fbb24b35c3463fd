import Foundation

/// Implements no optional member, so that a controller answers what is missing as the protocols do.
///
/// A controller's members have to be its own, for subclasses to override them.
@MainActor
final class AbsentCollectionMembers: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
}
