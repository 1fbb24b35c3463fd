import UIKit

/// A collection data source that shows UIKit cells for items without nodes.
///
/// Source: `ASCollectionNode.h`, `ASCollectionDataSourceInterop`.
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
  /// A Boolean value that indicates whether the data source is asked for the cells of items with
  /// nodes too; read at assignment.
  ///
  /// The answer for an item with a node has to be a cell of exactly the class `_ASCollectionViewCell`.
  static var dequeuesCellsForNodeBackedItems: Bool { get }
}

extension ASCollectionDataSourceInterop {
  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.notImplemented(returning: UICollectionReusableView(frame: .zero))
  }

  /// A Boolean value that indicates whether the data source is asked for every cell: no.
  public static var dequeuesCellsForNodeBackedItems: Bool { false }
}

/// A collection delegate that is notified of the UIKit cells and views of elements without nodes.
///
/// The four methods that notify it are those of `UICollectionViewDelegate`: the display of
/// cells and of supplementary views. Source: `ASCollectionNode.h`, `ASCollectionDelegateInterop`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateInterop: ASCollectionDelegate {}

/// The placeholder node of a UIKit cell. Layouts may measure it like a node; it is never displayed.
final class PlainCellNode: ASCellNode {
  /// Takes the whole size, in points; nothing along an axis without end.
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(
      width: constrainedSize.width < 10_000_000 ? constrainedSize.width : 0,
      height: constrainedSize.height < 10_000_000 ? constrainedSize.height : 0)
  }
}

extension ASCellNode {
  /// A Boolean value that indicates whether the node is the placeholder of a UIKit cell, which the interop data source supplies.
  ///
  /// Readable on any thread. Such a node is never shown; see ``ASCollectionDataSourceInterop``.
  public final var shouldUseUIKitCell: Bool { self is PlainCellNode }
}
