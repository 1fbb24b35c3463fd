import Foundation
import UIKit

extension UIScrollView {
  /// Simulates a finger that touches the content and begins to drag it.
  ///
  /// A running animation or deceleration ends first. Does nothing while scrolling is disabled or another
  /// drag is in progress, or if the view or the delegate of its pan recognizer does not let the gesture
  /// begin. Main actor.
  public func beginDragging() {
    guard isScrollEnabled, !motion.isDragging, letsPanBegin else { return }
    environment.bind {
      stopMotion()
      motion.isTracking = true
      motion.dragOrigin = contentOffset
      motion.dragged = .zero
      motion.lock = nil
      motion.isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
      panGestureRecognizer.begin(at: center)
      if keyboardDismissMode.dismissesOnDrag { window?.endEditing(true) }
    }
  }

  /// Simulates moving the dragging finger. The content follows it.
  ///
  /// Moving up by 10 points raises the offset by 10. Beyond an edge the content follows with increasing
  /// resistance, or not at all when `bounces` is `false`. An axis that cannot scroll does not move. A
  /// translation that is not finite is ignored.
  ///
  /// - Parameter translation: the movement since the previous call, in points.
  public func drag(by translation: CGPoint) {
    guard motion.isDragging, translation.x.isFinite, translation.y.isFinite else { return }
    environment.bind {
      if motion.lock == nil, translation != .zero {
        motion.lock = isDirectionalLockEnabled ? DragLock(translation) : .free
      }
      motion.dragged = motion.dragged + translation
      panGestureRecognizer.move(by: translation)
      let offset = draggedOffset
      if offset != contentOffset { bounds.origin = offset }
      pullRefreshControl()
    }
  }

  /// Simulates lifting the finger. The content decelerates if its target offset differs from the
  /// current one.
  ///
  /// The delegate may change where the content stops (UIKit's documentation of
  /// `scrollViewWillEndDragging`). A collection view asks its layout first, and with paging the content
  /// stops at a multiple of the view's size in any case. ``finishDecelerating()`` ends the
  /// deceleration in one step, the virtual clock in steps of 1/60 s.
  ///
  /// - Parameter velocity: the velocity of the offset, in points per millisecond.
  public func endDragging(withVelocity velocity: CGPoint = .zero) {
    guard motion.isDragging else { return }
    environment.bind {
      let velocity = (motion.lock ?? .free).allowed(velocity.finiteParts)
      holdRefreshControl()
      let stop = stopAfterDrag(velocity: velocity)
      motion.isTracking = false
      motion.isDragging = false
      // The finger moves against the offset, and a gesture's velocity is in points per second.
      panGestureRecognizer.end(
        velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
      let decelerates = stop != contentOffset
      motion.isDecelerating = decelerates
      motion.target = decelerates ? stop : nil
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
      guard decelerates else { return }
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      decelerate(to: stop, during: decelerationDuration(velocity))
    }
  }

  /// Moves decelerating content to its target offset in one step and ends the deceleration.
  ///
  /// Cells that become visible are displayed before `scrollViewDidEndDecelerating` is called.
  public func finishDecelerating() {
    guard motion.isDecelerating else { return }
    finishMotionInOneStep()
  }
}

extension UIScrollView {
  private var letsPanBegin: Bool {
    let pan = panGestureRecognizer
    guard pan.isEnabled, gestureRecognizerShouldBegin(pan) else { return false }
    guard let delegate = pan.delegate else { return true }
    if let window {
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
      let touch = UITouch(at: middle, in: window, view: self, tapCount: 1)
      guard delegate.gestureRecognizer(pan, shouldReceive: touch) else { return false }
    }
    return delegate.gestureRecognizerShouldBegin(pan)
  }

  private var draggedOffset: CGPoint {
    let wanted = motion.dragOrigin - motion.dragged
    let (lowest, highest) = offsetRange
    let width = DraggedAxis(
      lowest: lowest.x, highest: highest.x, length: bounds.width, bounces: bounces,
      alwaysBounces: alwaysBounceHorizontal)
    let height = DraggedAxis(
      lowest: lowest.y, highest: highest.y, length: bounds.height, bounces: bounces,
      alwaysBounces: alwaysBounceVertical)
    return CGPoint(
      x: motion.lock == .vertical
        ? contentOffset.x : width.offset(for: wanted.x, present: contentOffset.x),
      y: motion.lock == .horizontal
        ? contentOffset.y : height.offset(for: wanted.y, present: contentOffset.y))
  }

  private func stopAfterDrag(velocity: CGPoint) -> CGPoint {
    let proposed = offsetInRange(projectedOffset(velocity))
    var target = targetOffset(forProposed: proposed, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    return isPagingEnabled ? pageOffset(velocity) : target
  }

  /// Returns the offset at which decelerating content would stop if it were unlimited.
  ///
  /// Apple's "Designing Fluid Interfaces" (WWDC 2018): at a deceleration rate r, a velocity of v points per
  /// millisecond moves the content by v·r ÷ (1 − r) points.
  private func projectedOffset(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let factor = rate / (1 - rate)
    return CGPoint(
      x: contentOffset.x + velocity.x * factor, y: contentOffset.y + velocity.y * factor)
  }

  /// Returns the offset of the page to stop at: the next page in the direction of the velocity, at
  /// most one page from the one at which dragging began.
  private func pageOffset(_ velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      var page = (offset / length).rounded()
      if speed > 0 { page = (offset / length).rounded(.down) + 1 }
      if speed < 0 { page = (offset / length).rounded(.up) - 1 }
      return page.clamped(from: first - 1, to: first + 1) * length
    }
    let stop = CGPoint(
      x: page(contentOffset.x, motion.dragOrigin.x, velocity.x, bounds.width),
      y: page(contentOffset.y, motion.dragOrigin.y, velocity.y, bounds.height))
    return offsetInRange(stop)
  }

  /// Returns the time until the velocity falls below 0.1 points per millisecond, in seconds. At
  /// least 0.3 seconds.
  private func decelerationDuration(_ velocity: CGPoint) -> Double {
    let speed = Double(max(abs(velocity.x), abs(velocity.y)))
    guard speed > 0.1 else { return 0.3 }
    return max(0.3, log(0.1 / speed) / log(Double(decelerationRate.rawValue)) / 1000)
  }
}

extension CGPoint {
  /// The point with 0 in place of each coordinate that is not finite.
  fileprivate var finiteParts: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

/// The offsets of one scrolling axis while a finger drags the content.
private struct DraggedAxis {
  var lowest: CGFloat
  var highest: CGFloat
  /// The length of the view along the axis, in points.
  var length: CGFloat
  var bounces: Bool
  var alwaysBounces: Bool

  /// Returns the offset to display for the offset that corresponds to the finger's position.
  ///
  /// Beyond an edge the content follows the published rubber-band curve, x·c·d ÷ (d + c·x) with c = 0.55 and
  /// d the view's length. The stretch never reaches d.
  func offset(for wanted: CGFloat, present: CGFloat) -> CGFloat {
    guard highest > lowest || alwaysBounces else { return present }
    let inside = wanted.clamped(from: lowest, to: highest)
    guard bounces, wanted != inside, length > 0 else { return inside }
    let excess = abs(wanted - inside) * 0.55
    let stretch = excess * length / (length + excess)
    return wanted < inside ? inside - stretch : inside + stretch
  }
}
