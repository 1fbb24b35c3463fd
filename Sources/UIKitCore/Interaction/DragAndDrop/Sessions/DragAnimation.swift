import Foundation

/// The animation of a drag, stored as the closures that an app adds: first changes, then completion
/// handlers.
@MainActor class DragAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the added closures. Further calls have no effect.
  func run() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }
}

/// The animation of a lifted, canceled, or dropped item, to which an app can add changes.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated together with the item.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
