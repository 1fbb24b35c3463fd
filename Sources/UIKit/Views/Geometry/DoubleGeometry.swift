// Foundation makes points, sizes and rectangles of numbers of either type, so that on Linux neither
// `CGSize(width: .infinity, height: .infinity)` nor `CGSize(width: 100, height: .infinity)` says which
// is meant, as both do with Apple's compiler. These take the place of Foundation's in files that import
// UIKit and not Foundation itself; they stand back, so that the compiler takes the type of the members.

extension CGPoint {
  /// Creates a point of doubles, in points.
  ///
  /// The compiler takes it only where no other initializer fits, so that `.infinity` is one of the
  /// members' type.
  @_disfavoredOverload
  public init(x: Double, y: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }
}

extension CGSize {
  /// Creates a size of doubles, in points.
  ///
  /// The compiler takes it only where no other initializer fits, so that `.infinity` is one of the
  /// members' type.
  @_disfavoredOverload
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
}

extension CGRect {
  /// Creates a rectangle of doubles, in points.
  ///
  /// The compiler takes it only where no other initializer fits, so that `.infinity` is one of the
  /// members' type.
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
