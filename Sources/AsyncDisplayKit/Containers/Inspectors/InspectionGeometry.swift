import UIKit

/// The properties of a collection view that the size rules of layout inspectors depend on.
///
/// Source: `ASCollectionViewLayoutInspector.mm`, `NodeConstrainedSizeForScrollDirection`, and
/// `ASCollectionViewFlowLayoutInspector.mm`.
package struct InspectionGeometry: Hashable, Sendable {
  /// The viewport's size, in points.
  package var viewport: CGSize
  /// The content inset, in points.
  package var contentInset: UIEdgeInsets
  /// The directions in which the collection view can scroll.
  package var scrollableDirections: ASScrollDirection

  /// Creates a geometry from the properties of a collection view.
  package init(
    viewport: CGSize, contentInset: UIEdgeInsets, scrollableDirections: ASScrollDirection
  ) {
    self.viewport = viewport
    self.contentInset = contentInset
    self.scrollableDirections = scrollableDirections
  }

  /// The default size range of an item: up to the viewport less its inset across the scrolling
  /// axis, and unlimited along it.
  ///
  /// - Quirk: the maximum along the scrolling axis is the greatest finite number, not infinity; if
  ///   both axes scroll, only the height is limited; and section insets are not subtracted.
  ///   `ASCollectionViewLayoutInspector.mm`, `NodeConstrainedSizeForScrollDirection`.
  package var defaultItemRange: ASSizeRange {
    var maximum = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    if scrollableDirections.containsHorizontal {
      maximum.height = viewport.height - (contentInset.top + contentInset.bottom)
    } else {
      maximum.width = viewport.width - (contentInset.left + contentInset.right)
    }
    return ASSizeRangeMake(.zero, maximum)
  }
}

/// The size rules of a flow layout's items, headers and footers.
package struct FlowSizeRules: Hashable, Sendable {
  /// The collection view's geometry.
  package var geometry: InspectionGeometry
  /// A Boolean value that indicates whether the layout's lines run vertically, so that content
  /// scrolls horizontally.
  package var scrollsHorizontally: Bool

  /// Creates the rules for a geometry and a scrolling axis.
  package init(geometry: InspectionGeometry, scrollsHorizontally: Bool) {
    self.geometry = geometry
    self.scrollsHorizontally = scrollsHorizontally
  }

  /// Returns the size range of an item: the delegate's answer, or else the layout's item size, or
  /// else the default.
  ///
  /// - Quirk: an unconstrained range of the delegate is ignored, and so is an item size of 50 by
  ///   50. `ASCollectionViewFlowLayoutInspector.mm`,
  ///   `-collectionView:constrainedSizeForNodeAtIndexPath:`.
  package static func itemRange(
    answer: ASSizeRange?, itemSize: @autoclosure () -> CGSize,
    standard: @autoclosure () -> ASSizeRange
  ) -> ASSizeRange {
    if let answer, answer != ASSizeRangeUnconstrained { return answer }
    let itemSize = itemSize()
    guard itemSize == CGSize(width: 50, height: 50) else { return ASSizeRangeMake(itemSize) }
    return standard()
  }

  /// Returns the origin of an item's size range if the delegate's answer is not used, or `nil` if
  /// it is used.
  static func ownItemOrigin(
    answer: ASSizeRange?, itemSize: @autoclosure () -> CGSize
  ) -> SizingOrigin? {
    if let answer, answer != ASSizeRangeUnconstrained { return nil }
    guard itemSize() == CGSize(width: 50, height: 50) else { return .itemSize }
    return answer == nil ? .axisDefault : .axisDefaultForUnconstrained
  }

  /// Returns the size range of a header or footer, with the viewport's extent across the scrolling
  /// axis.
  ///
  /// - Quirk: the content inset is ignored, and along the scrolling axis a minimum may be above its
  ///   maximum. `ASCollectionViewFlowLayoutInspector.mm`,
  ///   `-collectionView:constrainedSizeForSupplementaryNodeOfKind:atIndexPath:`.
  package func supplementaryRange(_ range: ASSizeRange) -> ASSizeRange {
    var range = range
    if scrollsHorizontally {
      (range.min.height, range.max.height) = (geometry.viewport.height, geometry.viewport.height)
    } else {
      (range.min.width, range.max.width) = (geometry.viewport.width, geometry.viewport.width)
    }
    return range
  }

  /// Returns the number of headers or footers of a section: 1 if the range has an extent along the
  /// scrolling axis.
  package func supplementaryCount(for range: ASSizeRange) -> Int {
    (scrollsHorizontally ? range.max.width : range.max.height) > 0 ? 1 : 0
  }
}

/// The kinds of supplementary elements in a flow layout.
package enum FlowSupplementary: Sendable {
  /// The element before a section's items.
  case header
  /// The element after a section's items.
  case footer

  /// Creates the element for a kind, or `nil` for a kind that flow layouts do not have.
  @MainActor package init?(kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  /// Returns the layout's reference size of the element, in points.
  @MainActor func referenceSize(of layout: UICollectionViewFlowLayout?) -> CGSize {
    guard let layout else { return .zero }
    return self == .header ? layout.headerReferenceSize : layout.footerReferenceSize
  }
}
