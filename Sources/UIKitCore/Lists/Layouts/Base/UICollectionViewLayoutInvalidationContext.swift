import Foundation

/// A description of the parts of a layout that are invalid.
///
/// The collection view creates a context of the class that the layout returns. A layout can also
/// create its own contexts.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether the whole layout is invalid, as after
  /// `invalidateLayout()` and reloads.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the counts of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The adjustment of the content offset at the next layout pass, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size at the next layout pass, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The sizes that the contents of elements prefer, in points.
  package var preferredSizes: [ElementKey: CGSize] = [:]
  /// The invalidated items, or `nil` when there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views by kind, or `nil` when there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views by kind, or `nil` when there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The former index paths of items that are being moved, or `nil` without a move.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of items that are being moved, or `nil` without a move.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the touch that moves items, in points in the content's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates a context that invalidates nothing.
  public override init() {
    super.init()
  }

  /// Creates a context of the receiving class.
  public required convenience init(ofClass: Void) {
    self.init()
  }

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Invalidates decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
