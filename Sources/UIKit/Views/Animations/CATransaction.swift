import Foundation

/// A group of changes to layers; changes are made at once, the completion comes by the clock.
///
/// Groups nest. The open groups belong to the environment, not to the process.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  struct Group {
    var duration = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private static var state: ApplicationState { RuntimeEnvironment.current.application }

  /// Opens a group.
  public class func begin() {
    var group = state.transactions.last ?? Group()
    group.completion = nil
    state.transactions.append(group)
  }

  /// Closes the group; its completion runs after its duration, or in the next turn.
  ///
  /// Rule: Core Animation's documentation: the completion runs once the group's animations have
  /// ended, at once when there is none; layers here know of none but the group's duration.
  public class func commit() {
    guard let group = state.transactions.popLast(), let completion = group.completion else {
      return
    }
    let box = MainActorBox(completion)
    let environment = RuntimeEnvironment.current
    guard !group.disablesActions, group.duration > 0 else {
      return environment.enqueueOnMain(RuntimeStep(.main, "transaction")) { box.value() }
    }
    environment.scheduleTimer(after: group.duration, RuntimeStep(.timer, "transaction")) {
      box.value()
    }
  }

  /// Lays out and draws nothing early: windows run their passes themselves.
  public class func flush() {}

  private class func change(_ body: (inout Group) -> Void) {
    guard !state.transactions.isEmpty else { return }
    body(&state.transactions[state.transactions.count - 1])
  }

  /// The length of the group's animations, in virtual seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    state.transactions.last?.duration ?? Group().duration
  }

  /// Sets the length of the group's animations, in virtual seconds.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  /// How the speed of the group's animations changes; kept as a value.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    state.transactions.last?.timingFunction
  }

  /// Sets how the speed of the group's animations changes.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns a Boolean value that indicates whether changes of the group have no animation.
  public class func disableActions() -> Bool { state.transactions.last?.disablesActions ?? false }

  /// Says whether changes of the group have no animation.
  public class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Sets what runs after the group.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// What runs after the group; `nil` for nothing.
  public class func completionBlock() -> (() -> Void)? { state.transactions.last?.completion }

  /// The value of a key: of a setting of the group, as ``kCATransactionDisableActions``, or any other.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: state.transactions.last?.values[key]
    }
  }

  /// Sets the value of a key: a setting of the group, as ``kCATransactionDisableActions``, or any other.
  ///
  /// A setting's value of another type changes nothing.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = CGFloat(keyValue: anObject) { setAnimationDuration(Double(seconds)) }
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

/// The key of the length of a group's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a group's changes have no animation.
public let kCATransactionDisableActions = "disableActions"
/// The key of how the speed of a group's animations changes.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs after a group.
public let kCATransactionCompletionBlock = "completionBlock"
