import Foundation

extension CGRect {
  /// Returns a Boolean value that indicates whether another rectangle is the same, as `==` says
  /// too.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }

  /// The rectangle whose edges lie inwards by insets, as UIKit's `UIEdgeInsetsInsetRect`.
  ///
  /// A size may become negative when the insets exceed it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that encloses the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity, !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(enclosing: corners)
  }

  /// Creates the smallest rectangle that holds every point; null without points.
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
  /// Returns a Boolean value that indicates whether another point is the same, as `==` says too.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }

  /// The point that an affine transform maps this one to.
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
  /// Returns a Boolean value that indicates whether another size is the same, as `==` says too.
  public func equalTo(_ size: CGSize) -> Bool { self == size }

  /// The size that the linear part of an affine transform maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

/// Makes a rectangle in C's spelling.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a point in C's spelling.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Makes a size in C's spelling.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

extension CGSize {
  /// The size of a rectangle of this size whose edges lie inwards by insets.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The size of a rectangle of this size whose edges lie farther out.
  func expanded(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}

/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Sendable {
  /// The part along the horizontal axis.
  public var dx: CGFloat
  /// The part along the vertical axis.
  public var dy: CGFloat

  /// Creates a vector of zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from both parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of zero.
  public static let zero = CGVector()
}

extension CGFloat {
  /// The nearest whole number of device pixels, in points; halves go away from zero.
  package func roundedToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The next whole number of device pixels that is not smaller, in points.
  package func ceiledToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.up) / scale
  }

  /// The number between two bounds that is nearest; the lower bound when they cross.
  package func clamped(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    Swift.max(lower, Swift.min(self, upper))
  }
}
