/// The coming or going of an edit menu, beside which an app may animate.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for its end.
  func addCompletion(_ completion: @escaping () -> Void)
}
