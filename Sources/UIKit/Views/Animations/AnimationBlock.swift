import Foundation

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
  /// Whether each run goes back as well.
  var autoreverses = false
  var willStart: Listener?
  var didStop: (@MainActor (String?, NSNumber, UnsafeMutableRawPointer?) -> Void)?

  /// The time from the first run's beginning to the last one's end, in virtual seconds.
  var length: TimeInterval {
    duration * (repeatCount > 0 ? TimeInterval(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }
}
