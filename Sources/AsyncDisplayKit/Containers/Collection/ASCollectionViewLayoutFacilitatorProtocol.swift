import UIKit

/// Hears of a collection view's edits before they are carried out.
///
/// Source: Texture's `ASCollectionViewLayoutFacilitatorProtocol`.
@preconcurrency @MainActor
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {
  /// Hears that cells will be edited.
  func collectionViewWillEditCells(at indexPaths: [IndexPath], batched isBatched: Bool)
  /// Hears that sections will be edited.
  func collectionViewWillEditSections(at indexes: IndexSet, batched isBatched: Bool)
  /// Hears that a batch of edits will be carried out.
  func collectionViewWillPerformBatchUpdates()
}
