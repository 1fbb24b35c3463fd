import Foundation

/// An animation that a closure describes, with the layers of the views that it changes.
///
/// Decided here, because UIKit documents neither: without a layer's animations the others of the closure run on, and
/// the completion handler comes with `false` after the last of them.
@MainActor final class ViewAnimation {
  /// The animations whose closures are running, innermost last. Closures run without suspension.
  private static var open: [ViewAnimation] = []

  private var layers: [ObjectIdentifier] = []
  private var isInterrupted = false
  private var ending: (environment: RuntimeEnvironment, timer: RuntimeScheduling.TimerID)?
  private var completion: ((Bool) -> Void)?

  /// Runs a closure, and records the layers of the views that it changes.
  func include(_ animations: () -> Void) {
    Self.open.append(self)
    animations()
    Self.open.removeLast()
  }

  /// Records a change of a layer in the innermost closure, unless animations are disabled.
  static func record(_ layer: CALayer) {
    guard let animation = open.last, UIView.areAnimationsEnabled else { return }
    let identifier = ObjectIdentifier(layer)
    guard !animation.layers.contains(identifier) else { return }
    animation.layers.append(identifier)
    layer.viewAnimations.removeAll { $0.animation == nil }
    layer.viewAnimations.append(WeakViewAnimation(animation: animation))
  }

  /// Calls a completion handler after a delay in seconds, or when the animations of all layers were removed.
  func end(after delay: TimeInterval, _ completion: @escaping (Bool) -> Void) {
    let environment = RuntimeEnvironment.current
    self.completion = completion
    let timer = environment.scheduleTimer(
      after: delay, RuntimeScheduling.Step(.timer, "animation completion")
    ) {
      self.finish()
    }
    ending = (environment, timer)
    if isInterrupted, layers.isEmpty { stop() }
  }

  /// Ends the animation of a layer.
  func remove(_ layer: CALayer) {
    guard let index = layers.firstIndex(of: ObjectIdentifier(layer)) else { return }
    layers.remove(at: index)
    isInterrupted = true
    if layers.isEmpty { stop() }
  }

  private func stop() {
    if let ending { ending.environment.scheduler.cancelTimer(ending.timer) }
    finish()
  }

  private func finish() {
    let ended = completion
    completion = nil
    ending = nil
    ended?(!isInterrupted)
  }
}

/// A reference to an animation that its timer retains.
struct WeakViewAnimation {
  weak var animation: ViewAnimation?
}
