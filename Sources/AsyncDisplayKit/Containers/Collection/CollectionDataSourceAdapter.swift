import UIKit

/// The data source that UIKit calls, which returns the displayed data.
@MainActor
final class CollectionDataSourceAdapter: NSObject, UICollectionViewDataSource, AppObjectProxy {
  weak var view: ASCollectionView?
  var appObject: AnyObject? { view?.asyncDataSource }

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

  /// The data source, if it is one of UIKit's as well.
  ///
  /// Source: `ASDelegateProxy.mm`, `-interceptsSelector:`, which forwards the members of the
  /// index.
  private var indexSource: (any UICollectionViewDataSource)? {
    let source = view?.asyncDataSource
    let target: AnyObject? = (source as? PagerSourceAdapter)?.source ?? source
    return target as? any UICollectionViewDataSource
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    guard let indexSource else { return collectionView.notImplemented(returning: nil) }
    return indexSource.indexTitles(for: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    indexSource?.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      ?? collectionView.notImplemented(returning: IndexPath(item: 0, section: 0))
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
