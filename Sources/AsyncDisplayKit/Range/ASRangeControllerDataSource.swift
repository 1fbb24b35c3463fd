/// What a range controller needs to know of its container.
@MainActor
package protocol ASRangeControllerDataSource: AnyObject {
  /// The elements that show, items and others.
  var visibleElements: [ASCollectionElement] { get }
  /// The direction of scrolling; none while nothing moves.
  var rangeScrollDirection: ASScrollDirection { get }
  /// The interface state of the container's node.
  var containerInterfaceState: ASInterfaceState { get }
  /// The elements that the container shows.
  var rangeElementMap: ASElementMap { get }
}
