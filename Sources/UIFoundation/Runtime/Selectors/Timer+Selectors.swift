import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target. Add it to a run loop.
  ///
  /// The target is retained until the timer is invalidated. In the method that the timer calls, ``userInfo`` of its
  /// argument is the value given here. A timer of Foundation on Linux has no user info, so that this argument is
  /// another timer, which controls this one.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = Self.call(aTarget, aSelector, userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo, block: call)
  }

  /// Creates a timer that fires at a date and then, if it repeats, at an interval in seconds.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(t, s, ui))
  }

  /// Creates a timer that calls a method of a target, and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      timeInterval: ti, repeats: yesOrNo, block: call(aTarget, aSelector, userInfo))
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private class func call(
    _ target: Any, _ selector: Selector, _ userInfo: Any?
  ) -> @Sendable (Timer) -> Void {
    let target = SelectorTarget(target, isRetained: true, argument: userInfo)
    return { timer in
      guard let object = target.object else { return }
      let isInformed = target.argument == nil || timer is SelectorTimer
      selector.call(on: object, isInformed ? timer : SelectorTimer(of: timer, target.argument))
    }
  }
}

/// A timer with user info: the timer itself, or one that controls another.
private final class SelectorTimer: Timer {
  var info: Any?
  private var controlled: Timer?

  convenience init(of timer: Timer, _ info: Any?) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
    (controlled, self.info) = (timer, info)
  }

  override var userInfo: Any? { info }
  override var timeInterval: TimeInterval { controlled?.timeInterval ?? super.timeInterval }
  override var isValid: Bool { controlled?.isValid ?? super.isValid }
  override var fireDate: Date {
    get { controlled?.fireDate ?? super.fireDate }
    set { if let controlled { controlled.fireDate = newValue } else { super.fireDate = newValue } }
  }
  override var tolerance: TimeInterval {
    get { controlled?.tolerance ?? super.tolerance }
    set {
      if let controlled { controlled.tolerance = newValue } else { super.tolerance = newValue }
    }
  }

  override func fire() {
    if let controlled { controlled.fire() } else { super.fire() }
  }

  override func invalidate() {
    if let controlled { controlled.invalidate() } else { super.invalidate() }
  }
}
