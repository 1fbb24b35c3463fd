import Foundation

extension CGRect {
  /// Returns a Boolean value that indicates whether another rectangle is equal, as the operator
  /// `==` does.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }

  /// Returns the rectangle with its edges moved inward by insets, as UIKit's
  /// `UIEdgeInsetsInsetRect` does.
  ///
  /// The size becomes negative when the insets exceed it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns the smallest rectangle that contains the corners after an affine transform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity, !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(enclosing: corners)
  }

  /// Creates the smallest rectangle that contains all points, or the null rectangle without points.
  package init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGPoint {
  /// Returns a Boolean value that indicates whether another point is equal, as the operator `==`
  /// does.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }

  /// Returns the point to which an affine transform maps this one.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  package static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  package static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether another size is equal, as the operator `==`
  /// does.
  public func equalTo(_ size: CGSize) -> Bool { self == size }

  /// Returns the size to which the linear part of an affine transform maps this one.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

/// Returns a rectangle from its origin and size, in points. This is the C function for creating
/// rectangles.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a point from its coordinates, in points. This is the C function for creating points.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns a size from its width and height, in points. This is the C function for creating sizes.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

extension CGSize {
  /// Returns the size reduced by insets.
  package func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Returns the size expanded by insets.
  package func expanded(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}

/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component, in points.
  public var dx: CGFloat
  /// The vertical component, in points.
  public var dy: CGFloat

  /// Creates a zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public static let zero = CGVector()
}

extension CGFloat {
  /// Returns the number rounded to the nearest device pixel, in points. Halves are rounded away
  /// from zero.
  package func roundedToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the number rounded up to a device pixel, in points.
  package func ceiledToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.up) / scale
  }

  /// Returns the number limited to a range, or the lower bound when the upper bound is below it.
  package func clamped(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    Swift.max(lower, Swift.min(self, upper))
  }
}

extension CGPoint {
  /// The same point with 0 in place of -0, which a negated or mirrored zero is.
  package var withoutNegativeZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

extension CGRect {
  /// The same rectangle with 0 in place of -0.
  package var withoutNegativeZeros: CGRect {
    CGRect(
      origin: origin.withoutNegativeZeros, size: CGSize(width: width + 0, height: height + 0))
  }
}
