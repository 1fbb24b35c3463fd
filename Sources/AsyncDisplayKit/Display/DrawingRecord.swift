import UIKit

/// What the base class's drawing hooks tell about one drawing: that they were reached.
final class DrawingRecord: Sendable {
  private struct Declined {
    var drawing = false
    var picture = false
  }

  /// The drawing that runs now.
  @TaskLocal static var current: DrawingRecord?

  private let declined = Locked(Declined())

  /// Notes that the class does not draw into a context.
  func declineDrawing() { declined.withLock { $0.drawing = true } }

  /// Notes that the class does not give whole pictures.
  func declinePicture() { declined.withLock { $0.picture = true } }

  /// Whether the class has no drawing of its own at all.
  var isDeclined: Bool { declined.withLock { $0.drawing && $0.picture } }

  /// Whether the class gives no whole pictures.
  var isPictureDeclined: Bool { declined.withLock { $0.picture } }
}
