import Foundation

extension UIControl {
  /// The objects whose methods hear events.
  public var allTargets: Set<AnyHashable> {
    Set(lines.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// Calls a closure for each action and its events, in order, until it asks to stop.
  ///
  /// UIKit also tells of methods, by target and selector: here a method is a closure, of which the
  /// target is told.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ target: AnyObject?, _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var isStopped = false
    for line in lines where !isStopped {
      iterator(line.target == nil ? line.action : nil, line.target, line.events, &isStopped)
    }
  }

  /// Runs the main actions as a tap does; nothing while the control is not enabled (iOS 17.4).
  public func performPrimaryAction() {
    guard isEnabled else { return }
    touchUpInside()
  }
}
