import Foundation

/// Stores the closures that an app adds to the animation of a drag, until they run: changes first,
/// then completions.
@MainActor class DragAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the added closures, once.
  func run() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }
}

/// The animation of lifting, cancelling or dropping an item, to which an app can add its own.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are made along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
