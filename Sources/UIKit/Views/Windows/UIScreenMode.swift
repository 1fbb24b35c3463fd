import Foundation

/// How a screen may show its pixels.
public final class UIScreenMode: NSObject, Sendable {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel in parts of its height: 1.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Tells whether another mode has the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.size == size
  }

  /// A hash of the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}
