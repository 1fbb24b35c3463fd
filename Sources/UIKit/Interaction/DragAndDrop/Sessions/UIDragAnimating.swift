import Foundation

/// The lifting, cancelling or dropping of an item, beside which an app may animate.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
