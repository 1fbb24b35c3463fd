import Foundation
import UIKit

/// The values that decide whether a container fetches its next batch.
///
/// Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
package struct BatchFetchQuestion: Sendable {
  /// The direction of scrolling.
  package var direction: ASScrollDirection
  /// The directions in which the content can scroll.
  package var scrollableDirections: ASScrollDirection
  /// The viewport, in points.
  package var bounds: CGRect
  /// The size of the content, in points.
  package var contentSize: CGSize
  /// The content offset at which scrolling will end, in points.
  package var targetOffset: CGPoint
  /// The distance to the end of the content, in screenfuls, at which a fetch begins.
  package var leadingScreens: CGFloat
  /// A Boolean value that indicates whether the container is in a window.
  package var isVisible: Bool
  /// A Boolean value that indicates whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// A Boolean value that indicates whether the layout mirrors its coordinates in right-to-left
  /// interfaces.
  package var flipsHorizontally: Bool
  /// The velocity of the content offset, in points per millisecond.
  package var velocity: CGPoint

  /// Creates the values of a decision. By default the content is at rest and runs from left to
  /// right.
  package init(
    direction: ASScrollDirection, scrollableDirections: ASScrollDirection, bounds: CGRect,
    contentSize: CGSize, targetOffset: CGPoint, leadingScreens: CGFloat, isVisible: Bool,
    isRightToLeft: Bool = false, flipsHorizontally: Bool = false, velocity: CGPoint = .zero
  ) {
    self.direction = direction
    self.scrollableDirections = scrollableDirections
    self.bounds = bounds
    self.contentSize = contentSize
    self.targetOffset = targetOffset
    self.leadingScreens = leadingScreens
    self.isVisible = isVisible
    self.isRightToLeft = isRightToLeft
    self.flipsHorizontally = flipsHorizontally
    self.velocity = velocity
  }

  /// A Boolean value that indicates whether the distance is measured vertically: whenever the
  /// content can scroll vertically.
  private var usesVerticalAxis: Bool { scrollableDirections.containsVertical }
  private var viewLength: CGFloat { usesVerticalAxis ? bounds.height : bounds.width }
  private var contentLength: CGFloat { usesVerticalAxis ? contentSize.height : contentSize.width }
  private var offset: CGFloat { usesVerticalAxis ? targetOffset.y : targetOffset.x }
  private var speed: CGFloat { usesVerticalAxis ? velocity.y : velocity.x }

  /// A Boolean value that indicates whether the content scrolls toward its start.
  ///
  /// - Quirk: all bits of the direction are examined, even those across the scrolling axis.
  ///   `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
  private var isHeadingForStart: Bool {
    direction.contains(.up) || direction.contains(isRightToLeft ? .right : .left)
  }

  /// The distance from the end of the viewport to the end of the content, in points.
  ///
  /// - Quirk: in a right-to-left interface, if the layout is not flipped and the content can scroll
  ///   horizontally, the distance is the content offset; if both axes scroll, the vertical one.
  ///   `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
  private var remainingDistance: CGFloat {
    let readsFromOffset =
      !flipsHorizontally && isRightToLeft && scrollableDirections.containsHorizontal
    return readsFromOffset ? offset : contentLength - viewLength - offset
  }

  /// Returns whether to fetch the next batch now.
  @MainActor package func shouldFetch(
    context: ASBatchContext, delegate: (any ASBatchFetchingDelegate)?
  ) -> Bool {
    !context.isFetching() && isBatchDue(delegate)
  }

  /// Returns whether to fetch the next batch once none is being fetched.
  @MainActor func isBatchDue(_ delegate: (any ASBatchFetchingDelegate)?) -> Bool {
    if leadingScreens <= 0 || bounds.isEmpty { return false }
    // Batches are fetched until the content fills the view, even if the view is not visible.
    if contentLength < viewLength { return true }
    if !isVisible || isHeadingForStart { return false }
    let hint = remainingDistance <= viewLength * leadingScreens
    guard let delegate, speed > 0 else { return hint }
    let remainingTime = TimeInterval(remainingDistance / (speed * 1000))
    return delegate.shouldFetchBatch(withRemainingTime: remainingTime, hint: hint)
  }
}

/// The method of an object that predicts when a container needs its next batch.
///
/// Source: `ASBatchFetchingDelegate.h`, `ASBatchFetchingDelegate`.
@preconcurrency @MainActor
public protocol ASBatchFetchingDelegate: AnyObject {
  /// Asks the delegate whether to fetch the next batch. Called only while the content scrolls
  /// toward its end.
  ///
  /// - Parameters:
  ///   - remainingTime: the time until the end is reached at the current velocity, in seconds.
  ///   - hint: the decision of the container itself.
  /// - Returns: whether to fetch. The answer replaces the container's decision.
  func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool
}
