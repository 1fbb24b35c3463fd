import AsyncDisplayKit
import Foundation
import UIKit

/// Replacements for the data source and delegate answers of a collection fixture; `nil` keeps the
/// fixture's.
public struct CollectionAnswers {
  /// The number of sections.
  public var numberOfSections: ((ASCollectionNode) -> Int)?
  /// The number of items in a section.
  public var numberOfItemsInSection: ((ASCollectionNode, Int) -> Int)?
  /// The node model of an item.
  public var nodeModelForItemAt: ((ASCollectionNode, IndexPath) -> Any?)?
  /// The node block of an item; a `nil` block requests a UIKit cell.
  public var nodeBlockForItemAt: ((ASCollectionNode, IndexPath) -> ASCellNodeBlock?)?
  /// The node block of a supplementary element.
  public var nodeBlockForSupplementaryElement:
    ((ASCollectionNode, String, IndexPath) -> ASCellNodeBlock?)?
  /// The context of a section.
  public var contextForSection: ((ASCollectionNode, Int) -> (any ASSectionContext)?)?
  /// The kinds of supplementary elements in a section.
  public var supplementaryElementKindsInSection: ((ASCollectionNode, Int) -> [String])?
  /// A Boolean value that indicates whether an item may be moved by hand.
  public var canMoveItemWith: ((ASCollectionNode, ASCellNode) -> Bool)?
  /// The size range of an item.
  public var constrainedSizeForItemAt: ((ASCollectionNode, IndexPath) -> ASSizeRange)?
  /// The size range of a header.
  public var sizeRangeForHeaderInSection: ((ASCollectionNode, Int) -> ASSizeRange)?
  /// The size range of a footer.
  public var sizeRangeForFooterInSection: ((ASCollectionNode, Int) -> ASSizeRange)?
  /// A Boolean value that indicates whether an item may be highlighted.
  public var shouldHighlightItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A Boolean value that indicates whether an item may be selected.
  public var shouldSelectItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A Boolean value that indicates whether an item may be deselected.
  public var shouldDeselectItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A Boolean value that indicates whether batches may be fetched.
  public var shouldBatchFetch: ((ASCollectionNode) -> Bool)?
  /// The UIKit cell of an item.
  public var cellForItemAt: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// The UIKit view of a supplementary element.
  public var viewForSupplementaryElement:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  /// The size of a UIKit cell.
  public var sizeForItemAt: ((ASCollectionNode, IndexPath) -> CGSize)?

  /// Creates a value without replacements.
  public init() {}
}

/// Replacements for the data source and delegate answers of a table fixture; `nil` keeps the
/// fixture's.
public struct TableAnswers {
  /// The number of sections.
  public var numberOfSections: ((ASTableNode) -> Int)?
  /// The number of rows in a section.
  public var numberOfRowsInSection: ((ASTableNode, Int) -> Int)?
  /// The node block of a row.
  public var nodeBlockForRowAt: ((ASTableNode, IndexPath) -> ASCellNodeBlock)?
  /// The title of a section's header.
  public var titleForHeaderInSection: ((ASTableNode, Int) -> String?)?
  /// The title of a section's footer.
  public var titleForFooterInSection: ((ASTableNode, Int) -> String?)?
  /// The size range of a row, of which only the heights are used.
  public var constrainedSizeForRowAt: ((ASTableNode, IndexPath) -> ASSizeRange)?
  /// The row to select instead of another; `nil` for none.
  public var willSelectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// The row to deselect instead of another; `nil` for none.
  public var willDeselectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// A Boolean value that indicates whether a row may be highlighted.
  public var shouldHighlightRowAt: ((ASTableNode, IndexPath) -> Bool)?
  /// A Boolean value that indicates whether batches may be fetched.
  public var shouldBatchFetch: ((ASTableNode) -> Bool)?

  /// Creates a value without replacements.
  public init() {}
}
