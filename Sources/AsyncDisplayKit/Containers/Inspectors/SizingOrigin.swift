/// The source of the size of an element in a container.
///
/// Stored in one byte, because every element has one. Names and numbers are read from the
/// container.
package enum SizingOrigin: UInt8, Sendable {
  /// A source that is not known.
  case unknown
  /// A layout inspector of the app.
  case inspector
  /// The page size of a pager node.
  case page
  /// `collectionNode(_:constrainedSizeForItemAt:)` of the delegate.
  case nodeDelegate
  /// `collectionView(_:constrainedSizeForNodeAt:)` of the delegate.
  case viewDelegate
  /// The flow layout's `itemSize`.
  case itemSize
  /// The default: the viewport across the scrolling axis, unlimited along it.
  case axisDefault
  /// The default, because the delegate's answer is unconstrained and therefore not used.
  case axisDefaultForUnconstrained
  /// `collectionNode(_:sizeRangeForHeaderInSection:)` of the delegate, or the method for footers.
  case sectionDelegate
  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)` of the delegate, or the method for
  /// footers.
  case sectionReferenceSize
  /// The flow layout's reference size of headers or footers.
  case layoutReferenceSize
  /// `collectionView(_:layout:sizeForItemAt:)` of the delegate, for a UIKit cell.
  case plainCellDelegate
  /// The maximum of the delegate's size range, for a UIKit cell.
  case plainCellRange
  /// The flow layout's `itemSize`, for a UIKit cell.
  case plainCellItemSize
  /// The width of a table's rows and `tableNode(_:constrainedSizeForRowAt:)` of the delegate.
  case rowDelegate
  /// The width of a table's rows, with any height.
  case rowWidth
  /// The frame that a layout delegate computed.
  case layoutDelegate
}
