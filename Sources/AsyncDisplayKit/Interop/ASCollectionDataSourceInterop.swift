import UIKit

/// A collection data source that shows UIKit cells for items without nodes.
///
/// Source: Texture's `ASCollectionDataSourceInterop`.
@preconcurrency @MainActor
public protocol ASCollectionDataSourceInterop: ASCollectionDataSource {
  /// Returns the cell of an item without node, or of every item when all cells are asked for.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the view of a supplementary element without node; may be missing.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the data source is asked for the cells of items with nodes too; read at assignment.
  ///
  /// The answer for an item with a node has to be a cell of exactly the class `_ASCollectionViewCell`.
  static var dequeuesCellsForNodeBackedItems: Bool { get }
}

extension ASCollectionDataSourceInterop {
  /// Declines.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.optionalMembers.decline()
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether the data source is asked for every cell: no.
  public static var dequeuesCellsForNodeBackedItems: Bool { false }
}
