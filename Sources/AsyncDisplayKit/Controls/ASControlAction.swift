import UIKit

/// A method that a control calls on its target. It replaces a selector of Objective-C.
///
/// The name distinguishes the actions of one target, as a selector does: adding the same target and
/// name again replaces the former entry.
public struct ASControlAction {
  /// The name, usually the method's.
  public let name: String
  private let body: Body

  private enum Body {
    case method(
      isMethod: @Sendable (AnyObject) -> Bool,
      perform: @MainActor (AnyObject, ASControlNode, UIEvent?) -> Void)
    case closure((ASControlNode, UIEvent?) -> Void)
  }

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
  init(closure name: String, _ body: @escaping (ASControlNode, UIEvent?) -> Void) {
    self.name = name
    self.body = .closure(body)
  }

  private init<Target: AnyObject>(
    _ name: String, perform: @escaping @MainActor (Target, ASControlNode, UIEvent?) -> Void
  ) {
    self.name = name
    body = .method(isMethod: { $0 is Target }) { target, sender, event in
      if let target = target as? Target { perform(target, sender, event) }
    }
  }

  /// Returns a Boolean value that indicates whether an object has the method.
  func isMethod(of object: AnyObject) -> Bool {
    guard case .method(let isMethod, _) = body else { return true }
    return isMethod(object)
  }

  /// Calls the method on an object. Does nothing if the object does not have the method.
  @MainActor func perform(on target: AnyObject, sender: ASControlNode, event: UIEvent?) {
    switch body {
    case .method(_, let perform): perform(target, sender, event)
    case .closure(let closure): closure(sender, event)
    }
  }
}
