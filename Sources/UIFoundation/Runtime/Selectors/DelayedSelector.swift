import Foundation

/// A call of a selector's method that waits for its delay on the main queue.
struct DelayedSelector: Sendable {
  // A delayed call belongs to its target, whatever environment is current when it is canceled.
  private static let waiting = Locked<[ObjectIdentifier: [DelayedSelector]]>([:])

  private let target: SelectorTarget
  private let identity: ObjectIdentifier
  private let selector: Selector
  private let number = UUID()

  /// Creates a call that retains its target and its argument.
  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = SelectorTarget(target, isRetained: true, argument: argument)
    identity = ObjectIdentifier(target)
    self.selector = selector
  }

  /// Begins to wait for a delay in seconds. The main queue has the timer.
  func begin(after delay: TimeInterval) {
    Self.waiting.withLock { $0[identity, default: []].append(self) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      guard takeOut(), let object = target.object else { return }
      selector.call(on: object, target.argument)
    }
  }

  /// Removes the call from the waiting ones, and returns `false` if it was canceled.
  private func takeOut() -> Bool {
    Self.waiting.withLock { waiting in
      let former = waiting[identity]?.count
      waiting[identity]?.removeAll { $0.number == number }
      let left = waiting[identity]?.count
      if left == 0 { waiting[identity] = nil }
      return former != left
    }
  }

  /// Cancels the calls of a target's methods.
  static func cancel(_ target: Any) {
    let canceled = waiting.withLock {
      $0.removeValue(forKey: ObjectIdentifier(target as AnyObject))
    }
    // The targets are released without the lock.
    withExtendedLifetime(canceled) {}
  }

  /// Cancels the calls of one method with an equal argument.
  static func cancel(_ target: Any, _ selector: Selector, _ argument: Any?) {
    let identity = ObjectIdentifier(target as AnyObject)
    let canceled = waiting.withLock { waiting in
      let equal = (waiting[identity] ?? []).filter { $0.isEqual(selector, argument) }
      waiting[identity]?.removeAll { $0.isEqual(selector, argument) }
      if waiting[identity]?.isEmpty == true { waiting[identity] = nil }
      return equal
    }
    withExtendedLifetime(canceled) {}
  }

  private func isEqual(_ other: Selector, _ argument: Any?) -> Bool {
    guard selector == other else { return false }
    guard let own = target.argument, let argument else {
      return target.argument == nil && argument == nil
    }
    if let (first, second) = (own as? AnyHashable).flatMap({ first in
      (argument as? AnyHashable).map { (first, $0) }
    }) {
      return first == second
    }
    return own as AnyObject === argument as AnyObject
  }
}
