import UIKit

/// A method that a control calls on its target. It replaces a selector of Objective-C.
///
/// The name distinguishes the actions of one target, as a selector does: adding the same target and
/// name again replaces the former entry.
public struct ASControlAction {
  /// The name, usually the method's.
  public let name: String
  private let body: @MainActor (AnyObject, ASControlNode, UIEvent?) -> Bool

  /// Creates an action from a method without arguments: `ASControlAction("tapped", Cell.tapped)`.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(name) { (target: Target, _, _) in method(target)() }
  }

  /// Creates an action from a method that takes the control.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (ASControlNode) -> Void
  ) {
    self.init(name) { (target: Target, sender, _) in method(target)(sender) }
  }

  /// Creates an action from a method that takes the control and the event.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (ASControlNode, UIEvent?) -> Void
  ) {
    self.init(name) { (target: Target, sender, event) in method(target)(sender, event) }
  }

  /// Creates an action from a closure that accepts any target.
  init(closure name: String, _ body: @escaping @MainActor (ASControlNode, UIEvent?) -> Void) {
    self.init(name) { (_: AnyObject, sender, event) in body(sender, event) }
  }

  private init<Target: AnyObject>(
    _ name: String, perform: @escaping @MainActor (Target, ASControlNode, UIEvent?) -> Void
  ) {
    self.name = name
    body = { target, sender, event in
      guard let target = target as? Target else { return false }
      perform(target, sender, event)
      return true
    }
  }

  /// Calls the method on an object.
  ///
  /// - Returns: Whether the object has the method.
  @MainActor func perform(on target: AnyObject, sender: ASControlNode, event: UIEvent?) -> Bool {
    body(target, sender, event)
  }
}
