import UIKit

/// The result of one drawing.
enum DrawingResult: Sendable {
  /// The drawing was canceled.
  case cancelled
  /// The image that becomes the contents, or `nil` if the class returned none.
  case drawn(UIImage?)
}

/// The identity of one drawing of a node, which can be canceled and stores the result.
final class DrawingToken: Sendable {
  private struct State {
    var isCancelled = false
    var isDropped = false
    var result: DrawingResult?
  }

  private let state = Locked(State())
  /// The lane on which the drawing runs.
  let lane: RuntimeScheduling.Lane

  init(lane: RuntimeScheduling.Lane) {
    self.lane = lane
  }

  /// A Boolean value that indicates whether the drawing has been canceled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// A Boolean value that indicates whether the result is dropped, of which the drawing is not notified.
  var isDropped: Bool { state.withLock { $0.isDropped } }

  /// A Boolean value that indicates whether a drawing that has not begun is skipped.
  var isStopped: Bool { state.withLock { $0.isCancelled || $0.isDropped } }

  /// Drops the result of the drawing.
  func drop() { state.withLock { $0.isDropped = true } }

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
