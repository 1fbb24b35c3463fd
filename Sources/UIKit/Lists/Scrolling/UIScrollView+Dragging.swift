extension UIScrollView {
  /// Puts a finger on the content and begins to drag it. A driven step.
  ///
  /// A running animation or coasting stops. Nothing happens when scrolling is disabled.
  public func beginDragging() {
    guard isScrollEnabled, !motion.isDragging else { return }
    environment.bind {
      stopMotion()
      motion.isTracking = true
      motion.dragOrigin = contentOffset
      motion.dragged = .zero
      motion.lock = nil
      motion.isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
      panGestureRecognizer.beginDriven(at: center)
      if scrolling.keyboardDismissMode.dismissesOnDrag { window?.endEditing(true) }
    }
  }

  /// Moves the finger, and the content with it. A driven step.
  ///
  /// The content follows the finger: moving up by 10 raises the offset by 10. Past the content's
  /// edge it follows ever less, or not at all without bounces; an axis that does not scroll stays.
  /// A way that is no number is not followed.
  ///
  /// - Parameter translation: the finger's way since the last step, in points.
  public func drag(by translation: CGPoint) {
    guard motion.isDragging, translation.x.isFinite, translation.y.isFinite else { return }
    environment.bind {
      if motion.lock == nil, translation != .zero {
        motion.lock = isDirectionalLockEnabled ? DragLock(translation) : .free
      }
      motion.dragged = motion.dragged + translation
      panGestureRecognizer.moveDriven(by: translation)
      let offset = draggedOffset
      if offset != contentOffset { bounds.origin = offset }
    }
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

  /// Lifts the finger; the content coasts to its target, if that is elsewhere. A driven step.
  ///
  /// Rule: UIKit's documentation of `scrollViewWillEndDragging`: the delegate may change where the
  /// content stops. Rule V11: a layout is asked before the delegate; with paging the stop is a
  /// multiple of the view's size, whatever they say. ``finishDecelerating()`` or the virtual clock
  /// ends the coasting.
  ///
  /// - Parameter velocity: the speed of the offset in points a millisecond.
  public func endDragging(withVelocity velocity: CGPoint = .zero) {
    guard motion.isDragging else { return }
    environment.bind {
      let velocity = (motion.lock ?? .free).allowed(velocity.finiteParts)
      let stop = stopAfterDrag(velocity: velocity)
      motion.isTracking = false
      motion.isDragging = false
      panGestureRecognizer.endDriven(velocity: velocity)
      let coasts = stop != contentOffset
      motion.isDecelerating = coasts
      motion.target = coasts ? stop : nil
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
      guard coasts else { return }
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      motion.timer = environment.scheduleTimer(
        after: coastingDuration(velocity), RuntimeStep(.timer, "deceleration")
      ) { [weak self] in self?.finishDecelerating() }
    }
  }

  private func stopAfterDrag(velocity: CGPoint) -> CGPoint {
    let proposed = offsetInRange(projectedOffset(velocity))
    var target = targetOffset(forProposed: proposed, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    return isPagingEnabled ? pageOffset(velocity) : target
  }

  /// Where coasting content would stop without an end.
  ///
  /// Rule: Apple's "Designing Fluid Interfaces" (WWDC 2018): a speed of v points a millisecond goes
  /// on for v·r ÷ (1 − r) points at a rate r.
  private func projectedOffset(_ velocity: CGPoint) -> CGPoint {
    let rate = scrolling.decelerationRate.rawValue
    let factor = rate / (1 - rate)
    return CGPoint(
      x: contentOffset.x + velocity.x * factor, y: contentOffset.y + velocity.y * factor)
  }

  /// The page to rest at: the next one in the direction of speed, at most one from the start.
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

  /// The time until the speed has fallen below a tenth of a point a millisecond, 0.3 s at least.
  private func coastingDuration(_ velocity: CGPoint) -> Double {
    let speed = Double(max(abs(velocity.x), abs(velocity.y)))
    guard speed > 0.1 else { return 0.3 }
    return max(0.3, log(0.1 / speed) / log(Double(scrolling.decelerationRate.rawValue)) / 1000)
  }

  /// Brings coasting content to rest at its target. A driven step.
  public func finishDecelerating() {
    guard motion.isDecelerating, let target = motion.target else { return }
    environment.bind {
      cancelTimer()
      motion.target = nil
      if target != contentOffset { bounds.origin = target }
      motion.isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Taps the status bar: the content goes to its top if the delegate agrees. A driven step.
  public func tapStatusBar() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.lowest.y)
    guard top != contentOffset else { return }
    animateOffset(to: top)
    motion.scrollsToTop = true
  }

  // MARK: Animation

  /// The length of an animated change of the offset in virtual seconds.
  private static var animationDuration: Double { 0.3 }

  func animateOffset(to offset: CGPoint) {
    stopMotion()
    guard offset != contentOffset else { return }
    motion.isAnimating = true
    motion.target = offset
    motion.timer = environment.scheduleTimer(
      after: Self.animationDuration, RuntimeStep(.timer, "scroll animation")
    ) { [weak self] in self?.finishAnimation() }
  }

  /// Brings an animated change to its end at once. A driven step.
  public func finishAnimation() {
    guard motion.isAnimating, let target = motion.target else { return }
    let scrollsToTop = motion.scrollsToTop
    stopAnimation()
    environment.bind {
      if target != contentOffset { bounds.origin = target }
      scrollsToTop
        ? scrollDelegate?.scrollViewDidScrollToTop(self)
        : scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Forgets a running animation; the content stays where it is.
  func stopAnimation() {
    guard motion.isAnimating else { return }
    cancelTimer()
    motion.isAnimating = false
    motion.scrollsToTop = false
    motion.target = nil
  }

  private func stopMotion() {
    stopAnimation()
    guard motion.isDecelerating else { return }
    cancelTimer()
    motion.isDecelerating = false
    motion.target = nil
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  private func cancelTimer() {
    if let timer = motion.timer { environment.scheduler.cancelTimer(timer) }
    motion.timer = nil
  }
}

extension CGPoint {
  /// The point with zero for what is no number.
  fileprivate var finiteParts: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
