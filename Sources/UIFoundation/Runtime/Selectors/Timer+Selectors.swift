import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target. Add it to a run loop.
  ///
  /// The target is retained until the timer is invalidated. A closure has the place of the target and selector
  /// in Foundation on Linux, and ``userInfo`` is always `nil` there: the method gets the timer.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = Self.call(aTarget, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo, block: call)
  }

  /// Creates a timer that fires at a date and then, if it repeats, at an interval in seconds.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(t, s))
  }

  /// Creates a timer that calls a method of a target, and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call(aTarget, aSelector))
  }

  private class func call(
    _ target: Any, _ selector: Selector
  ) -> @Sendable (Timer) -> Void {
    let target = SelectorTarget(target, isRetained: true)
    return { timer in
      if let object = target.object { selector.call(on: object, timer) }
    }
  }
}
