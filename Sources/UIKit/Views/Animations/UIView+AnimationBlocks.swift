import Foundation

/// The animations that are written between two calls, as before closures.
///
/// Changes are made at once, as with closures; what hears of the animations is told by the virtual clock.
/// The listeners are closures or methods here, since there are no selectors.
extension UIView {
  /// How a view is shown anew; nothing shows it here.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// At once.
    case none
    /// It turns from right to left.
    case flipFromLeft
    /// It turns from left to right.
    case flipFromRight
    /// A page turns up.
    case curlUp
    /// A page turns down.
    case curlDown
  }

  private class var blocks: AnimationBlocks {
    get { RuntimeEnvironment.current.application.animationBlocks }
    set { RuntimeEnvironment.current.application.animationBlocks = newValue }
  }

  /// Opens a block of animations with a name and a pointer that its listeners are told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    blocks.open.append(AnimationBlock(identifier: animationID, context: context))
  }

  /// Closes the innermost block; with the outermost one, the animations of all begin.
  ///
  /// Rule: UIKit's documentation of `commitAnimations`. Without an open block nothing happens.
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

  /// A time in seconds that nobody waits for; apps write endless repeats as the greatest number.
  private class var endless: TimeInterval { 1e12 }

  private class func change(_ change: (inout AnimationBlock) -> Void) {
    guard !blocks.open.isEmpty else { return }
    change(&blocks.open[blocks.open.count - 1])
  }

  /// Sets the length of the open block's animations, in virtual seconds. The default is 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  /// Sets how long the open block's animations wait, in virtual seconds. The default is 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = max(0, delay) }
  }

  /// Sets how often the open block's animations run, which may be a fraction; default once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  /// Says whether each run of the open block's animations goes back too. The default is `false`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets who hears that the open block's animations begin: the block's name and pointer are told.
  public class func setAnimationWillStart(
    _ listener: (@MainActor (String?, UnsafeMutableRawPointer?) -> Void)?
  ) {
    change { $0.willStart = listener }
  }

  /// Sets who hears that the open block's animations are over: the block's name and pointer are told, and
  /// whether they came to their end.
  public class func setAnimationDidStop(
    _ listener: (@MainActor (String?, NSNumber, UnsafeMutableRawPointer?) -> Void)?
  ) {
    change { $0.didStop = listener }
  }

  /// Says how the speed of the open block's animations changes; the clock knows durations alone.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}

  /// Says whether the open block's animations begin where others stand; changes are made at once here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Says how a view is shown anew in the open block; nothing shows it here.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// The length of the animations around, in virtual seconds; 0 outside of any.
  ///
  /// Rule: UIKit's documentation: it is that of the closure that runs or of the block that is open.
  public class var inheritedAnimationDuration: TimeInterval {
    let application = RuntimeEnvironment.current.application
    guard application.areAnimationsEnabled else { return 0 }
    return application.runningDurations.last ?? blocks.open.last?.duration ?? 0
  }
}

/// What an open block of animations says: how long they take and who hears of them.
struct AnimationBlock {
  /// Who hears of a moment of the animations.
  typealias Listener = @MainActor (String?, UnsafeMutableRawPointer?) -> Void

  let identifier: String?
  let context: UnsafeMutableRawPointer?
  /// The length of one run, in virtual seconds.
  var duration: TimeInterval = 0.2
  /// The time before the first run, in virtual seconds.
  var delay: TimeInterval = 0
  /// How often they run; 0 is once, as 1 is.
  var repeatCount: Float = 0
  /// A Boolean value that indicates whether each run goes back as well.
  var autoreverses = false
  var willStart: Listener?
  var didStop: (@MainActor (String?, NSNumber, UnsafeMutableRawPointer?) -> Void)?

  /// The time from the first run's beginning to the last one's end, in virtual seconds.
  var length: TimeInterval {
    duration * (repeatCount > 0 ? TimeInterval(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }
}

/// The blocks of animations that are open, and those that wait for the outermost to be committed.
struct AnimationBlocks {
  /// The open ones, the innermost last.
  var open: [AnimationBlock] = []
  /// The committed ones, in their order.
  var committed: [AnimationBlock] = []
}

extension UIView {
  /// The pace of an animation; kept as data, for the virtual clock knows durations alone.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}
