// On Linux, Foundation has initializers of points, sizes, and rectangles for both number types, so
// that `CGSize(width: .infinity, height: .infinity)` and `CGSize(width: 100, height: .infinity)`
// are ambiguous, which they are not on Apple platforms. These initializers replace Foundation's in
// files that import UIKit but not Foundation. They are disfavored, so that literals get the type of
// the stored properties.

extension CGPoint {
  /// Creates a point from `Double` values, in points.
  ///
  /// The compiler uses it only where no other initializer fits, so that `.infinity` has the type of
  /// the stored properties.
  @_disfavoredOverload
  public init(x: Double, y: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }
}

extension CGSize {
  /// Creates a size from `Double` values, in points.
  ///
  /// The compiler uses it only where no other initializer fits, so that `.infinity` has the type of
  /// the stored properties.
  @_disfavoredOverload
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
}

extension CGRect {
  /// Creates a rectangle from `Double` values, in points.
  ///
  /// The compiler uses it only where no other initializer fits, so that `.infinity` has the type of
  /// the stored properties.
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
