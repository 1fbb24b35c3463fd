import Foundation

/// A group of layer changes. Changes apply immediately; the completion handler runs by the
/// environment's clock.
///
/// Groups can be nested. The open groups belong to the environment, not to the process.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  struct Group {
    var duration = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private static var state: ApplicationState { RuntimeEnvironment.current.application }

  /// Begins a group of layer changes.
  public class func begin() {
    var group = state.transactions.last ?? Group()
    group.completion = nil
    state.transactions.append(group)
  }

  /// Ends the group. Its completion handler runs after its duration, or in the next step on the
  /// main queue.
  ///
  /// Rule: Core Animation's documentation: the handler runs when the group's animations have ended,
  /// immediately if there are none. The group's duration is the only animation that the runtime
  /// knows.
  public class func commit() {
    guard let group = state.transactions.popLast(), let completion = group.completion else {
      return
    }
    let box = MainActorBox(completion)
    let environment = RuntimeEnvironment.current
    guard !group.disablesActions, group.duration > 0 else {
      return environment.enqueueOnMain(RuntimeScheduling.Step(.main, "transaction")) { box.value() }
    }
    environment.scheduleTimer(after: group.duration, RuntimeScheduling.Step(.timer, "transaction"))
    {
      box.value()
    }
  }

  /// Has no effect: windows run their layout passes themselves.
  public class func flush() {}

  private class func change(_ body: (inout Group) -> Void) {
    guard !state.transactions.isEmpty else { return }
    body(&state.transactions[state.transactions.count - 1])
  }

  /// Returns the duration of the group's animations, in seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    state.transactions.last?.duration ?? Group().duration
  }

  /// Sets the duration of the group's animations, in seconds.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  /// Returns the timing function of the group's animations.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    state.transactions.last?.timingFunction
  }

  /// Sets the timing function of the group's animations. Not used by the runtime, which reports
  /// `unused-member`.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
    reportUnused("CATransaction", if: function != nil, member: "setAnimationTimingFunction")
  }

  /// Returns a Boolean value that indicates whether the group's changes are not animated.
  public class func disableActions() -> Bool { state.transactions.last?.disablesActions ?? false }

  /// Sets whether the group's changes are not animated.
  public class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Sets the completion handler of the group, or removes it when `nil`.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// Returns the completion handler of the group, or `nil`.
  public class func completionBlock() -> (() -> Void)? { state.transactions.last?.completion }

  /// Returns the value of a key: of a setting such as ``kCATransactionDisableActions``, or of an
  /// app-defined key.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: state.transactions.last?.values[key]
    }
  }

  /// Sets the value of a key: of a setting such as ``kCATransactionDisableActions``, or of an
  /// app-defined key.
  ///
  /// For a setting, a value of another type has no effect.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = CGFloat(number: anObject) { setAnimationDuration(Double(seconds)) }
    case kCATransactionDisableActions:
      if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue {
        setDisableActions(flag)
      }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }
}

/// The key of the duration of a group's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the setting that disables animations of a group.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a group's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion handler of a group.
public let kCATransactionCompletionBlock = "completionBlock"
