import UIKit

/// The result of one drawing.
enum DrawingResult: Sendable {
  /// The drawing was canceled.
  case cancelled
  /// The new contents, or `nil` if nothing was drawn.
  case drawn(CGImage?)
}

/// The identity of one drawing of a node, which can be canceled and stores the result.
final class DrawingToken: Sendable {
  private struct State {
    var isCancelled = false
    var result: DrawingResult?
  }

  private let state = Locked(State())
  /// The lane on which the drawing runs.
  let lane: BackgroundLane

  init(lane: BackgroundLane) {
    self.lane = lane
  }

  /// A Boolean value that indicates whether the drawing has been canceled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the drawing.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Stores the result.
  func finish(_ result: DrawingResult) { state.withLock { $0.result = result } }

  /// Removes and returns the result, or returns `nil` if there is none.
  func takeResult() -> DrawingResult? {
    state.withLock { state in
      defer { state.result = nil }
      return state.result
    }
  }
}
