// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
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
  /// Asks the data source for the number of sections. Without this method, there is one section.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Asks the data source for a supplementary view, dequeued for the same index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Asks the data source whether an item can be moved interactively. Without this method, it can.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Tells the data source to move an item of the data, because the user moved the item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Asks the data source for the titles of the section index. Without this method, there is no
  /// index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Asks the data source for the index path of the item for a title of the section index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.notImplemented(returning: UICollectionReusableView(frame: .zero))
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { collectionView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    collectionView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { collectionView.notImplemented(returning: IndexPath(item: 0, section: 0)) }
}

/// The methods that notify a data source of items that will soon be displayed, so that it can fetch
/// their data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Tells the data source which items will soon be displayed, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells the data source that prefetching was canceled because the scroll direction changed.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
