import UIKit

/// What came of one drawing.
enum DrawingResult: Sendable {
  /// Nobody wanted it any longer.
  case cancelled
  /// The node's class has no drawing of its own.
  case declined
  /// The new contents, which may be none.
  case drawn(CGImage?)
}

/// The identity of one drawing of a node: it can be cancelled, and it holds the result.
final class DrawingToken: Sendable {
  private struct State {
    var isCancelled = false
    var result: DrawingResult?
  }

  private let state = Locked(State())
  /// The lane that the drawing runs on.
  let lane: BackgroundLane

  init(lane: BackgroundLane) {
    self.lane = lane
  }

  /// A Boolean value that indicates whether the result is no longer wanted.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Says that the result is no longer wanted.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Stores the result.
  func finish(_ result: DrawingResult) { state.withLock { $0.result = result } }

  /// Takes the result; nil before the drawing has ended, and once it was taken.
  func takeResult() -> DrawingResult? {
    state.withLock { state in
      defer { state.result = nil }
      return state.result
    }
  }
}
