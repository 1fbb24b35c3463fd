import Synchronization
import UIKit

/// The methods of a data source that provides UIKit cells for items without nodes.
///
/// Source: `ASCollectionNode.h`, `ASCollectionDataSourceInterop`.
@preconcurrency @MainActor
public protocol ASCollectionDataSourceInterop: ASCollectionDataSource {
  /// Asks the data source for the cell of an item without a node, or of every item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Asks the data source for the view of a supplementary element without a node. Optional.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// A Boolean value that indicates whether the data source also provides the cells of items with
  /// nodes. Read when the data source is set.
  ///
  /// The answer for an item with a node has to be a cell of exactly the class `_ASCollectionViewCell`.
  /// Source: `ASCollectionView.mm`, `-setAsyncDataSource:` and
  /// `-collectionView:cellForItemAtIndexPath:`.
  static var dequeuesCellsForNodeBackedItems: Bool { get }
}

extension ASCollectionDataSourceInterop {
  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.notImplemented(returning: UICollectionReusableView(frame: .zero))
  }

  /// The default implementation returns `false`: only items without nodes get cells from the data
  /// source.
  public static var dequeuesCellsForNodeBackedItems: Bool { false }
}

/// A collection node's delegate that is also notified of the display of UIKit cells and views.
///
/// Source: `ASCollectionNode.h`, `ASCollectionDelegateInterop`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateInterop: ASCollectionDelegate {
  /// Tells the delegate that a UIKit cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a UIKit cell is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a UIKit view of a supplementary element is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Tells the delegate that a UIKit view of a supplementary element is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
}

extension ASCollectionDelegateInterop {
  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }
}

// A class that states Texture's protocol and UIKit's inherits the defaults of both protocols. These
// defaults resolve the ambiguity.
extension ASCollectionDelegateInterop where Self: UICollectionViewDelegate {
  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }
}

/// The node of an item with a UIKit cell. Layouts may measure it like any node, but it is never
/// displayed.
///
/// Source: `ASCellNode.mm`, `ASWrapperCellNode`.
final class PlainCellNode: ASCellNode {
  private let isReplaced = Atomic(true)

  /// A Boolean value that indicates whether a UIKit cell or view is shown instead of the node.
  var isReplacedByCell: Bool { isReplaced.load(ordering: .relaxed) }

  /// Shows the node after all, because the data source provides no view.
  func showItself() { isReplaced.store(false, ordering: .relaxed) }
}

extension ASCellNode {
  /// A Boolean value that indicates whether the item has a UIKit cell, which the data source
  /// provides, instead of this node.
  ///
  /// Readable on any thread. Such a node is never shown; see ``ASCollectionDataSourceInterop``.
  public final var shouldUseUIKitCell: Bool { (self as? PlainCellNode)?.isReplacedByCell == true }
}
