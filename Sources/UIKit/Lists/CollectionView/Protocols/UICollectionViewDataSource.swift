import Foundation

/// Says what a collection view shows; two members are required, the others decline by default.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Answers the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Answers the cell of an item, dequeued for the same index path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Answers the number of sections; one when it is missing.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Answers a supplementary view, dequeued for the same index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Tells whether an item may be moved by touch; it may when this is missing.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item of the data, after it was moved by touch.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Answers the titles of the index strip; none when it is missing.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Answers the place that a title of the index strip leads to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Declines.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.optionalMembers.decline()
    return 1
  }

  /// Declines.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.optionalMembers.decline()
    return UICollectionReusableView(frame: .zero)
  }

  /// Declines.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    collectionView.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    collectionView.optionalMembers.decline()
    return IndexPath(item: 0, section: 0)
  }
}

/// Hears which items may soon be shown, to fetch their data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Announces items in the direction of scrolling, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Takes announcements back, after scrolling has turned round.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

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
