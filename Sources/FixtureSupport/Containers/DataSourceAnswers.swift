import AsyncDisplayKit
import Foundation
import UIKit

/// Closures with which a test replaces answers of a collection fixture's data source and delegate.
/// `nil` keeps the fixture's answer.
public struct FixtureCollectionAnswers {
  /// A closure that returns the number of sections.
  public var numberOfSections: ((ASCollectionNode) -> Int)?
  /// A closure that returns the number of items in a section.
  public var numberOfItemsInSection: ((ASCollectionNode, Int) -> Int)?
  /// A closure that returns the node model of an item.
  public var nodeModelForItemAt: ((ASCollectionNode, IndexPath) -> Any?)?
  /// A closure that returns the node block of an item, or `nil` for a UIKit cell.
  public var nodeBlockForItemAt: ((ASCollectionNode, IndexPath) -> ASCellNodeBlock?)?
  /// A closure that returns the node block of a supplementary element.
  public var nodeBlockForSupplementaryElement:
    ((ASCollectionNode, String, IndexPath) -> ASCellNodeBlock?)?
  /// A closure that returns the context of a section.
  public var contextForSection: ((ASCollectionNode, Int) -> (any ASSectionContext)?)?
  /// A closure that returns the kinds of supplementary elements in a section.
  public var supplementaryElementKindsInSection: ((ASCollectionNode, Int) -> [String])?
  /// A closure that returns whether the user may move an item.
  public var canMoveItemWith: ((ASCollectionNode, ASCellNode) -> Bool)?
  /// A closure that returns the size range of an item.
  public var constrainedSizeForItemAt: ((ASCollectionNode, IndexPath) -> ASSizeRange)?
  /// A closure that returns the size range of a section's header.
  public var sizeRangeForHeaderInSection: ((ASCollectionNode, Int) -> ASSizeRange)?
  /// A closure that returns the size range of a section's footer.
  public var sizeRangeForFooterInSection: ((ASCollectionNode, Int) -> ASSizeRange)?
  /// A closure that returns whether an item may be highlighted.
  public var shouldHighlightItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A closure that returns whether an item may be selected.
  public var shouldSelectItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A closure that returns whether an item may be deselected.
  public var shouldDeselectItemAt: ((ASCollectionNode, IndexPath) -> Bool)?
  /// A closure that returns whether batches may be fetched.
  public var shouldBatchFetch: ((ASCollectionNode) -> Bool)?
  /// A closure that returns the UIKit cell of an item.
  public var cellForItemAt: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// A closure that returns the UIKit view of a supplementary element.
  public var viewForSupplementaryElement:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  /// A closure that returns the size of a UIKit cell.
  public var sizeForItemAt: ((ASCollectionNode, IndexPath) -> CGSize)?

  /// Creates a value that replaces no answers.
  public init() {}
}

/// Closures with which a test replaces answers of a table fixture's data source and delegate. `nil`
/// keeps the fixture's answer.
public struct FixtureTableAnswers {
  /// A closure that returns the number of sections.
  public var numberOfSections: ((ASTableNode) -> Int)?
  /// A closure that returns the number of rows in a section.
  public var numberOfRowsInSection: ((ASTableNode, Int) -> Int)?
  /// A closure that returns the node block of a row.
  public var nodeBlockForRowAt: ((ASTableNode, IndexPath) -> ASCellNodeBlock)?
  /// A closure that returns the title of a section's header.
  public var titleForHeaderInSection: ((ASTableNode, Int) -> String?)?
  /// A closure that returns the title of a section's footer.
  public var titleForFooterInSection: ((ASTableNode, Int) -> String?)?
  /// A closure that returns the size range of a row. Only the heights are used.
  public var constrainedSizeForRowAt: ((ASTableNode, IndexPath) -> ASSizeRange)?
  /// A closure that returns the row to select instead of a row, or `nil` for none.
  public var willSelectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// A closure that returns the row to deselect instead of a row, or `nil` for none.
  public var willDeselectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// A closure that returns whether a row may be highlighted.
  public var shouldHighlightRowAt: ((ASTableNode, IndexPath) -> Bool)?
  /// A closure that returns whether batches may be fetched.
  public var shouldBatchFetch: ((ASTableNode) -> Bool)?

  /// Creates a value that replaces no answers.
  public init() {}
}
