import Foundation

/// The parts of a layout that are invalid.
///
/// The collection view makes one of the class that the layout names; a layout may make its own.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is out of date: true in what
  /// `invalidateLayout()` and reloading make.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items are out of date.
  open internal(set) var invalidateDataSourceCounts = false
  /// The adjustment of the content offset at the next layout pass, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size at the next layout pass, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The sizes that contents of elements want, in points.
  var preferredSizes: [ElementKey: CGSize] = [:]
  /// The items that were marked; nil when none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were marked, by kind; nil when none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were marked, by kind; nil when none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The former places of items that are being moved; nil outside of a move.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new places of items that are being moved; nil outside of a move.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the touch that moves items, in points in the content's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates a context in which nothing is out of date.
  public override init() {
    super.init()
  }

  /// Creates a context of the class it is called on.
  public required convenience init(ofClass: Void) {
    self.init()
  }

  /// Marks items as out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks decoration views of a kind as out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
