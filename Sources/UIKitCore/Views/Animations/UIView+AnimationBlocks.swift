import Foundation

/// Animations between calls of `beginAnimations(_:context:)` and `commitAnimations()`, which
/// closures replaced.
///
/// Changes apply immediately, as with closures; callbacks run by the environment's clock. They are
/// closures or methods here, because there are no selectors.
extension UIView {
  /// The transition of a view. It is not drawn here.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// No transition.
    case none
    /// A flip of the view from the left.
    case flipFromLeft
    /// A flip of the view from the right.
    case flipFromRight
    /// An upward page curl.
    case curlUp
    /// A downward page curl.
    case curlDown
  }

  private class var blocks: AnimationBlocks {
    get { RuntimeEnvironment.current.application.animationBlocks }
    set { RuntimeEnvironment.current.application.animationBlocks = newValue }
  }

  /// Begins a block of animations with an identifier and a pointer, which are passed to its
  /// callbacks.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    blocks.open.append(AnimationBlock(identifier: animationID, context: context))
  }

  /// Ends the innermost block. When it is the outermost, the animations of all committed blocks
  /// begin.
  ///
  /// Rule: UIKit's documentation of `commitAnimations`. Without an open block, it has no effect.
  public class func commitAnimations() {
    guard let block = blocks.open.popLast() else { return }
    blocks.committed.append(block)
    guard blocks.open.isEmpty else { return }
    let committed = blocks.committed
    blocks.committed = []
    for block in committed { run(block) }
  }

  private class func run(_ block: AnimationBlock) {
    let isAnimated = areAnimationsEnabled
    if let willStart = block.willStart {
      finish(after: isAnimated ? block.delay : 0) { _ in
        willStart(block.identifier, block.context)
      }
    }
    let end = block.delay + block.length
    guard let didStop = block.didStop, !isAnimated || end < Self.endless else { return }
    finish(after: isAnimated ? end : 0) { finished in
      didStop(block.identifier, NSNumber(value: finished), block.context)
    }
  }

  /// The duration, in seconds, from which an animation never ends. Apps pass the greatest number
  /// for endless animations.
  private class var endless: TimeInterval { 1e12 }

  private class func change(_ change: (inout AnimationBlock) -> Void) {
    guard !blocks.open.isEmpty else { return }
    change(&blocks.open[blocks.open.count - 1])
  }

  /// Sets the duration of the open block's animations, in seconds. The default is 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  /// Sets the delay of the open block's animations, in seconds. The default is 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = max(0, delay) }
  }

  /// Sets the number of repetitions of the open block's animations, which may be a fraction. The
  /// default is one run.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  /// Sets whether the open block's animations also play in reverse. The default is `false`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets the callback for the beginning of the open block's animations. It receives the block's
  /// identifier and pointer.
  public class func setAnimationWillStart(
    _ listener: (@MainActor (String?, UnsafeMutableRawPointer?) -> Void)?
  ) {
    change { $0.willStart = listener }
  }

  /// Sets the callback for the end of the open block's animations. It receives the block's
  /// identifier, whether they finished, and the block's pointer.
  public class func setAnimationDidStop(
    _ listener: (@MainActor (String?, NSNumber, UnsafeMutableRawPointer?) -> Void)?
  ) {
    change { $0.didStop = listener }
  }

  /// Sets the curve of the open block's animations. Not used by the
  /// runtime, which reports `unused-member`.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    reportUnused("UIView", if: curve != .easeInOut, member: "setAnimationCurve")
  }

  /// Sets whether the open block's animations begin from the current state. This method has no
  /// effect here. Not used by the runtime, which reports `unused-member`.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    reportUnused("UIView", if: fromCurrentState, member: "setAnimationBeginsFromCurrentState")
  }

  /// Sets the transition of a view in the open block. Not used by the runtime, which reports
  /// `unused-member`.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    reportUnused("UIView", if: transition != .none, member: "setAnimationTransition")
  }

  /// The duration of the enclosing animations, in seconds; zero outside of animations.
  ///
  /// Rule: UIKit's documentation: it is that of the running closure or of the open block.
  public class var inheritedAnimationDuration: TimeInterval {
    let application = RuntimeEnvironment.current.application
    guard application.areAnimationsEnabled else { return 0 }
    return application.runningDurations.last ?? blocks.open.last?.duration ?? 0
  }
}

/// The settings of an open block of animations.
struct AnimationBlock {
  /// A callback for the beginning or the end of a block's animations.
  typealias Listener = @MainActor (String?, UnsafeMutableRawPointer?) -> Void

  let identifier: String?
  let context: UnsafeMutableRawPointer?
  /// The duration of one run, in seconds.
  var duration: TimeInterval = 0.2
  /// The delay before the first run, in seconds.
  var delay: TimeInterval = 0
  /// The number of runs. Zero counts as one.
  var repeatCount: Float = 0
  /// A Boolean value that indicates whether each run also plays in reverse.
  var autoreverses = false
  var willStart: Listener?
  var didStop: (@MainActor (String?, NSNumber, UnsafeMutableRawPointer?) -> Void)?

  /// The time from the beginning of the first run to the end of the last one, in seconds.
  var length: TimeInterval {
    duration * (repeatCount > 0 ? TimeInterval(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }
}

/// The open animation blocks, and the committed ones that wait for the outermost block.
struct AnimationBlocks {
  /// The open blocks, innermost last.
  var open: [AnimationBlock] = []
  /// The committed blocks, in their order.
  var committed: [AnimationBlock] = []
}

extension UIView {
  /// The curve of an animation. Stored but not used by the runtime: the clock depends on durations
  /// only.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// A curve that is slow at the beginning and the end.
    case easeInOut
    /// A curve that is slow at the beginning.
    case easeIn
    /// A curve that is slow at the end.
    case easeOut
    /// A curve of constant speed.
    case linear
  }
}
