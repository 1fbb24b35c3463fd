import Foundation

/// Wishes for and results of measuring a string (UIKit).
open class NSStringDrawingContext: NSObject {
  /// The least scale that text may be shrunk to; measuring never shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used: 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room that the last measured string takes, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context without wishes.
  public override init() {
    super.init()
  }
}
