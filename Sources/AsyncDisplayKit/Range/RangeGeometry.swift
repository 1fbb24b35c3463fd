import UIKit

/// Where a container's items are, for the arithmetic of its ranges.
@MainActor
package protocol RangeGeometry: AnyObject {
  /// The part of the content that shows, in points of the content.
  var viewport: CGRect { get }
  /// The directions in which the content can scroll.
  var scrollableDirections: ASScrollDirection { get }
  /// The items whose frames overlap a rectangle of the content, in points; no supplementaries.
  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement]
}
