import UIKit

/// The data source that UIKit calls, which returns the displayed data.
@MainActor
final class CollectionDataSourceAdapter: NSObject, UICollectionViewDataSource {
  weak var view: ASCollectionView?

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let view else { return 0 }
    view.didAskForLoad()
    return view.dataController.visibleMap.numberOfSections
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    view?.dataController.visibleMap.numberOfItems(inSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view?.cell(forItemAt: indexPath) ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view?.supplementaryView(ofKind: kind, showing: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    view?.canMoveItem(at: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if view?.moveItemInteractively(at: sourceIndexPath, to: destinationIndexPath) != true {
      collectionView.notImplemented()
    }
  }
}
