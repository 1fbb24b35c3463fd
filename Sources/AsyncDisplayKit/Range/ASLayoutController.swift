import UIKit

/// The controller that calculates which items are in a container's ranges, from geometry and tuning
/// parameters.
///
/// Source: `ASAbstractLayoutController.mm`, `ASAbstractLayoutController`, and its two subclasses.
@MainActor
package final class ASLayoutController {
  /// The tuning parameters of each mode and range type.
  package var tuning = RangeTuningTable()
  private let geometry: any RangeGeometry

  /// Creates a controller that retains its geometry.
  package init(geometry: any RangeGeometry) {
    self.geometry = geometry
  }

  /// Returns the items of one range.
  package func elements(
    scrolling direction: ASScrollDirection, mode: ASLayoutRangeMode, type: ASLayoutRangeType,
    of map: ASElementMap
  ) -> [ASCollectionElement] {
    let rect = geometry.viewport.expanded(
      by: tuning[mode, type], scrollable: geometry.scrollableDirections, direction: direction)
    return geometry.itemElements(in: rect, of: map)
  }

  /// Returns the items of the display range and those of the preload range.
  package func elementsOfBothRanges(
    scrolling direction: ASScrollDirection, mode: ASLayoutRangeMode, of map: ASElementMap
  ) -> (display: [ASCollectionElement], preload: [ASCollectionElement]) {
    let (viewport, scrollable) = (geometry.viewport, geometry.scrollableDirections)
    func rect(_ type: ASLayoutRangeType) -> CGRect {
      viewport.expanded(by: tuning[mode, type], scrollable: scrollable, direction: direction)
    }
    return geometry.itemElements(inDisplay: rect(.display), preload: rect(.preload), of: map)
  }
}

/// The geometry of a container's items, used to calculate its ranges.
@MainActor
package protocol RangeGeometry: AnyObject {
  /// The visible part of the content, in points of the content.
  var viewport: CGRect { get }
  /// The directions in which the content can scroll.
  var scrollableDirections: ASScrollDirection { get }
  /// Returns the items whose frames overlap a rectangle of the content, in points. Supplementary
  /// elements are not included.
  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement]
  /// Returns the items whose frames overlap two rectangles of the content, in points.
  func itemElements(
    inDisplay display: CGRect, preload: CGRect, of map: ASElementMap
  ) -> (display: [ASCollectionElement], preload: [ASCollectionElement])
}

extension RangeGeometry {
  /// Returns the items of one rectangle after the other.
  ///
  /// Source: `ASAbstractLayoutController.mm`,
  /// `-allElementsForScrolling:rangeMode:displaySet:preloadSet:map:`, also of tables.
  package func itemElements(
    inDisplay display: CGRect, preload: CGRect, of map: ASElementMap
  ) -> (display: [ASCollectionElement], preload: [ASCollectionElement]) {
    (itemElements(in: display, of: map), itemElements(in: preload, of: map))
  }
}
