import UIKit

/// A controller that knows how many others cover it.
///
/// Texture: `ASVisibilityDepth`. Main thread.
@preconcurrency @MainActor
public protocol ASVisibilityDepth: AnyObject {
  /// The number of controllers that cover this one: 0 when it is on top.
  func visibilityDepth() -> Int
  /// Hears that the number has changed.
  func visibilityDepthDidChange()
}
