import Foundation

/// The methods that provide the data of a collection view. Two are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Asks the data source for the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Asks the data source for the cell of an item, dequeued for the same index path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Asks the data source for the number of sections; one if it is not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Asks the data source for a supplementary view, dequeued for the same index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Asks the data source whether an item may be moved by touch; it may if it is not implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item of the data, after it was moved by touch.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Asks the data source for the titles of the index strip; none if it is not implemented.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Asks the data source for the place that a title of the index strip leads to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Reports the method as not implemented.
  public func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { collectionView.notImplemented(returning: 1) }

  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.notImplemented(returning: UICollectionReusableView(frame: .zero))
  }

  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { collectionView.notImplemented(returning: true) }

  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// Reports the method as not implemented.
  public func indexTitles(
    for collectionView: UICollectionView
  ) -> [String]? { collectionView.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { collectionView.notImplemented(returning: IndexPath(item: 0, section: 0)) }
}

/// The methods that tell a data source which items may soon be displayed, so that it fetches their data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Announces items in the direction of scrolling, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Tells the data source that prefetching was canceled, after the direction of scrolling changed.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
