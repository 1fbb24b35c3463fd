import Foundation

/// An item that is being moved by touch.
struct InteractiveMovement {
  /// Where the item was.
  let source: IndexPath
  /// Where it would be put now.
  var target: IndexPath
  /// Where the touch is, in points of the content.
  var position: CGPoint
}
