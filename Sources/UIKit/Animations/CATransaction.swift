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

  /// Whether changes of the group have no animation.
  public class func disableActions() -> Bool { state.transactions.last?.disablesActions ?? false }

  /// Says whether changes of the group have no animation.
  public class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Sets what runs after the group.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }
}
