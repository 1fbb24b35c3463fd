import Foundation

/// The base class of what moves a view with the device; kept as data.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() {
    super.init()
  }

  /// Answers values by key path for a tilt of the device; none by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
