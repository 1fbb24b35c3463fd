import Foundation

extension NSObject {
  /// Returns a Boolean value that indicates whether the object is of the type that has a selector's method.
  ///
  /// On a device, any object with a method of the same name responds. Here the selector contains the method
  /// of one type, and the objects of its subclasses respond.
  public final func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Calls the method of a selector. Its result is dropped.
  public final func perform(_ aSelector: Selector!) {
    aSelector?.call(on: self)
  }

  /// Calls the method of a selector with an argument. Its result is dropped.
  public final func perform(_ aSelector: Selector!, with object: Any!) {
    aSelector?.call(on: self, object)
  }

  /// Calls the method of a selector with two arguments. Its result is dropped.
  public final func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) {
    aSelector?.call(on: self, object1, object2)
  }

  /// Calls the method of a selector after a delay in seconds, on the main thread.
  ///
  /// The object and the argument are retained until then. Rule: Apple's documentation of
  /// `perform(_:with:afterDelay:)`, which sets up a timer.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedSelector(self, aSelector, anArgument).begin(after: delay)
  }

  /// Calls the method of a selector after a delay in seconds, on the main thread. The run loop's modes are
  /// not used.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls the method of a selector on the main thread: in place when the caller waits on the main
  /// thread, otherwise in a later turn of the main queue.
  public final func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let target = SelectorTarget(self, isRetained: true, argument: arg)
    let call: @Sendable () -> Void = {
      if let object = target.object { aSelector.call(on: object, target.argument) }
    }
    switch (wait, RuntimeScheduling.Role.current) {
    case (true, .main): call()
    case (true, .background): DispatchQueue.main.sync(execute: call)
    case (false, _): DispatchQueue.main.async(execute: call)
    }
  }

  /// Calls the method of a selector on a background thread.
  public final func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let target = SelectorTarget(self, isRetained: true, argument: arg)
    DispatchQueue.global().async {
      if let object = target.object { aSelector.call(on: object, target.argument) }
    }
  }

  /// Cancels the delayed calls of an object's methods.
  public final class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedSelector.cancel(aTarget)
  }

  /// Cancels the delayed calls of one method of an object with an equal argument.
  ///
  /// Rule: Apple's documentation: the argument is compared with `isEqual:`, and `nil` is only equal to `nil`.
  public final class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedSelector.cancel(aTarget, aSelector, anArgument)
  }
}
