import Foundation

extension NSCoder {
  /// Returns a point in UIKit's notation, `{x, y}`.
  public class func string(for point: CGPoint) -> String {
    "{\(geometryText(point.x)), \(geometryText(point.y))}"
  }

  /// Returns a size in UIKit's notation, `{width, height}`.
  public class func string(for size: CGSize) -> String {
    "{\(geometryText(size.width)), \(geometryText(size.height))}"
  }

  /// Returns a rectangle in UIKit's notation, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns insets in UIKit's notation, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(geometryText)
    return "{\(edges.joined(separator: ", "))}"
  }
}

/// Returns a number as text, without a fraction when it is zero.
package func geometryText(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The boxed rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The boxed point.
  public var cgPointValue: CGPoint { pointValue }

  /// The boxed size.
  public var cgSizeValue: CGSize { sizeValue }
}
